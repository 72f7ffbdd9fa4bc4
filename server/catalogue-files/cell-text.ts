import type { CatalogueProduct } from '../repositories/catalogue-products';

/** The functions come in pairs: one reads what the other writes. */

/** Spreadsheets run such a text as a formula, also behind our own apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Prefixes a text that would run as a formula with an apostrophe. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** Takes off the apostrophe that keeps a spreadsheet from running a formula. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** 'a | b', or one a line. */
export function listFromText(text: string): readonly string[] {
  return text.trim() === '' ? [] : text.split(/[|\n]/).map((part) => part.trim());
}

/** 'a | b'; listFromText reads it back. */
export function listText(parts: readonly string[]): string {
  return parts.every((part) => part === '') ? '' : parts.join(' | ');
}

/** `message` tells the owner what to change. */
export class Unreadable {
  constructor(readonly message: string) {}
}

/** '[Group]' lines, each followed by 'Title = value' lines. */
export function specificationsFromText(text: string): unknown {
  const groups: { title: string; rows: { title: string; value: string }[] }[] = [];
  for (const line of linesOf(text)) {
    const group = /^\[(.*)\]$/.exec(line)?.[1];
    const pair = pairFrom(line);
    if (group !== undefined) groups.push({ title: group.trim(), rows: [] });
    else if (pair === null) return new Unreadable(`The line '${line}' is neither a [Group] nor a 'Title = value'.`);
    else {
      const last = groups.at(-1);
      if (last === undefined) return new Unreadable(`Begin with the name of a group in square brackets, above '${line}'.`);
      last.rows.push({ title: pair[0], value: pair[1] });
    }
  }
  return groups;
}

/** Back to the lines that an owner edits. */
export function specificationsText(groups: CatalogueProduct['specifications']): string {
  return groups.map(({ title, rows }) => [`[${title}]`, ...rows.map((row) => `${row.title} = ${row.value}`)].join('\n')).join('\n');
}

/** 'name = value' lines. */
export function factsFromText(text: string): unknown {
  const pairs: (readonly [string, string])[] = [];
  for (const line of linesOf(text)) {
    const pair = pairFrom(line);
    if (pair === null) return new Unreadable(`The line '${line}' is not a 'name = value'.`);
    pairs.push(pair);
  }
  return Object.fromEntries(pairs);
}

/** Back to the lines that an owner edits. */
export function factsText(facts: CatalogueProduct['facts']): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name} = ${value}`)
    .join('\n');
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function pairFrom(line: string): readonly [string, string] | null {
  const at = `${line} `.indexOf(' = ');
  return at < 1 ? null : [line.slice(0, at).trim(), line.slice(at + 3).trim()];
}
