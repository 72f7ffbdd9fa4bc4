import type { ToolContext } from './command';
import { readCommand, usageOf } from './help';
import type { ToolReply } from './tool-socket';

/**
 * Runs one command of the store tool (DESIGN 9). Misuse ends with exit code 2 and prints the command's usage, unless the reply is a whole
 * sentence.
 */
export async function runCommand(context: ToolContext, args: readonly string[]): Promise<ToolReply> {
  const command = readCommand(args);
  if (!('run' in command)) return command;
  const reply = await command.run(context, args.slice(command.name.split(' ').length));
  // A text with a final line break is whole: it tells what to do.
  return reply.exitCode === 2 && !reply.text.endsWith('\n') ? { ...reply, text: `${reply.text}\n\n${usageOf(command)}\n` } : reply;
}
