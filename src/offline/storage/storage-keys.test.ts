import { afterEach, describe, expect, it, vi } from 'vitest';
import { databaseNames, namesOf } from './storage-keys';

afterEach(() => {
  vi.doUnmock('../../domain/language.texts');
  vi.resetModules();
});

describe('The databases of a device', () => {
  it('keep the names that devices have saved under in English', () => {
    expect(databaseNames).toEqual({
      kept: 'sps',
      publicQueries: 'sps-queries-public',
      privateQueries: 'sps-queries-private',
      offlineCatalogue: 'sps-kept-catalogue',
    });
  });

  it('are others in Spanish for what the shop says there, and the same for what a person has made', async () => {
    vi.resetModules();
    vi.doMock('../../domain/language.texts', () => ({ languageTexts: { code: 'es' } }));
    const spanish = (await import('./storage-keys')).databaseNames;
    expect(spanish).toEqual({
      kept: 'sps',
      publicQueries: 'sps-queries-public-es',
      privateQueries: 'sps-queries-private',
      offlineCatalogue: 'sps-kept-catalogue-es',
    });
    expect(namesOf('publicQueries')).toEqual([databaseNames.publicQueries, spanish.publicQueries]);
    expect(namesOf('offlineCatalogue')).toEqual([databaseNames.offlineCatalogue, spanish.offlineCatalogue]);
  });
});
