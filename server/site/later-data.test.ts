import { expect, test } from 'vitest';
import { putTogether } from '../../src/contract/later-data';
import { splitData } from './later-data';

const policy = `<p>What this store keeps of you.</p>${'<p>And for how long.</p>'.repeat(10)}`;
const floor = (id: number) => ({
  id,
  title: `Coastal Maple ${id}`,
  descriptionHtml: `<p>Board ${id} is calm, and suits a bedroom, a hallway or a whole apartment.</p>`,
  roomFloor: null,
});
const replies = [{ email: 'hello@shop.example', privacyPolicyHtml: policy }, Array.from({ length: 40 }, (_, id) => floor(id))];
const data = {
  queries: replies.map((reply, index) => ({
    state: { data: reply, dataUpdatedAt: 1_000 + index },
    queryKey: ['public', 'a long key that stands nowhere in the markup of the page', index],
  })),
};

/** As it arrives at a page. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('A document leaves out the texts its screen does not open with and the floors far down, and its page has all of them again', () => {
  const { shown, later } = splitData(data, '<ul><li>Coastal Maple 7</li></ul>');
  expect(JSON.stringify(shown)).not.toMatch(/What this store|is calm|Coastal Maple 8/);
  for (const inlined of ['Coastal Maple 7', '"dataUpdatedAt":1001', 'a long key']) expect(JSON.stringify(shown)).toContain(inlined);
  const arrived = sent(shown);
  expect(putTogether(arrived, sent(later))).toBe(true);
  expect(arrived).toEqual(data);
});

test('Name, logo and color of the shop are on every page, and do not bring its other settings into the document', () => {
  const colourCss = ':root{--sea:#7a1f2b;--sea-hover:#5e1821;--sea-tint:#efe4e6}';
  const settings = { shopName: 'Oak & Company', colourCss, logo: { name: 'logo-0123456789abcdef' }, email: 'hello@shop.example' };
  const ofShop = { queries: [{ state: { data: settings, dataUpdatedAt: 1 }, queryKey: ['public', 'settings'] }] };
  const opening = `<style>${colourCss}</style><img src="/icons/logo-0123456789abcdef-1x.png" alt="Oak & Company">`;
  expect(JSON.stringify(splitData(ofShop, opening).shown)).not.toContain('hello@shop.example');
  expect(JSON.stringify(splitData(ofShop, `${opening}<p>hello@shop.example</p>`).shown)).toContain('hello@shop.example');
});

test('A text that the screen opens with stays in the document, one that comes far below does not', () => {
  expect(JSON.stringify(splitData(data, policy).shown)).toContain('And for how long');
  expect(JSON.stringify(splitData(data, `${'<p>Floors</p>'.repeat(1_000)}${policy}`).shown)).not.toContain('And for how long');
});

test.each([[null], ['<html>'], [[]], [[{ at: [], value: 1 }]], [[{ at: ['queries', 9, 'state', 'x'], value: 1 }]], [[{ value: 1 }]]])(
  'What came apart and does not fit (%j) makes nothing whole',
  (later) => {
    expect(putTogether(structuredClone(data), later)).toBe(false);
  },
);
