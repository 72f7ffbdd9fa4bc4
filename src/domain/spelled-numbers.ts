const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const SMALL_ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

const valuesOf = (small: string, tens: string): ReadonlyMap<string, number> =>
  new Map(
    [...small.split(' ').entries(), ...tens.split(' ').map((word, index) => [(index + 2) * 10, word] as const)].map(([n, word]) => [
      word,
      n,
    ]),
  );

const CARDINALS = valuesOf(SMALL, TENS);
const ORDINALS = valuesOf(SMALL_ORDINALS, TENS.replaceAll('ty', 'tieth'));
const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);

/**
 * Words in lower case; their numbers become digits: 'fourteen', 'twenty' is '1420', as is 'one thousand four hundred and twenty';
 * 'fifty', 'third' is '53th'.
 */
export function readSpelledNumbers(words: readonly string[]): readonly string[] {
  const read: string[] = [];
  let run: string[] = [];
  const end = (): void => {
    if (run.length > 0) read.push(numberOf(run));
    run = [];
  };
  for (const [index, word] of words.entries()) {
    const ordinal = ORDINALS.get(word);
    const next = words[index + 1] ?? '';
    if (CARDINALS.has(word) || (run.length > 0 && MULTIPLIERS.has(word))) run.push(word);
    else if (ordinal !== undefined) {
      const tens = CARDINALS.get(run.at(-1) ?? '') ?? 0;
      const isOneNumber = tens >= 20 && ordinal > 0 && ordinal < 10;
      if (isOneNumber) run.pop();
      end();
      read.push(`${isOneNumber ? tens + ordinal : ordinal}th`);
    } else if (word !== 'and' || run.length === 0 || !CARDINALS.has(next)) {
      end();
      read.push(word);
    }
  }
  end();
  return read;
}

/** With 'hundred' or 'thousand' it is counted, else read out in parts: 'fourteen twenty-five' is 1425. */
function numberOf(run: readonly string[]): string {
  if (run.some((word) => MULTIPLIERS.has(word))) {
    let [thousands, rest] = [0, 0];
    for (const word of run) {
      if (word === 'thousand') [thousands, rest] = [thousands + (rest || 1) * 1000, 0];
      else if (word === 'hundred') rest = (rest || 1) * 100;
      else rest += CARDINALS.get(word) ?? 0;
    }
    return String(thousands + rest);
  }
  const parts: number[] = [];
  for (const word of run) {
    const [value, last] = [CARDINALS.get(word) ?? 0, parts.at(-1) ?? 0];
    if (last >= 20 && last % 10 === 0 && value > 0 && value < 10) parts[parts.length - 1] = last + value;
    else parts.push(value);
  }
  return parts.join('');
}
