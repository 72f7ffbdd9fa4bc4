import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStore } from '../fixtures/running-store';

const TEMPLATE = join(tmpdir(), 'sps-flooring-e2e-template');

/** Runs once: lets a store make and seed its database, so that each test can start from a copy in half a second. */
export default async function prepareSeededFolder(): Promise<void> {
  await rm(TEMPLATE, { recursive: true, maxRetries: 9, force: true });
  const store = await startStore(TEMPLATE);
  await store.stop();
}

/** A fresh copy of the seeded data folder. */
export async function copySeededFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sps-flooring-e2e-'));
  await cp(TEMPLATE, folder, { recursive: true });
  return folder;
}
