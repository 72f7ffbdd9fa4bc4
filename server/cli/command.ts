import type { Database } from '../db/database';
import type { Env } from '../env';
import type { OrderDesk } from '../payments/order-desk';
import type { ToolReply, ToolRequest } from './tool-socket';

/** What a command gets. */
export interface ToolContext {
  readonly db: Database;
  readonly dataDir: string;
  /** The owner's working directory; file arguments are relative to it. */
  readonly workingDir: string;
  /** Shows one line of progress. On a terminal the next line replaces it. */
  readonly showProgress: (line: string) => void;
  /** Shows a line that stays, before the reply. Shown as progress where it is absent. */
  readonly showLine?: (line: string) => void;
  /** Changes orders and moves money. Absent where no payment provider is at hand. */
  readonly desk?: OrderDesk;
  /** How the store is configured. */
  readonly env?: Env;
  /** Aborted when the owner cancels. */
  readonly signal?: AbortSignal;
  /** True when the running store executes the command. */
  readonly isStoreOpen?: boolean;
}

/** The shop's address without a final slash: shoppers' own, or this machine's where no payment provider is at hand. */
export function shopAddressOf(desk: OrderDesk | undefined): string {
  return desk?.publicUrl() ?? 'http://localhost:8080';
}

/** For a command that nobody can cancel. */
export const neverAborted = (): AbortSignal => new AbortController().signal;

/** A command of the store tool: its name, its usage and what it does. */
export interface Command {
  /** One or two words, such as 'orders' or 'promo list'. */
  readonly name: string;
  /** The arguments in the usage; '' for none. */
  readonly parameters: string;
  readonly summary: string;
  /** Set when it may run in a data folder without a shop, which is then created. A returned reply says why not. */
  readonly beforeNewShop?: (request: ToolRequest) => Promise<ToolReply | null>;
  readonly run: (context: ToolContext, args: readonly string[]) => Promise<ToolReply>;
}

/*
 * The exit codes of the tool: 0 for what was done, 2 for what the owner can correct by typing something else (a word, number, day, state, file,
 * encoding or picture), 1 when machine, database, mail or payment provider failed. What ends with 2 has changed nothing. `check` also ends with 1
 * while anything is open.
 */

/** Success; `text` may contain customers' words. */
export function done(text: string): ToolReply {
  return { exitCode: 0, text: `${harmless(text)}\n` };
}

/** Failure of the machine, the database or another service; `text` says why and what to do. */
export function failed(text: string): ToolReply {
  return { exitCode: 1, text: `${harmless(text)}\n` };
}

/** Misuse; the usage follows the reason. */
export function misused(reason: string): ToolReply {
  return { exitCode: 2, text: harmless(reason) };
}

/** A wrong word, number, day, state, file, encoding or picture, told with what to do instead. Nothing was changed; the usage does not follow. */
export function refused(sentence: string): ToolReply {
  return { exitCode: 2, text: `${harmless(sentence)}\n` };
}

const REPLY_TO_IMPORT = { done, refused, overtaken: failed };

/** The reply to an import. What somebody else changed meanwhile is nothing that the owner typed wrong. */
export function importReply({ end, text }: { readonly end: keyof typeof REPLY_TO_IMPORT; readonly text: string }): ToolReply {
  return REPLY_TO_IMPORT[end](text);
}

/** A line to show before the reply; it may contain customers' words. */
export function shownLine(text: string): string {
  return harmless(text);
}

/** Control characters in customers' words must not reach the owner's terminal, nor what it takes for a line break or turns text by. */
function harmless(text: string): string {
  return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '');
}
