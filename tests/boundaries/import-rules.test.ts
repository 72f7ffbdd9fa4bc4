import { describe, expect, it } from 'vitest';
import { circlesIn, importGraph } from './import-circles';
import { brokenArrows, importsOf, judgeImport } from './import-rules';

const judge = (from: string, source: string): readonly string[] =>
  importsOf(source)
    .map((statement) => judgeImport(from, statement))
    .filter((problem) => problem !== null);

describe('The import arrows', () => {
  it('hold in every source file of the store', () => {
    expect(brokenArrows(process.cwd(), ['src', 'sw', 'server', 'build', 'pictures', 'bench'])).toEqual([]);
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
    ['src/offline/cart.ts', `import { useState } from 'react';`],
    ['sw/sw.ts', `const app = import('../src/app/router');`],
    ['server/routes/catalogue.ts', `import { renderPage } from '../../src/app/entry-server';`],
    ['server/routes/catalogue.ts', `export { call } from '../../src/api/call';`],
    ['server/repositories/sessions.ts', `import { secretHash } from '../security/secrets';`],
    ['server/db/open-database.ts', `import type { SignedInUser } from '../repositories/sessions';`],
    ['server/http/api.ts', `import { mountCartRoutes } from '../routes/cart-routes';`],
    ['server/http/api.ts', `import type { PaymentService } from '../payments/payment-service';`],
    ['server/routes/cart-routes.ts', `import type { Services } from '../open-services';`],
    ['server/site/template.ts', `import { serveCommands } from '../cli/serve-commands';`],
    ['server/log.ts', `import { openDatabase } from './db/open-database';`],
    ['server/site/template.ts', `import { chunks } from '../../build/chunks';`],
    ['src/app/router.tsx', `import { rooms } from '../../pictures/room-list';`],
    ['server/routes/cart-routes.ts', `import { useState } from 'react';`],
    ['build/subset-fonts.ts', `import { readTemplate } from '../server/site/template';`],
    ['pictures/encode.ts', `import { readSettings } from '../server/repositories/settings';`],
    ['bench/load/shopper.ts', `import { readSettings } from '../../server/repositories/settings';`],
    ['server/routes/cart-routes.ts', `import { median } from '../../bench/figures';`],
  ])('catch a planted violation in %s: %s', (from, source) => {
    expect(judge(from, source)).toHaveLength(1);
  });

  it.each([
    ['src/features/checkout/checkout-modal.tsx', `import { useCart } from '../cart/use-cart';`],
    ['src/features/cart/queries.ts', `import type { CartWrite } from '../../contract/cart';`],
    ['server/site/document-cache.ts', `import { renderPage } from '../../src/app/entry-server';`],
    ['server/payments/payment-routes.ts', `import type { Api } from '../http/api';`],
    ['server/open-services.ts', `import { createPlaces } from './places/places';`],
    ['server/db/is-database-away.ts', `import { rootCause } from '../log';`],
    ['sw/drain.ts', `import { drainOutbox } from '../src/offline/drain-outbox';`],
  ])('let %s do what the map allows: %s', (from, source) => {
    expect(judge(from, source)).toEqual([]);
  });
});

describe('Circles of files', () => {
  it('do not exist in page, worker, server, build, pictures and bench, types included', () => {
    expect(circlesIn(importGraph(process.cwd(), ['src', 'sw', 'server', 'build', 'pictures', 'bench']))).toEqual([]);
  });

  it.each([
    ['two files', { a: ['b'], b: ['a'] }, ['a → b → a']],
    ['three files behind another', { entry: ['a'], a: ['b'], b: ['c'], c: ['a'] }, ['a → b → c → a']],
    ['a file that imports itself', { a: ['a'] }, ['a → a']],
    ['two paths to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ])('are found among %s', (_what, imports, circles) => {
    expect(circlesIn(new Map(Object.entries(imports)))).toEqual(circles);
  });
});
