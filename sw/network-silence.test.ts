import { describe, expect, it } from 'vitest';
import { AWAY_MS } from '../src/domain/network-away';
import { createSilence } from './network-silence';

const clock = { now: 0 };
const silence = () => {
  clock.now = 100_000;
  return createSilence(() => clock.now);
};

describe('A network', () => {
  it('is not silent before anything was asked of it, and is once a request has waited without a word', () => {
    const network = silence();
    expect(network.isSilent()).toBe(false);
    network.waited();
    expect(network.isSilent()).toBe(true);
  });

  it('that was heard while a request waited is slow, not silent; after three seconds without a word it is silent', () => {
    const network = silence();
    network.heard();
    clock.now += AWAY_MS - 1;
    network.waited();
    expect(network.isSilent()).toBe(false);
    clock.now += 1;
    network.waited();
    expect(network.isSilent()).toBe(true);
  });

  it('that says a word is silent no longer', () => {
    const network = silence();
    network.waited();
    network.heard();
    expect(network.isSilent()).toBe(false);
  });

  it('is asked by one request at a time, and again once that has ended, well or not', async () => {
    const network = silence();
    let end: () => void = () => undefined;
    let asked = 0;
    const ask = (): Promise<void> => new Promise((resolve) => ((asked += 1), (end = resolve)));
    expect([network.askAlone(ask), network.askAlone(ask), asked]).toEqual([true, false, 1]);
    end();
    await Promise.resolve();
    expect(network.askAlone(() => Promise.reject(new Error('away')))).toBe(true);
    await Promise.resolve();
    expect([network.askAlone(ask), asked]).toEqual([true, 2]);
  });
});
