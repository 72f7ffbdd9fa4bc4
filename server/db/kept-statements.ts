import type { PGlite } from '@electric-sql/pglite';

type Exchange = PGlite['execProtocolStream'];
type Answers = Awaited<ReturnType<Exchange>>;

interface KeptStatement {
  readonly name: string;
  /** What the engine said of its parameters and columns; null before it was asked. */
  described: Answers | null;
}

const MAX_KEPT = 200;
const MAX_SEEN = 1_000;
/** Longer ones are imports and copies: they hardly come twice, and never often. */
const MAX_TEXT_BYTES = 16 * 1024;
/** PostgreSQL's codes of a statement whose result no longer fits its table, and of one it does not have. */
const STALE_CODES: readonly unknown[] = ['0A000', '26000'];

/**
 * Lets the engine read and plan each statement once instead of each time, which is most of what a small one costs. A text that
 * comes again is prepared under a name (PostgreSQL, "Extended Query"); from then on only its parameters are sent, and
 * these messages and the Sync that ends them in one piece. Callers see the same answers and errors as before.
 */
export function keepStatements(engine: PGlite): void {
  engine.execProtocolStream = keptExchange(engine.execProtocolStream.bind(engine));
}

/** The engine sees one statement's messages after the other (Parse, Describe, Bind, Describe, Execute, Sync), never two mixed. */
function keptExchange(send: Exchange): Exchange {
  const kept = new Map<string, KeptStatement>();
  const seen = new Set<string>();
  let count = 0;
  let text = '';
  let current: KeptStatement | null = null;
  let waiting: readonly Uint8Array[] = [];
  let isSynced = false;

  const isWorthKeeping = (): boolean => {
    if (kept.size >= MAX_KEPT) return false;
    if (seen.delete(text)) return true;
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.add(text);
    return false;
  };

  const parse: Exchange = async (message, options) => {
    current = null;
    if (message.length > MAX_TEXT_BYTES) return send(message, options);
    text = Buffer.from(message).toString('latin1');
    const known = kept.get(text);
    if (known !== undefined) {
      current = known;
      return [];
    }
    if (!isWorthKeeping()) return send(message, options);
    count += 1;
    const prepared: KeptStatement = { name: `kept_${count}`, described: null };
    const answers = await send(named(message, PARSE_NAME_AT, prepared), options);
    kept.set(text, prepared);
    current = prepared;
    return answers;
  };

  const execute: Exchange = async (message, options) => {
    const whole = Buffer.concat([...waiting, message, SYNC]);
    waiting = [];
    isSynced = true;
    try {
      return await send(whole, options);
    } catch (error) {
      if (error instanceof Error && 'code' in error && STALE_CODES.includes(error.code)) kept.delete(text);
      throw error;
    }
  };

  return async (message, options) => {
    const type = String.fromCharCode(message[0] ?? 0);
    if (type === 'P') return parse(message, options);
    if (current === null) return send(message, options);
    const isOfStatement = type === 'D' && message[DESCRIBED_KIND_AT] === STATEMENT_KIND;
    if (isOfStatement) return (current.described ??= await send(named(message, NAME_AT, current), options));
    if (type === 'B' || type === 'D') {
      waiting = [...waiting, type === 'B' ? named(message, NAME_AT, current) : message];
      return [];
    }
    if (type === 'E') return execute(message, options);
    const wasSynced = isSynced;
    current = null;
    waiting = [];
    isSynced = false;
    return wasSynced ? [] : send(message, options);
  };
}

/** Its four bytes of length count themselves. */
const SYNC = Buffer.from(['S'.charCodeAt(0), 0, 0, 0, 4]);

/** Each message begins with a letter and its length in four bytes (PostgreSQL, "Message Formats"). */
const PARSE_NAME_AT = 5;
const DESCRIBED_KIND_AT = 5;
const STATEMENT_KIND = 'S'.charCodeAt(0);
/** After a Describe's kind; after a Bind's empty portal name. */
const NAME_AT = 6;

/** The message about the unnamed statement, made one about this. */
function named(message: Uint8Array, at: number, { name }: KeptStatement): Uint8Array {
  const result = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)]);
  result.writeInt32BE(result.length - 1, 1);
  return result;
}
