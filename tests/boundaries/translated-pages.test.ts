import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bareTexts } from './bare-texts';

/** Its document says translate="no": figures and buttons of the Desk must not be reworded by a browser. */
const UNTRANSLATED = 'src/desk/';

const sources = new Map(
  readdirSync('src', { recursive: true })
    .map((path) => `src/${String(path).replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.') && !path.startsWith(UNTRANSLATED))
    .map((path) => [path, readFileSync(path, 'utf8')]),
);

/** The texts that the check finds in a component's body. */
function foundIn(body: string): number {
  return bareTexts(new Map([['part.tsx', `function Part({ count, word, note }: { note: Elements }) { ${body} }`]])).length;
}

describe('A page that the browser translates', () => {
  it('has no text beside something that may change: React would then lose the text, or the whole page', () => {
    expect(sources.size).toBeGreaterThan(150);
    expect(bareTexts(sources)).toEqual([]);
  });

  it.each([
    ['a figure before a word', 'return <p>{count} boxes</p>;', 2],
    ['a condition that gives a text', "return <p><b>Sum</b>{count > 0 && 'open'}</p>;", 1],
    ['a text after something that comes and goes', 'return <p>{count > 0 && <b>New</b>} floors</p>;', 1],
    ['a text beside a component, which may give nothing', 'return <p><Badge />floors</p>;', 1],
    ['a text in a fragment', 'return <>{word}</>;', 1],
    ['a text that is all of a component', 'return word;', 1],
    ['a list of texts', 'return <p><b>Sum</b>{count.map((one) => one.name)}</p>;', 1],
    ['a text of a texts file beside a component', 'return <p><Badge />{shopTexts.title}</p>;', 1],
    ['a text of a texts file before an element that stays', 'return <p>{shopTexts.title} <b>{word}</b></p>;', 0],
    ['one template', 'return <p>{`${count} boxes`}</p>;', 0],
    ['a text alone in its element', "return <p>{count > 0 ? 'open' : 'closed'}</p>;", 0],
    ['elements that come and go', 'return <p>{count > 0 && <b>New</b>}<span>{word}</span>{note}</p>;', 0],
    ['a sentence with a link', 'return <p>Or <Link to="/">go home</Link> now.</p>;', 0],
    ['elements with blanks between them', "return <p><b>{word}</b>{' '}{note}</p>;", 0],
  ])('%s', (_what, body, count) => {
    expect(foundIn(body)).toBe(count);
  });
});
