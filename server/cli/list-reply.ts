import { done, misused } from './command';
import type { ToolReply } from './tool-socket';

interface ListForms {
  readonly text: () => Promise<string>;
  readonly json: () => Promise<object>;
}

/** `problem` replies to any argument but --json. */
export async function listReply(args: readonly string[], problem: string, { text, json }: ListForms): Promise<ToolReply> {
  if (args.some((arg) => arg !== '--json')) return misused(problem);
  return done(args.length === 0 ? await text() : JSON.stringify(await json(), null, 2));
}
