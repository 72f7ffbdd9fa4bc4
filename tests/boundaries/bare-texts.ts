import { parseSync } from 'vite';

/** A node of the parsed source; only what this check looks at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.filter(isNode);
  return isNode(value) ? [value] : [];
}

function partsOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap(nodesIn);
}

function programOf(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source);
  const [node] = nodesIn(program);
  if (node === undefined || errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  return node;
}

/** What a function gives back, nested functions left out. */
function resultsOf(fn: Node): readonly Node[] {
  const [body] = nodesIn(fn['body']);
  if (body === undefined) return [];
  if (body.type !== 'BlockStatement') return [body];
  const results: Node[] = [];
  const visit = (node: Node): void => {
    if (/Function/.test(node.type)) return;
    if (node.type === 'ReturnStatement') results.push(...nodesIn(node['argument']));
    else partsOf(node).forEach(visit);
  };
  visit(body);
  return results;
}

function nameOf(node: Node | undefined): string {
  return String(node?.['name'] ?? '');
}

/** Tells whether an expression may give a text: all may but elements, lists of them, and what React leaves out. */
function textCheck(elements: ReadonlySet<string>): (node: Node) => boolean {
  const mayBeText = (node: Node): boolean => {
    const some = (...fields: readonly string[]): boolean => fields.flatMap((field) => nodesIn(node[field])).some(mayBeText);
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
      case 'JSXEmptyExpression':
        return false;
      case 'Literal':
        return typeof node['value'] === 'string' || typeof node['value'] === 'number';
      case 'Identifier':
        return node['name'] !== 'undefined' && !elements.has(nameOf(node));
      case 'MemberExpression':
        return !elements.has(nameOf(nodesIn(node['property'])[0]));
      case 'ConditionalExpression':
        return some('consequent', 'alternate');
      case 'LogicalExpression':
        return node['operator'] === '&&' ? some('right') : some('left', 'right');
      case 'ParenthesizedExpression':
        return some('expression');
      case 'ArrayExpression':
        return some('elements');
      case 'CallExpression': {
        const [callee] = nodesIn(node['callee']);
        const name = nameOf(callee === undefined ? undefined : (nodesIn(callee['property'])[0] ?? callee));
        const [callback] = nodesIn(node['arguments']);
        if ((name === 'map' || name === 'flatMap') && callback !== undefined && /Function/.test(callback.type)) {
          return resultsOf(callback).some(mayBeText);
        }
        return name !== 'createElement' && name !== 'createPortal' && !elements.has(name);
      }
      default:
        return true;
    }
  };
  return mayBeText;
}

/** The children that React sees: blank lines between tags and comments are none. */
function childrenOf(node: Node): readonly Node[] {
  return nodesIn(node['children']).filter((child) => {
    if (child.type === 'JSXText') return !/^\s*$/.test(String(child['value'])) || !String(child['value']).includes('\n');
    const [expression] = nodesIn(child['expression']);
    return expression?.type !== 'JSXEmptyExpression';
  });
}

/** `cartTexts.title`: a page speaks one language from its start to its end. */
function isOfTextsFile(node: Node): boolean {
  return node.type === 'MemberExpression' && nameOf(nodesIn(node['object'])[0]).endsWith('Texts');
}

/** Written out, here or in a file of texts, so that it never changes. */
function isFixedText(child: Node): boolean {
  return child.type === 'JSXText' || nodesIn(child['expression']).some((node) => node.type === 'Literal' || isOfTextsFile(node));
}

/** An element of the page that always stands where it is written: nothing is put in or taken out beside it. */
function standsStill(child: Node): boolean {
  if (child.type !== 'JSXElement') return false;
  const [opening] = nodesIn(child['openingElement']);
  return /^(?:[a-z].*|Link|Spinner|.*Icon)$/.test(nameOf(nodesIn(opening?.['name'])[0]));
}

/** Puts its children where it stands itself. */
function isFragment(node: Node): boolean {
  const [opening] = nodesIn(node['openingElement']);
  return /^(?:Fragment|Suspense|StrictMode|.*Scope|.*Provider)$/.test(nameOf(nodesIn(opening?.['name'])[0]));
}

interface Names {
  readonly elements: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

/** Names that a source declares to hold elements, by the type Elements or by what is assigned to them, and those that may hold texts. */
function declaredNames(path: string, source: string): Names {
  const elements = new Set<string>();
  const others = new Set<string>();
  const note = (key: Node | undefined, type: Node | undefined): void => {
    if (key === undefined || type === undefined) return;
    const words = source.slice(type.start, Number(type['end']));
    if (/^:[^{]*\bElements$/.test(words)) elements.add(nameOf(key));
    else if (/\bReactNode\b|\bstring\b|\bnumber\b/.test(words)) others.add(nameOf(key));
  };
  const isElement = (init: Node | undefined): boolean =>
    init !== undefined && /^(?:JSX|Conditional|Logical|Parenthesized)/.test(init.type) && !textCheck(new Set())(init);
  const visit = (node: Node): void => {
    if (node.type === 'TSPropertySignature') note(nodesIn(node['key'])[0], nodesIn(node['typeAnnotation'])[0]);
    if (node.type === 'Identifier') note(node, nodesIn(node['typeAnnotation'])[0]);
    if (node.type === 'VariableDeclarator' && isElement(nodesIn(node['init'])[0])) elements.add(nameOf(nodesIn(node['id'])[0]));
    partsOf(node).forEach(visit);
  };
  visit(programOf(path, source));
  return { elements, others };
}

/** For each source, the names in it that hold elements and never a text: its own, and those declared so wherever they are. */
function elementNames(sources: ReadonlyMap<string, string>): (path: string) => ReadonlySet<string> {
  const declared = new Map([...sources].map(([path, source]) => [path, declaredNames(path, source)]));
  const all = [...declared.values()];
  const others = new Set(all.flatMap((names) => [...names.others]));
  const everywhere = all.flatMap(({ elements }) => [...elements]).filter((name) => !others.has(name));
  return (path) => {
    const own = declared.get(path);
    return new Set([...everywhere, ...(own?.elements ?? [])].filter((name) => own?.others.has(name) !== true));
  };
}

/** Texts of the sources that a translated page loses: those that stand beside something React may swap, put in or take out. */
export function bareTexts(sources: ReadonlyMap<string, string>): readonly string[] {
  const elementsIn = elementNames(sources);
  return [...sources].flatMap(([path, source]) => bareTextsIn(path, source, elementsIn(path)));
}

function bareTextsIn(path: string, source: string, elements: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  const mayBeText = textCheck(elements);
  const isText = (child: Node): boolean =>
    child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && nodesIn(child['expression']).some(mayBeText));
  const faultsOf = (node: Node): readonly Node[] => {
    if (node.type === 'JSXFragment' || isFragment(node)) return childrenOf(node).filter((child) => isText(child) && !isBlank(child));
    if (node.type === 'JSXElement') {
      const children = childrenOf(node);
      if (children.length < 2 || children.every((child) => isFixedText(child) || standsStill(child))) return [];
      return children.filter((child) => isText(child) && !isBlank(child));
    }
    // A component's own result stands beside whatever its parent puts there.
    const isComponent = /^[A-Z]/.test(nameOf(nodesIn(node['id'])[0])) && node.type === 'FunctionDeclaration';
    return isComponent ? resultsOf(node).filter(mayBeText) : [];
  };
  const visit = (node: Node): void => {
    for (const { start } of faultsOf(node)) {
      const line = source.slice(0, start + (/^\s*/.exec(source.slice(start))?.[0].length ?? 0)).split('\n').length;
      found.push(`${path}:${line}: ${source.slice(start).trimStart().split('\n')[0]?.slice(0, 90)}`);
    }
    partsOf(node).forEach(visit);
  };
  visit(programOf(path, source));
  return found;
}

/** Blanks between elements: a translator leaves them alone. */
function isBlank(child: Node): boolean {
  return nodesIn(child['expression']).some(({ type, value }) => type === 'Literal' && String(value).trim() === '');
}
