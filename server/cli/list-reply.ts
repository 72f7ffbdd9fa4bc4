import { done, misused } from './command';
import type { ToolReply } from './tool-socket';

interface ListForms {
  readonly text: () => Promise<string>;
  /** The same for scripts. */
  readonly json: () => Promise<object>;
}

/** The reply of a command that lists, as JSON where --json stands behind it. `problem` says what is wrong with anything else. */
export async function listReply(args: readonly string[], problem: string, { text, json }: ListForms): Promise<ToolReply> {
  if (args.some((arg) => arg !== '--json')) return misused(problem);
  return done(args.length === 0 ? await text() : JSON.stringify(await json(), null, 2));
}
