import { expect, it } from 'vitest';
import { firstThatWorks } from './first-that-works';

const fails = async (): Promise<Response> => {
  throw new TypeError('network');
};

it('The first source that has a response gives it, and the later ones are not asked', async () => {
  let asked = 0;
  const later = async (): Promise<Response> => new Response(`later ${(asked += 1)}`);
  expect(await (await firstThatWorks([fails, async () => null, async () => new Response('shell'), later])).text()).toBe('shell');
  expect(asked).toBe(0);
});

it('Where no source works the shopper reads what to do', async () => {
  const response = await firstThatWorks([fails, async () => null]);
  expect(response.status).toBe(503);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  expect(await response.text()).toContain('Check the connection');
});
