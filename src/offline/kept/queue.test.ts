import { beforeEach, describe, expect, it } from 'vitest';
import { NO_TRIES, type Tries } from '../sync/backoff';
import { createQueuePace } from '../sync/queue-pace';
import { createQueue, type Sent } from './queue';

interface Letter {
  readonly name: string;
  readonly tries: Tries;
}

const FAILED: Sent = { retryAfterMs: 0 };
let now: number;
let letters: readonly Letter[];
let sent: string[];
let answer: (name: string) => Sent;

beforeEach(() => {
  now = 1_800_000_000_000;
  letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({ name, tries: NO_TRIES }));
  sent = [];
});

function newQueue() {
  return createQueue<Letter>({
    pace: createQueuePace(undefined, () => now),
    now: () => now,
    keyOf: ({ name }) => name,
    waiting: async () => letters,
    retime: async ({ name }, change) => {
      letters = letters.map((each) => (each.name === name ? { ...each, tries: change(each.tries) } : each));
    },
    send: async ({ name }) => {
      sent.push(name);
      const result = answer(name);
      if (result === 'over') letters = letters.filter((each) => each.name !== name);
      return result;
    },
  });
}

describe('What waits behind others that always fail', () => {
  it.each<[string, (due: number) => number]>([
    ['when it is due', (due) => due],
    ['after an hour', () => 60 * 60_000],
  ])('is sent before any of them is tried a third time, when the queue wakes %s', async (_when, pause) => {
    answer = (name) => ('abc'.includes(name) ? FAILED : 'over');
    const queue = newQueue();
    for (let round = 0; round < 12 && letters.length > 3; round += 1) {
      const due = await queue();
      now += pause(typeof due === 'number' ? due : 0);
    }
    expect(letters.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    const before = sent.slice(0, sent.indexOf('g'));
    const triesOf = (name: string): number => before.filter((each) => each === name).length;
    expect(['a', 'b', 'c'].map(triesOf).every((count) => count <= 2)).toBe(true);
  });

  it('has its turn when nothing arrives: all are tried once before one is tried again and again', async () => {
    answer = () => FAILED;
    const queue = newQueue();
    for (let round = 0; round < 9; round += 1) {
      await queue();
      now += 60 * 60_000;
    }
    expect(new Set(sent).size).toBe(7);
  });
});

it('A queue that is stopped, or waits for a sign-in, is not due at any time: what it waits for wakes it', async () => {
  answer = () => 'stopped';
  expect(await newQueue()()).toBeNull();
  answer = () => 'unauthenticated';
  expect(await newQueue()()).toBe('unauthenticated');
  expect([sent, letters.map(({ tries }) => tries.attempts)]).toEqual([
    ['a', 'a'],
    [0, 0, 0, 0, 0, 0, 0],
  ]);
});
