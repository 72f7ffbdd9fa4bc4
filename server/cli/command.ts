import type { Database } from '../db/database';
import type { Env } from '../env';
import { AT_TERMINAL, type ShopChange } from '../owner/note-act';
import type { OwnerOrderActions } from '../payments/owner-order-actions';
import { shownLine } from './table';
import type { ToolReply, ToolRequest } from './tool-socket';

export interface ToolContext {
  readonly db: Database;
  readonly dataDir: string;
  /** The owner's; file arguments are relative to it. */
  readonly workingDir: string;
  /** On a terminal the next line replaces it. */
  readonly showProgress: (line: string) => void;
  /** A permanent line before the reply. When absent, `showProgress` shows it. */
  readonly showLine?: (line: string) => void;
  /** Absent without a payment provider. */
  readonly orderActions?: OwnerOrderActions;
  readonly env?: Env;
  /** Aborted when the owner cancels. */
  readonly signal?: AbortSignal;
  /** True when the running store executes the command. */
  readonly isStoreOpen?: boolean;
}

/** Without a final slash; this machine's address without a payment provider. */
export function shopAddressOf(orderActions: OwnerOrderActions | undefined): string {
  return orderActions?.publicUrl() ?? 'http://localhost:8080';
}

/** The owner at a terminal changes something now. */
export const atTerminal = (db: Database): ShopChange => ({ db, by: AT_TERMINAL, now: Date.now() });

/** The signal of a command that cannot be canceled. */
export const neverAborted = (): AbortSignal => new AbortController().signal;

export interface Command {
  /** One or two words, such as 'orders' or 'promo list'. */
  readonly name: string;
  readonly parameters: string;
  readonly summary: string;
  /** Set when the command may create a shop in an empty data folder. A returned reply prevents that. */
  readonly beforeNewShop?: (request: ToolRequest) => Promise<ToolReply | null>;
  readonly run: (context: ToolContext, args: readonly string[]) => Promise<ToolReply>;
}

/*
 * Exit codes: 0 success; 2 what the owner can correct, without any change; 1 when the machine, the database, the mail server or the payment
 * provider failed. `check` also ends with 1 while an item is open.
 */

/** `text` may contain customers' words. */
export function done(text: string): ToolReply {
  return { exitCode: 0, text: `${shownLine(text)}\n` };
}

/** `text` tells why and what to do. */
export function failed(text: string): ToolReply {
  return { exitCode: 1, text: `${shownLine(text)}\n` };
}

/** The command's usage follows the reason. */
export function misused(reason: string): ToolReply {
  return { exitCode: 2, text: shownLine(reason) };
}

/** `sentence` tells what to do instead. Nothing was changed; no usage follows. */
export function refused(sentence: string): ToolReply {
  return { exitCode: 2, text: `${shownLine(sentence)}\n` };
}

const REPLY_TO_IMPORT = { done, refused, overtaken: failed };

/** A concurrent change by somebody else is a failure, not misuse. */
export function importReply({ end, text }: { readonly end: keyof typeof REPLY_TO_IMPORT; readonly text: string }): ToolReply {
  return REPLY_TO_IMPORT[end](text);
}

interface ListForms {
  readonly text: () => Promise<string>;
  readonly json: () => Promise<object>;
}

/** `problem` replies to any argument but --json. */
export async function listReply(args: readonly string[], problem: string, { text, json }: ListForms): Promise<ToolReply> {
  if (args.some((arg) => arg !== '--json')) return misused(problem);
  return done(args.length === 0 ? await text() : JSON.stringify(await json(), null, 2));
}
