import { expect, it } from 'vitest';
import { keptCode } from './kept-code';

const URL_OF_CODE = 'https://store.example/assets/old-1234567.js';
const code = (status: number, mediaType: string, body = 'f()'): Response =>
  new Response(body, { status, headers: { 'Content-Type': mediaType } });

it('Code of an earlier build is answered from what was kept, and from the network where that is no code', async () => {
  const kept = code(200, 'text/javascript');
  expect(await keptCode(URL_OF_CODE, kept)).toBe(kept);
  expect(await kept.text()).toBe('f()');
  expect(await keptCode(URL_OF_CODE, undefined)).toBeNull();
  expect(await keptCode(URL_OF_CODE, code(200, 'text/html'))).toBeNull();
  expect(await keptCode(URL_OF_CODE, new Response(new TextEncoder().encode('f()')))).toBeNull();
  expect(await keptCode(URL_OF_CODE, code(200, 'text/javascript', ''))).toBeNull();
  expect(await keptCode(URL_OF_CODE, code(503, 'text/javascript'))).toBeNull();
});
