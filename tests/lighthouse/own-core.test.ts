import { expect, test } from 'vitest';
import type { TraceEvent } from '../browser/trace-event';
import { onOwnCore } from './own-core';

const PAGE = { pid: 7, tid: 1 };
const NAMED: TraceEvent = { ...PAGE, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } };

/** A task of 100 ms by the clock and 30 of processor time. */
const TASK: TraceEvent = { ...PAGE, name: 'RunTask', ph: 'X', ts: 1_000_000, dur: 100_000, tts: 50_000, tdur: 30_000 };

test('A task of the page takes its processor time from when it began, with what is in it', () => {
  const layout: TraceEvent = { ...PAGE, name: 'Layout', ph: 'X', ts: 1_080_000, dur: 20_000, tts: 70_000, tdur: 8_000 };
  const asks: TraceEvent = { ...PAGE, name: 'ResourceSendRequest', ph: 'I', ts: 1_095_000, tts: 77_000 };
  expect(onOwnCore([NAMED, layout, asks, TASK])).toEqual([
    NAMED,
    { ...TASK, dur: 30_000 },
    { ...layout, ts: 1_020_000, dur: 8_000 },
    { ...asks, ts: 1_027_000 },
  ]);
});

test('What the page itself takes long for stays as long', () => {
  const busy = { ...TASK, tdur: 99_000 };
  expect(onOwnCore([NAMED, busy])).toEqual([NAMED, { ...busy, dur: 99_000 }]);
});

test('Nothing in a task reaches beyond its end, and no task becomes longer', () => {
  const late: TraceEvent = { ...PAGE, name: 'Paint', ph: 'X', ts: 1_090_000, dur: 9_000, tts: 79_500, tdur: 9_000 };
  const odd = { ...TASK, ts: 2_000_000, dur: 5_000, tdur: 6_000 };
  expect(onOwnCore([NAMED, TASK, late, odd]).slice(2)).toEqual([
    { ...late, ts: 1_029_500, dur: 500 },
    { ...odd, dur: 5_000 },
  ]);
});

test('Marks and other threads stay as they are', () => {
  const paint: TraceEvent = { ...PAGE, name: 'firstContentfulPaint', ph: 'R', ts: 1_050_000 };
  const elsewhere = { ...TASK, tid: 2 };
  expect(onOwnCore([NAMED, TASK, elsewhere, paint]).slice(2)).toEqual([elsewhere, paint]);
});
