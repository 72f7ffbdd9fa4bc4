import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatherLines, lineLog } from './log';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function logTo(): { written: string[]; log: ReturnType<typeof lineLog>; lines: ReturnType<typeof gatherLines> } {
  const written: string[] = [];
  const lines = gatherLines((text) => written.push(Buffer.from(text).toString()));
  return { written, lines, log: lineLog(lines.add, lines.flush, () => Date.UTC(2026, 10, 21, 8, 30)) };
}

describe('The log', () => {
  it('writes one JSON line an event, with its time, whatever the entry holds', () => {
    const { written, log, lines } = logTo();
    const entry = { path: '/"quoted"\n·', status: 200, ms: 0.3, share: Number.NaN, flag: true, none: null, frames: ['a', 'b'] };
    log({ ...entry, cause: undefined });
    log({ level: 'info' });
    lines.flush();
    const [first = '', second = '', rest] = written.join('').split('\n');
    expect(JSON.parse(first)).toEqual({ at: '2026-11-21T08:30:00.000Z', ...entry, share: null });
    expect(JSON.parse(second)).toEqual({ at: '2026-11-21T08:30:00.000Z', level: 'info' });
    expect(rest).toBe('');
  });

  it('writes the lines of a moment together', () => {
    const { written, log } = logTo();
    for (let count = 0; count < 100; count += 1) log({ level: 'info', count });
    expect(written).toEqual([]);
    vi.runAllTimers();
    expect(written).toHaveLength(1);
    expect(written.join('').split('\n')).toHaveLength(101);
  });

  it('writes an error at once, after what came before it', () => {
    const { written, log } = logTo();
    log({ level: 'info' });
    log({ level: 'error' });
    expect(written.join('').match(/info|error/g)).toEqual(['info', 'error']);
  });

  it('loses nothing and keeps the order when there is more than it holds, or one line is huge', () => {
    const { written, log, lines } = logTo();
    for (let count = 0; count < 30; count += 1) log({ count, text: '·'.repeat(count === 20 ? 200_000 : 3_000) });
    lines.flush();
    const counts = written
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => Number(/"count":(\d+)/.exec(line)?.[1]));
    expect(counts).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });
});
