import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContractError } from '../../src/contract/contract-error';
import { endpoints } from '../../src/contract/all-endpoints';
import { readEnvelope } from '../../src/contract/envelope';
import { BAD_VALUES } from './bad-values';
import { SAMPLE_REPLIES } from './sample-replies';
import { fieldsReadBy, withValue } from './spoil';

const calls = Object.entries(endpoints).map(([name, { output }]) => ({
  name,
  output,
  sample: SAMPLE_REPLIES[name as keyof typeof endpoints],
}));
const values = Object.entries(BAD_VALUES);
const travelled = (data: unknown): unknown => JSON.parse(JSON.stringify({ status: 1, message: '', data }));

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** What became of a reply: its data, or the contract's own complaint. Any other error is thrown on. */
function read({ output }: { readonly output: (typeof calls)[number]['output'] }, body: unknown): unknown {
  try {
    return readEnvelope<unknown>(output, body);
  } catch (error) {
    if (error instanceof ContractError) return error;
    throw error;
  }
}

describe.each(calls)('A reply of $name', (call) => {
  test('is read without a word when it is sound', () => {
    expect(read(call, travelled(call.sample))).toMatchObject({ kind: 'success' });
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('with a bad value in any one field is read, or refused in words, and never breaks the page', () => {
    for (const field of fieldsReadBy(call.output)) {
      for (const [, value] of values) {
        const outcome = read(call, travelled(withValue(call.sample, field, value)));
        expect(Array.isArray(call.sample) ? outcome : null, field.join('.')).not.toBeInstanceOf(ContractError);
      }
    }
  });

  test('of another shape is read, or refused in words', () => {
    for (const [, value] of values) {
      read(call, travelled(value));
      read(call, value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
    }
    for (const body of [{}, { status: 7 }, { status: 'odd', data: 1 }, { data: { data: [] } }, 'a page', 5, false]) read(call, body);
  });
});

test('An item that cannot be read is left out of its list and logged, the others stay', () => {
  for (const { name, output, sample } of calls) {
    if (!Array.isArray(sample)) continue;
    for (const [, value] of values) {
      vi.mocked(console.warn).mockClear();
      const whole = output.decode(sample);
      expect(output.decode(JSON.parse(JSON.stringify([sample[0], value ?? null, ...sample.slice(1)]))), name).toEqual(whole);
      expect(console.warn, name).toHaveBeenCalledWith(expect.stringMatching(/^Left out item 1 of a list\. /));
    }
  }
});
