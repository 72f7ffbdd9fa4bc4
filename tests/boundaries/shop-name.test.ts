import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What a shop is called is a setting (docs/owner.md). The sample shop and the defaults are where it may stand. */
const MAY_NAME_IT = /^(server\/seed\/|src\/domain\/shop-identity\.ts$)|\.test\.tsx?$/;

const sources = ['src', 'server', 'sw'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);
const namesShop = (text: string): boolean => /\bSPS\b/.test(text);

test('No code but the sample shop and the defaults names a shop: the name is a setting', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => !MAY_NAME_IT.test(path) && namesShop(readFileSync(path, 'utf8')))).toEqual([]);
});

test('The check above finds a name', () => {
  expect(namesShop('title={`Scan | SPS Flooring`}')).toBe(true);
  expect(namesShop("orderNumber: 'SPS-10001'")).toBe(true);
  expect(namesShop('sps_flooring_title: wireText')).toBe(false);
});
