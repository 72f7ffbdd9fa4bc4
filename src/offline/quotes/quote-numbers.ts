import { DEVICE_MARKS, MAX_COUNT, MAX_VERSION, type QuoteNumber } from '../../domain/quote/quote-number';
import type { Records } from '../kept/database';
import { readKeptQuote } from './read-kept-quote';

/** The device's count, beside the quotes. */
const DEVICE_KEY = 'device';

/** A random mark for a device. */
export function drawDeviceMark(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % DEVICE_MARKS;
}

/** Within the transaction of its quote: no other tab gets it. With `versionOf` the next version of a quote made here. */
export async function takeNextNumber(records: Records, versionOf: QuoteNumber | null): Promise<QuoteNumber> {
  const device = readDevice(await records.get(DEVICE_KEY));
  const used = (await records.getAll()).map(readKeptQuote).flatMap((kept) => kept?.quote.number ?? []);
  const number = nextNumber(device, used, versionOf);
  await records.put({ v: 1, mark: number.deviceMark, count: Math.max(device.count, number.count) }, DEVICE_KEY);
  return number;
}

interface DeviceRecord {
  readonly mark: number;
  readonly count: number;
}

function readDevice(stored: unknown): DeviceRecord {
  if (typeof stored === 'object' && stored !== null && 'mark' in stored && 'count' in stored) {
    const { mark, count } = stored;
    if (Number.isSafeInteger(mark) && Number.isSafeInteger(count)) {
      const device = { mark: Number(mark), count: Number(count) };
      // A device whose count is used up draws a new mark.
      if (device.mark >= 0 && device.mark < DEVICE_MARKS && device.count >= 0 && device.count < MAX_COUNT) return device;
    }
  }
  return { mark: drawDeviceMark(), count: 0 };
}

function nextNumber({ mark, count }: DeviceRecord, used: readonly QuoteNumber[], versionOf: QuoteNumber | null): QuoteNumber {
  const ofItsOwn = { deviceMark: mark, count: count + 1, version: 1 };
  // A forged link can contain this device's mark with a count that it has not reached.
  if (versionOf === null || versionOf.deviceMark !== mark || versionOf.count > count) return ofItsOwn;
  const versions = used
    .filter(({ deviceMark, count: of }) => deviceMark === mark && of === versionOf.count)
    .map((number) => number.version);
  const version = Math.max(versionOf.version, ...versions) + 1;
  return version > MAX_VERSION ? ofItsOwn : { ...versionOf, version };
}
