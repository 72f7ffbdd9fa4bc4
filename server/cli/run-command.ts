import type { ToolContext } from './command';
import { readCommand, usageOf } from './help';
import type { ToolReply } from './tool-socket';

/** Runs one command of the store tool (DESIGN 9). Misuse prints the command's usage, with exit code 2, unless a sentence says it all. */
export async function runCommand(context: ToolContext, args: readonly string[]): Promise<ToolReply> {
  const command = readCommand(args);
  if (!('run' in command)) return command;
  const reply = await command.run(context, args.slice(command.name.split(' ').length));
  // A whole sentence ends its line, and says by itself what to do.
  return reply.exitCode === 2 && !reply.text.endsWith('\n') ? { ...reply, text: `${reply.text}\n\n${usageOf(command)}\n` } : reply;
}
