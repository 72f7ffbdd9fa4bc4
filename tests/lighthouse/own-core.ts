import type { TraceEvent } from '../browser/trace-event';

interface Task {
  readonly startsAt: number;
  readonly startsAtTts: number;
  readonly endedAt: number;
  readonly processorTime: number;
}

/**
 * The trace as it were had the thread that draws the page a core to itself: each of its tasks begins when it did and takes its processor time,
 * with all in it where it was in that time. Marks, other threads and what they wait for stay as they are.
 */
export function onOwnCore(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const drawing = new Set(events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf));
  const latest = new Map<string, Task>();
  // What holds others begins first, and of what begins together it is the longest.
  const inOrder = [...events].sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  return inOrder.map((event) => {
    const { ph, ts, dur = 0, tts, tdur } = event;
    const thread = threadOf(event);
    if (!drawing.has(thread) || tts === undefined || (ph !== 'X' && ph !== 'I')) return event;
    const task = latest.get(thread);
    if (task !== undefined && ts < task.endedAt) return within(task, event, tts);
    if (ph !== 'X') return event;
    const processorTime = Math.min(dur, tdur ?? dur);
    latest.set(thread, { startsAt: ts, startsAtTts: tts, endedAt: ts + dur, processorTime });
    return { ...event, dur: processorTime };
  });
}

function within({ startsAt, startsAtTts, processorTime }: Task, event: TraceEvent, tts: number): TraceEvent {
  const offset = Math.min(processorTime, Math.max(0, tts - startsAtTts));
  const moved = { ...event, ts: startsAt + offset };
  return event.dur === undefined ? moved : { ...moved, dur: Math.min(event.tdur ?? event.dur, processorTime - offset) };
}
