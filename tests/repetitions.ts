/**
 * Whether tests also repeat a rule that they have shown once: on the second database engine, on every route, size and state, with more
 * seeds. `npm test` does not, for its ten minutes; `npm test -- whole` and a test that is run by hand do (docs/decisions/0056).
 */
export const repeats = process.env['REPETITIONS'] !== 'none';
