import { describe, expect, it } from 'vitest';
import { brokenArrows, importsOf, judgeImport } from './import-rules';

const judge = (from: string, source: string): readonly string[] =>
  importsOf(source)
    .map((statement) => judgeImport(from, statement))
    .filter((problem) => problem !== null);

describe('The import arrows', () => {
  it('hold in every source file of the store', () => {
    expect(brokenArrows(process.cwd(), ['src', 'sw', 'server'])).toEqual([]);
  });

  it.each([
    ['src/domain/bill.ts', `import { call } from '../api/call';`],
    ['src/domain/bill.ts', `import * as z from 'zod/mini';`],
    ['src/contract/cart.ts', `import { call } from '../api/call';`],
    ['src/ui/button.tsx', `import { useCart } from '../features/cart/use-cart';`],
    ['src/ui/button.tsx', `import { useQuery } from '@tanstack/react-query';`],
    ['src/features/catalogue/product-card.tsx', `import { useCart } from '../cart/use-cart';`],
    ['src/features/cart/use-cart.ts', `import { getCart } from '../../contract/cart';`],
    ['src/routes/index.tsx', `import { call } from '../api/call';`],
    ['src/offline/outbox/outbox.ts', `import { useState } from 'react';`],
    ['sw/sw.ts', `const app = import('../src/app/router');`],
    ['server/routes/catalogue.ts', `import { renderPage } from '../../src/app/entry-server';`],
    ['server/routes/catalogue.ts', `export { call } from '../../src/api/call';`],
  ])('catch a planted violation in %s: %s', (from, source) => {
    expect(judge(from, source)).toHaveLength(1);
  });

  it.each([
    ['src/features/checkout/checkout-modal.tsx', `import { useCart } from '../cart/use-cart';`],
    ['src/features/cart/queries.ts', `import type { CartWrite } from '../../contract/cart';`],
    ['server/site/documents.ts', `import { renderPage } from '../../src/app/entry-server';`],
    ['sw/drain.ts', `import { drainOutbox } from '../src/offline/drain-outbox';`],
  ])('let %s do what the map allows: %s', (from, source) => {
    expect(judge(from, source)).toEqual([]);
  });
});
