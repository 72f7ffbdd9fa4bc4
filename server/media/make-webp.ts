import { setPriority } from 'node:os';
import { makeMissingWebp } from './webp-copies';

/** The process beside an open store that makes the missing copies: whoever serves shoppers goes first. */
const LOWEST_PRIORITY = 19;
const PICTURES_AT_ONCE = 1;

setPriority(LOWEST_PRIORITY);
await makeMissingWebp(process.argv[2] ?? '', PICTURES_AT_ONCE);
