import { expect, test } from 'vitest';
import pictureFacts from '../server/seed/picture-facts.json';
import { looks } from './looks';

const facts = new Map(Object.entries(pictureFacts));
const inside = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const colours =
  /amber|beige|black|blue|brown|caramel|charcoal|chocolate|cream|gold|grey|honey|ivory|red|sand|silver|straw|tan|walnut|wheat|white|greige|pale|light|dark/i;

test('Every picture of a floor says its colour, its look and how it is laid', () => {
  for (const look of looks) {
    for (const view of ['plank', 'close', 'room', 'other-room']) {
      const alt = facts.get(`p${look.id}-${view}`)?.alt ?? '';
      expect(alt.toLowerCase(), `${look.title}, ${view}`).toContain(inside(look.alt).toLowerCase());
      expect(alt, `${look.title}, ${view}`).toMatch(colours);
      if (view !== 'close') expect(alt, `${look.title}, ${view}`).toMatch(/laid|herringbone/i);
    }
  }
});

test('No two floors are described in the same words', () => {
  const words = looks.flatMap(({ id }) => ['plank', 'close', 'room', 'other-room'].map((view) => facts.get(`p${id}-${view}`)?.alt));
  expect(new Set(words).size).toBe(looks.length * 4);
});
