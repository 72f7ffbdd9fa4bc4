import type { Database } from '../db/database';
import type { ToolReply, ToolRequest } from './tool-socket';

/** What a command works with. */
export interface ToolContext {
  readonly db: Database;
  readonly dataDir: string;
  /** The folder in which the owner typed the command; files are named relative to it. */
  readonly workingDir: string;
  /** Shows one line while the command is still at work. On a terminal the next line takes its place. */
  readonly showProgress: (line: string) => void;
  /** Aborted when the owner has stopped waiting. */
  readonly signal?: AbortSignal;
  /** True when the store itself carries the command out while it sells. */
  readonly isStoreOpen?: boolean;
}

/** One entry of the store tool: its words, its line in the usage, and what it does. */
export interface Command {
  /** One or two words, such as 'orders' or 'promo list'. */
  readonly name: string;
  /** What follows the name in the usage; '' when it takes nothing. */
  readonly parameters: string;
  readonly summary: string;
  /** Set when it may begin in a data folder without a shop, which is made then; a reply tells why not. */
  readonly beforeNewShop?: (request: ToolRequest) => Promise<ToolReply | null>;
  readonly run: (context: ToolContext, args: readonly string[]) => Promise<ToolReply>;
}

/** A command carried out; `text` may hold words of buyers. */
export function done(text: string): ToolReply {
  return { exitCode: 0, text: `${harmless(text)}\n` };
}

/** A command that could not be carried out; `text` says why and what to do. */
export function failed(text: string): ToolReply {
  return { exitCode: 1, text: `${harmless(text)}\n` };
}

/** A command that was not understood; the usage follows the reason. */
export function misused(reason: string): ToolReply {
  return { exitCode: 2, text: harmless(reason) };
}

/** Control characters in the words of others must not steer the owner's terminal. */
function harmless(text: string): string {
  return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');
}
