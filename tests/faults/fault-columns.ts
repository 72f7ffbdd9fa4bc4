import { FOREIGN_JSON, type Fault } from './fault-kinds';

const page = (...statuses: readonly number[]): readonly Fault[] => statuses.map((status) => ({ kind: 'page', status }));
const HUGE = 1_000_000;

/** The columns of the table in docs/faults.md: each kind of fault in the forms it comes in. */
export const FAULT_COLUMNS = {
  delay: [{ kind: 'delay', ms: 5 }],
  hang: [
    { kind: 'hang', isSeen: false },
    { kind: 'hang', isSeen: true },
  ],
  'reset before': [{ kind: 'reset before' }],
  'reset after': [{ kind: 'reset after' }],
  'cut short': [0, 1, 12, 30].flatMap((keptBytes) =>
    [true, false].map((isChunked): Fault => ({ kind: 'cut short', keptBytes, isChunked })),
  ),
  truncate: [0, 20, HUGE].map((keptBytes): Fault => ({ kind: 'truncate', keptBytes })),
  duplicate: (['first', 'last'] as const).flatMap((reply) => [2, 3].map((times): Fault => ({ kind: 'duplicate', times, reply }))),
  'page 200': page(200),
  'page 302': page(302),
  'page 4xx': page(401, 403, 404, 405, 409, 413, 429),
  'page 5xx': page(500, 502, 503, 504, 511),
  'foreign JSON': [200, 201, 401, 404, 429, 503].flatMap((status) =>
    FOREIGN_JSON.map((body): Fault => ({ kind: 'foreign JSON', status, body })),
  ),
  trickle: [{ kind: 'trickle', bytes: 400, everyMs: 1 }],
} as const satisfies Readonly<Record<string, readonly Fault[]>>;

export type FaultColumn = keyof typeof FAULT_COLUMNS;

/** Behind these the store's own reply arrives whole, late or asked for more than once. */
const HARMLESS: ReadonlySet<string> = new Set<FaultColumn>(['delay', 'duplicate', 'trickle']);

interface ColumnOfFaults {
  readonly column: FaultColumn;
  readonly faults: readonly Fault[];
  /** Whether the store's own reply arrives whole. */
  readonly getsReply: boolean;
}

export const columns: readonly ColumnOfFaults[] = (Object.keys(FAULT_COLUMNS) as FaultColumn[]).map((column) => ({
  column,
  faults: FAULT_COLUMNS[column],
  getsReply: HARMLESS.has(column),
}));
