import type { WireShape } from '../../src/contract/codec';
import type { Endpoint } from '../../src/contract/define-endpoint';
import { endpoints } from '../../src/contract/all-endpoints';
import { deskEndpoints } from '../../src/contract/desk/all-desk-endpoints';
import { cartConflictCodec } from '../../src/contract/cart';
import { changedFigures } from '../../src/contract/changed-figures';
import { CALL_FACTS, type CallFacts, type CallName } from './call-facts';
import { DESK_FACTS } from './desk-facts';
import { fieldNote } from './field-notes';
import { jsonSchemaOf, withFieldNotes, type JsonSchema } from './json-schema';

interface TableEntry extends Pick<Endpoint<never, unknown>, 'method' | 'path' | 'auth' | 'encoding'> {
  readonly input: { readonly wire: WireShape };
  readonly output: { readonly wire: WireShape };
}

const REFUSAL_DATA = { figures: changedFigures, 'cart ending': cartConflictCodec } as const;

export interface DescribedCall extends Pick<Endpoint<never, unknown>, 'method' | 'path' | 'auth' | 'encoding'> {
  readonly name: CallName;
  readonly facts: CallFacts;
  /** Null for a call without a body. */
  readonly form: JsonSchema | null;
  /** Of a success. */
  readonly data: JsonSchema;
  /** Null for a refusal without data. */
  readonly refusalData: JsonSchema | null;
}

const described = { ...endpoints, ...deskEndpoints };
const FACTS = { ...CALL_FACTS, ...DESK_FACTS };

/** In the order of the endpoint tables, the Desk's last. */
export function describeCalls(): readonly DescribedCall[] {
  return callNames().map((name) => {
    const { method, path, auth, encoding, input, output }: TableEntry = described[name];
    const facts = FACTS[name];
    const additive = new Set(facts.additiveFields ?? []);
    const noted = (schema: JsonSchema): JsonSchema => withFieldNotes(schema, (field) => fieldNote(name, field), additive);
    return {
      name,
      method,
      path,
      auth,
      encoding,
      facts,
      form: encoding === 'none' ? null : noted(jsonSchemaOf(input.wire)),
      data: noted(jsonSchemaOf(output.wire)),
      refusalData: facts.refusalCarries === undefined ? null : noted(jsonSchemaOf(REFUSAL_DATA[facts.refusalCarries].wire)),
    };
  });
}

function callNames(): readonly CallName[] {
  const isCall = (name: string): name is CallName => Object.hasOwn(described, name);
  return Object.keys(described).filter(isCall);
}
