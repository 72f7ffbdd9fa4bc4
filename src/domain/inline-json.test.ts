import { expect, it } from 'vitest';
import { inlineJson } from './inline-json';

it('Data in a document says what it said, and no text of it can end the script or begin a comment', () => {
  const data = { title: '</script><!-- <b>', nested: ['<'] };
  const text = inlineJson(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});
