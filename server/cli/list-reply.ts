import { done, misused } from './command';
import type { ToolReply } from './tool-socket';

interface ListForms {
  readonly text: () => Promise<string>;
  /** The same data for scripts. */
  readonly json: () => Promise<object>;
}

/** The reply of a command that lists: text, or JSON with --json. `problem` is the message for any other argument. */
export async function listReply(args: readonly string[], problem: string, { text, json }: ListForms): Promise<ToolReply> {
  if (args.some((arg) => arg !== '--json')) return misused(problem);
  return done(args.length === 0 ? await text() : JSON.stringify(await json(), null, 2));
}
