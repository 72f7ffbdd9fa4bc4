import { expect, it } from 'vitest';
import { lineLog } from './log';

it('Each event is one line of JSON with its time', () => {
  const lines: string[] = [];
  const entry = { level: 'error', path: '/"quoted"\n·', status: 500, flag: true, none: null, frames: ['a', 'b'] };
  lineLog((line) => lines.push(line), false)({ ...entry, cause: undefined });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(lines[0] ?? '')).toEqual({ at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/), ...entry });
});

it('Requests are logged only when asked, warnings and errors always', () => {
  const levelsLogged = (isVerbose: boolean): unknown[] => {
    const lines: string[] = [];
    const log = lineLog((line) => lines.push(line), isVerbose);
    for (const level of ['info', 'warning', 'error']) log({ level });
    return lines.map((line) => JSON.parse(line).level);
  };
  expect(levelsLogged(false)).toEqual(['warning', 'error']);
  expect(levelsLogged(true)).toEqual(['info', 'warning', 'error']);
});
