// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientReplies } from '../features/first-screen/client-replies';
import { dataToCome } from './data-to-come';
import type { Data } from './start-data';

const WRITTEN = { mutations: [], queries: [] };
const FLOORS = ['public', 'floors'];

/** What its file does when it is asked for. */
let loadFile: () => { readonly startData: () => Data };
let loads: number;

beforeEach(() => {
  loads = 0;
  vi.resetModules();
  vi.doMock('./start-data', () => {
    loads += 1;
    return loadFile();
  });
});

afterEach(() => vi.doUnmock('./start-data'));

function started(): Data {
  const queryClient = new QueryClient();
  return { queryClient, replies: clientReplies(queryClient), focusContent: () => undefined, startOffline: async () => undefined };
}

const isHere = () => ({ startData: started });

function isMissing(): never {
  throw new Error('The file is missing');
}

test('It is fetched and started once, whoever asks for it', async () => {
  loadFile = isHere;
  const data = dataToCome(WRITTEN, Promise.resolve());
  expect(loads).toBe(0);
  const [first, second] = await Promise.all([data.bring(), data.bring(), data.whenHere()]);
  expect(second).toBe(first);
  expect(data.whenHere()).toBeUndefined();
  expect(loads).toBe(1);
});

test('What a route asks for meanwhile is asked for once it is here', async () => {
  loadFile = isHere;
  const data = dataToCome(WRITTEN, Promise.resolve());
  expect(data.load({ queryKey: FLOORS, queryFn: async () => ['oak'] })).toBeUndefined();
  const { queryClient } = await data.bring();
  await vi.waitFor(() => expect(queryClient.getQueryData(FLOORS)).toEqual(['oak']));
  expect(data.queryClient.getQueryData(FLOORS)).toEqual(['oak']);
});

test('While its file is missing who waits goes on waiting, and has it with the next signal', async () => {
  loadFile = isMissing;
  const data = dataToCome(WRITTEN, Promise.resolve());
  const waiting = data.whenHere();
  await expect(data.bring()).rejects.toThrow();
  loadFile = isHere;
  window.dispatchEvent(new Event('online'));
  await waiting;
  expect(data.whenHere()).toBeUndefined();
});

test('While its file is missing who asks again tries again', async () => {
  loadFile = isMissing;
  const data = dataToCome(WRITTEN, Promise.resolve());
  await expect(data.bring()).rejects.toThrow();
  loadFile = isHere;
  await expect(data.bring()).resolves.toBeDefined();
});

test('A start that is misconfigured says so to who waits for it', async () => {
  loadFile = () => ({
    startData: () => {
      throw new Error('Invalid env provided: VITE_API_BASE_URL');
    },
  });
  const data = dataToCome(WRITTEN, Promise.resolve());
  await expect(data.whenHere()).rejects.toThrow('Invalid env provided: VITE_API_BASE_URL');
});
