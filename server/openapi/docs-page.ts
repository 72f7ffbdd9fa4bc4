import { API_PREFIX } from '../http/api';
import { escapeHtml } from '../mail/letter';
import { CALL_GROUPS } from './call-facts';
import type { DescribedCall } from './describe-calls';
import { HOW_CALLS_TRAVEL, isCacheable, limitsText } from './openapi-document';
import { ERROR_REPLIES } from './replies';
import type { JsonSchema } from './json-schema';

/** `styles` is the page's whole stylesheet; it has no scripts. */
export function docsPage(calls: readonly DescribedCall[], styles: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The store’s calls</title>
<style>${styles}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header><h1>The store’s calls</h1>
<p class="lead">What a back end must answer so that the store works on it. The same as a document for tools: <a href="${API_PREFIX}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></header>
<nav aria-label="Calls">${CALL_GROUPS.map((group) => groupLinks(group, calls)).join('')}</nav>
<main id="calls" tabindex="-1">
<section aria-labelledby="travel"><h2 id="travel">How every call travels</h2>
${HOW_CALLS_TRAVEL.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${example({ status: 1, message: 'Product added to cart', data: {} }, 'A success')}
${example({ status: 0, message: 'This item is no longer in your cart.', data: null }, 'A refusal')}
</section>
<section aria-labelledby="errors"><h2 id="errors">Errors</h2><p>An HTTP error carries the envelope of a refusal.</p>
<dl>${ERROR_REPLIES.map(errorRow).join('')}</dl></section>
${CALL_GROUPS.map(
  (group) =>
    `<section aria-labelledby="${group}"><h2 id="${group}">${group}</h2>${calls
      .filter(({ facts }) => facts.group === group)
      .map(callArticle)
      .join('\n')}</section>`,
).join('\n')}
</main>
</body>
</html>
`;
}

function groupLinks(group: string, calls: readonly DescribedCall[]): string {
  const links = calls
    .filter(({ facts }) => facts.group === group)
    .map(({ name, path }) => `<li><a href="#${name}">${breakable(path)}</a></li>`);
  return `<details><summary>${group} <span>${links.length}</span></summary><ul>${links.join('')}</ul></details>`;
}

/** Breaks after slashes on a narrow screen. */
const breakable = (path: string): string => escapeHtml(path).replaceAll('/', '/<wbr>').replaceAll('[', '<wbr>[').replaceAll('.', '.<wbr>');

const NEEDS: Readonly<Record<DescribedCall['auth'], string>> = {
  none: 'public',
  key: 'needs auth_key',
  staff: 'needs a session of the Desk',
  owner: "needs an owner's session of the Desk",
};

function callArticle(call: DescribedCall): string {
  const { facts } = call;
  const tags = [NEEDS[call.auth], ...(facts.isAdditive === true ? ['additive'] : []), ...(isCacheable(call) ? ['ETag'] : [])];
  const errors = ERROR_REPLIES.filter((error) => error.appliesTo(call)).map(({ httpStatus }) => httpStatus);
  return `<article aria-labelledby="${call.name}">
<h3 id="${call.name}"><span class="method">${call.method}</span> <code>${breakable(call.path)}</code></h3>
<p class="tags">${tags.map((tag) => `<span>${tag}</span>`).join(' ')}</p>
<p>${escapeHtml(facts.summary)}.${facts.description === undefined ? '' : ` ${escapeHtml(facts.description)}`}</p>
${paragraph(limitsText(call))}${paragraph(additiveHeadersText(call))}
${fieldList(call.encoding === 'query' ? 'Fields, in the address' : 'Fields', call.form === null ? [] : fieldRows(call.form), call.form === null ? 'No fields; an empty body.' : '')}
${fieldList('Reply, in data', fieldRows(call.data), 'Nothing that the store reads.')}
${facts.refusal === undefined ? '' : example({ status: 0, message: facts.refusal, data: null }, 'A refusal')}
<p class="errors">HTTP errors: ${errors.join(', ')}</p>
</article>`;
}

function additiveHeadersText({ facts }: DescribedCall): string | undefined {
  if (facts.carriesRequestId !== undefined)
    return `The additive header ${facts.carriesRequestId} carries a UUID for each press: what is sent again under it is done once.`;
  if (facts.carriesWriteOrder === undefined) return undefined;
  return 'The additive headers X-Cart-Device and X-Cart-Sequence carry a device and its rising number: a write that comes late changes nothing. With X-Cart-Version it says which cart the shopper saw.';
}

const paragraph = (words: string | undefined): string => (words === undefined ? '' : `<p>${escapeHtml(words)}</p>`);

function fieldList(title: string, rows: readonly FieldRow[], otherwise: string): string {
  const shown = rows.filter(({ path }) => !/_facts\./.test(path));
  if (shown.length === 0) return otherwise === '' ? '' : `<h4>${title}</h4><p>${otherwise}</p>`;
  return `<h4>${title}</h4><dl>${shown.map(fieldRow).join('')}</dl>`;
}

function fieldRow({ path, type, isRequired, isAdditive, note }: FieldRow): string {
  const marks = [...(isRequired ? ['required'] : []), ...(isAdditive ? ['additive'] : [])]
    .map((mark) => ` <span class="mark-${mark}">${mark}</span>`)
    .join('');
  return `<dt><code>${breakable(path)}</code></dt><dd>${escapeHtml(type)}${marks}${note === '' ? '' : `<br>${escapeHtml(note)}`}</dd>`;
}

function errorRow({ httpStatus, meaning, hasRetryAfter }: (typeof ERROR_REPLIES)[number]): string {
  return `<dt>${httpStatus}</dt><dd>${escapeHtml(meaning)}${hasRetryAfter === true ? ' With a Retry-After header, in seconds.' : ''}</dd>`;
}

function example(value: object, title: string): string {
  return `<figure><figcaption>${title}</figcaption><pre tabindex="0" aria-label="${title}"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre></figure>`;
}

/** `path` is dotted, lists have []. */
interface FieldRow {
  readonly path: string;
  /** Such as 'text, at most 200 characters'. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly isAdditive: boolean;
  readonly note: string;
}

/** Outermost first. */
function fieldRows(schema: JsonSchema, prefix = '', isInAdditive = false): readonly FieldRow[] {
  const { inner, suffix } = unwrapped(schema);
  const start = prefix === '' ? suffix.replace(/^\[\]$/, '[].') : `${prefix}${suffix}.`;
  return Object.entries(inner.properties ?? {}).flatMap(([name, value]): readonly FieldRow[] => {
    if (typeof value === 'boolean') return [];
    const path = `${start}${name}`;
    const isAdditive = isInAdditive || value['x-additive'] === true || unwrapped(value).inner['x-additive'] === true;
    const row: FieldRow = {
      path,
      type: typeText(value),
      isRequired: inner.required?.includes(name) === true,
      isAdditive,
      note: value.description ?? '',
    };
    return [row, ...fieldRows(value, path, isAdditive)];
  });
}

function unwrapped(schema: JsonSchema): { readonly inner: JsonSchema; readonly suffix: string } {
  const [only, ...others] = (schema.anyOf ?? []).filter((part) => part.type !== 'null');
  if (only !== undefined && others.length === 0) return unwrapped(only);
  if (typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    const { inner, suffix } = unwrapped(schema.items);
    return { inner, suffix: `[]${suffix}` };
  }
  return { inner: schema, suffix: '' };
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  object: 'object',
  array: 'list',
  boolean: 'true or false',
  null: 'null',
  number: 'number',
  integer: 'whole number',
};

/** A schema in words. */
function typeText(schema: JsonSchema): string {
  if (schema.enum !== undefined)
    return schema.enum
      .slice(0, 2)
      .map((value) => JSON.stringify(value))
      .join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf !== undefined)
    return [...new Set(schema.anyOf.map(typeText))].join(' or ').replace('number or number as text', 'number');
  if (Array.isArray(schema.type))
    return schema.type
      .filter((name) => name !== 'number')
      .map((name) => WORDS[name] ?? name)
      .join(' or ');
  if (schema.type === 'string') return textType(schema);
  return schema.type === undefined ? 'anything' : (WORDS[schema.type] ?? schema.type);
}

function textType({ pattern, maxLength, minLength }: JsonSchema): string {
  if (pattern !== undefined) return pattern.endsWith('\\d{1,9}$') ? 'id' : /\\d/.test(pattern) ? 'number as text' : 'text';
  if (maxLength !== undefined) return `text, at most ${maxLength.toLocaleString('en-US')} characters`;
  return minLength === undefined ? 'text' : 'text, not empty';
}
