import type { ToolContext } from './command';
import { readCommand, usageOf } from './help';
import type { ToolReply } from './tool-socket';

/** Misuse prints the command's usage, unless the reply is a whole sentence. */
export async function runCommand(context: ToolContext, args: readonly string[]): Promise<ToolReply> {
  const command = readCommand(args);
  if (!('run' in command)) return command;
  const reply = await command.run(context, args.slice(command.name.split(' ').length));
  // A final line break marks a whole sentence, which tells what to do.
  return reply.exitCode === 2 && !reply.text.endsWith('\n') ? { ...reply, text: `${reply.text}\n\n${usageOf(command)}\n` } : reply;
}
