import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStore } from '../fixtures/running-store';

/** Where this run keeps it, for the workers: two runs on one machine must not take each other's. */
const TEMPLATE_VARIABLE = 'E2E_TEMPLATE';

/** Flags of Node.js: code is compiled once and not again for speed, which takes half of a start. Most of these stores live for seconds. */
export const FOR_A_SHORT_LIFE = ['--liftoff-only', '--no-opt'];

/** Runs once: lets a store make and seed its database, so that each test can start from a copy in half a second. */
export default async function prepareSeededFolder(): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'sps-flooring-e2e-template-'));
  process.env[TEMPLATE_VARIABLE] = template;
  const store = await startStore(template, {}, undefined, undefined, FOR_A_SHORT_LIFE);
  await store.stop();
  return () => rm(template, { recursive: true, maxRetries: 9, force: true });
}

/** A fresh copy of the seeded data folder. */
export async function copySeededFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sps-flooring-e2e-'));
  cpSync(process.env[TEMPLATE_VARIABLE] ?? '', folder, { recursive: true });
  return folder;
}
