import { describe, expect, test } from 'vitest';
import { canonical, indexedWords, plainWords, tellingParts, typedWords } from './trade-words';

const EACH = (line: string): readonly (readonly [string, string])[] => {
  const [typed = '', indexed = ''] = line.split(' → ');
  return typed.split(' ').map((word) => [word, indexed]);
};

describe('The same floor is found', () => {
  test.each(
    [
      'roble robles encino encinos → oak',
      'nogal → walnut',
      'arce → maple',
      'fresno → ash',
      'pino → pine',
      'cedro → cedar',
      'abedul → birch',
      'olmo → elm',
      'cerezo cherries → cherry',
      'marmol → marble',
      'pizarra → slate',
      'caliza → limestone',
      'cement concreto cemento hormigon → concrete',
      'piedra → stone',
      'madera → wood',
      'losa losas baldosa loseta → tile',
      'piso pisos → floor',
      'tabla tablas lama → plank',
      'espiga espina → herringbone',
      'gris → gray',
      'blanco → white',
      'negro → black',
      'marron cafe → brown',
      'claro → light',
      'oscuro → dark',
      'impermeable → waterproof',
      'vinilo → vinyl',
      'mascota mascotas → pet',
    ].flatMap(EACH),
  )('by the Spanish word %s as by %s', (typed, indexed) => {
    expect(canonical(typed)).toBe(indexed);
  });

  test.each(
    [
      'grey greyish grayish → gray',
      'pale → light',
      'wooden hardwood hardwoods → wood',
      'board boards lvp → plank',
      'luxury → lvt',
      'pvc → vinyl',
      'underlayment underlay padded cushion cushions → pad',
      'silent soundproof condo condos condominium → quiet',
      'dog dogs cat cats → pet',
      'office offices shop shops → commercial',
      'dryback → gluedown',
      'colour colours colored coloured tone shade shades → color',
    ].flatMap(EACH),
  )('by %s as by %s', (typed, indexed) => {
    expect(canonical(typed)).toBe(indexed);
  });

  test.each([
    ['planks', 'plank'],
    ['cherries', 'cherry'],
    ['ponies', 'pony'],
    ['birches', 'birch'],
    ['boxes', 'box'],
    ['finishes', 'finish'],
    ['mils', 'mil'],
    ['woods', 'wood'],
    ['finished', 'finished'],
    ['boxesful', 'boxesful'],
    ['stones', 'stone'],
    ['seriesx', 'seriesx'],
  ])('by one or by many: %s is %s', (word, indexed) => {
    expect(canonical(word)).toBe(indexed);
  });

  test.each(['glass', 'basis', 'focus', 'gas', 'bus', 'oak', 'is'])('and what only ends like a plural stays: %s', (word) => {
    expect(canonical(word)).toBe(word);
  });
});

describe('A typed text is read', () => {
  test.each([
    ['WATER-PROOF', 'waterproof'],
    ['water  proof', 'waterproof'],
    ['Loose lay', 'looselay'],
    ['loose - lay', 'looselay'],
    ['glue down', 'gluedown'],
    ['glue--down', 'gluedown'],
    ['herring-bone', 'herringbone'],
    ['herring  bone', 'herringbone'],
    ['extra long', 'extralong'],
    ['extra - long', 'extralong'],
    ['glue down or glue-down', 'gluedown or gluedown'],
    ['mármol', 'marmol'],
    ['BAÑO', 'bano'],
    ['ﬂoor', 'floor'],
    ['20–30', '20-30'],
    ['20‑30', '20-30'],
    ['oak — gray', 'oak - gray'],
  ])('%s as %s', (typed, plain) => {
    expect(plainWords(typed)).toBe(plain);
  });

  test.each(['7"', '7”', '“7”', '7″', "7''", '7’’', '7′′', '7＂'])(
    'with %s for inches, whatever the keyboard makes of the mark',
    (typed) => {
      expect(plainWords(typed).replace(/^"/, '')).toBe('7"');
    },
  );

  test.each([
    'underwater proof',
    'water proofing',
    'loose layers',
    'footloose lay',
    'glue downstairs',
    'superglue down',
    'herring bones',
    'kipperherring bone',
    'extra longer',
    'ultraextra long',
  ])('as it stands where two words only look like one of the trade: %s', (typed) => {
    expect(plainWords(typed)).toBe(typed);
  });

  test('word by word, split at everything but letters, digits and dots within', () => {
    expect(indexedWords('oak, 6.5mm. (pad) ...')).toEqual(['oak', '6.5mm', 'pad']);
    expect(indexedWords('..oak.. roble/walnut_ash – 7')).toEqual(['oak', 'oak', 'walnut', 'ash', '7']);
    expect(indexedWords(' ... ')).toEqual([]);
  });
});

describe('Of a typed text those words count that help to choose', () => {
  test.each([
    'show me some oak flooring please',
    'find me an oak floor at a look I like, for my floor',
    'I have oak in the floor and want something like it',
    'is it by color, by tone or by shade: oak, looking to have it with a wear layer',
    'I need oak that is on the floor',
    'en la de el roble',
    'oak, more than, less than, over, under, above, below, between, up to, max, min',
    'oak per sqft, per sq ft, of ft',
    'are oak floors please',
  ])('%s asks for oak', (typed) => {
    expect(typedWords(plainWords(typed))).toEqual(['oak']);
    expect(tellingParts(plainWords(typed)).map(canonical)).toEqual(['oak']);
  });

  test('"under" asks for nothing of its own while it is typed, letter by letter', () => {
    for (let letters = 1; letters <= 5; letters += 1) expect(typedWords(`oak ${'under'.slice(0, letters)}`)).toEqual(['oak']);
  });

  test('each once, in their order and twelve at most, in their spelling or as they are indexed', () => {
    expect(typedWords('show me the roble and oak with dogs')).toEqual(['oak', 'pet']);
    expect(tellingParts('show me the roble, with dogs')).toEqual(['roble', 'dogs']);
    const many = Array.from({ length: 20 }, (_each, index) => `w${index}`);
    expect(typedWords(many.join(' '))).toEqual(many.slice(0, 12));
  });
});
