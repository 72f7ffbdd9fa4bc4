import type { PromoSeed } from './seed-shapes';

/** One for each response: accepted, expired, inactive, not yet active. */
export const promos = [
  { code: 'WELCOME10', status: 'Active', percentHundredths: 1000, startsInDays: -30, endsInDays: 3650 },
  { code: 'SUMMER5', status: 'Active', percentHundredths: 500, startsInDays: -180, endsInDays: -60 },
  { code: 'PRO15', status: 'Inactive', percentHundredths: 1500, startsInDays: -30, endsInDays: 3650 },
  { code: 'HOLIDAY20', status: 'Active', percentHundredths: 2000, startsInDays: 365, endsInDays: 395 },
] satisfies readonly PromoSeed[];
