import { expect, test } from 'vitest';
import { splitOptions } from './read-options';

const HINTS = { '--by': 'Write a name after --by.', '--note': 'Write a text after --note.' } as const;

test('What stands behind an option is its value, wherever it is typed, and the rest stays in its order', () => {
  const { words, values, problem } = splitOptions(['--by', ' Ana ', '7', 'ready', '--yes', '--note', 'two pallets'], HINTS);
  expect([words, [...values], problem]).toEqual([
    ['7', 'ready', '--yes'],
    [
      ['--by', 'Ana'],
      ['--note', 'two pallets'],
    ],
    null,
  ]);
});

test.each([[['--by']], [['--by', '']], [['--by', '  ', '7']], [['--by', '--note', 'x']]])(
  'An option that lacks its value is told with what belongs there: %j',
  (args) => {
    expect(splitOptions(args, HINTS).problem).toBe('Write a name after --by.');
  },
);
