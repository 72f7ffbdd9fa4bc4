import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FALLBACK_PICTURE } from '../../src/domain/picture';
import { madeUpPickup } from './mail-preview';
import { lineRecords, orderRecords } from './order-files';
import { orderRow } from './orders-command';
import { readOrdersArguments } from './read-orders-arguments';
import { instantText } from './table';

const FLOOR = { boxes: 9, pricePerBoxCents: 7_541, sqftPerBox: 2_364 };
const billed = {
  lines: [FLOOR],
  taxPercentHundredths: 700,
  installationCentsPerSqft: 275,
  isInstallationChosen: false,
  promoPercentHundredths: 0,
  shippingCents: 0,
};
const EVENING = Date.parse('2026-12-01T01:00:00Z');

test("An order of eight in the evening of November's last day reads as November's, in the list and in the file", () => {
  const order = {
    ...madeUpPickup('SPS-10012', billed),
    placedAt: EVENING,
    lines: [{ ...FLOOR, productId: 1, title: 'Maple', slug: null, picture: FALLBACK_PICTURE }],
  };
  expect(orderRow(order)).toContain('2026-11-30 20:00 EST');
  expect(orderRecords([order])[1]).toContain('2026-11-30');
  expect(lineRecords([order])[1]).toContain('2026-11-30');
  const read = readOrdersArguments(['--from', '2026-11-01', '--to', '2026-11-30']);
  if ('exitCode' in read) throw new Error(read.text);
  const { from, to } = read.sought;
  expect([from, to].every((edge) => edge !== null)).toBe(true);
  expect(EVENING).toBeGreaterThanOrEqual(Number(from));
  expect(EVENING).toBeLessThanOrEqual(Number(to));
});

test.each([
  ['before summer time begins', '2026-03-08T06:59:00Z', '2026-03-08 01:59 EST'],
  ['as summer time begins', '2026-03-08T07:00:00Z', '2026-03-08 03:00 EDT'],
  ['in the hour that comes twice, first', '2026-11-01T05:30:00Z', '2026-11-01 01:30 EDT'],
  ['in the hour that comes twice, again', '2026-11-01T06:30:00Z', '2026-11-01 01:30 EST'],
])('A time %s reads as on the wall of the shop', (_when, instant, shown) => {
  expect(instantText(new Date(instant))).toBe(shown);
});

test("No command shows a time by the machine's clock or in UTC", () => {
  const commands = readdirSync('server/cli').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const wrong = commands.filter((name) =>
    /toISOString|toLocale(?:Date|Time)?String|\.get(?:UTC)?(?:Date|Month|Hours|FullYear)\(/.test(
      readFileSync(join('server/cli', name), 'utf8'),
    ),
  );
  expect(wrong).toEqual([]);
});
