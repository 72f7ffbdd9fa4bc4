import { expect, it } from 'vitest';
import { NetworkError } from './errors';
import { onDemand } from './on-demand';

it('A part that does not come is a missing answer, is asked for again with the next call, and then once for all', async () => {
  const imports = [new TypeError('Failed to fetch dynamically imported module'), 'the part', 'another'];
  const part = onDemand(async () => {
    const next = imports.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  await expect(part()).rejects.toBeInstanceOf(NetworkError);
  expect(await part()).toBe('the part');
  expect(await part()).toBe('the part');
});
