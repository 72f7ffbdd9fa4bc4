import type { ToolContext } from './command';
import { readCommand, usageOf } from './help';
import type { ToolReply } from './tool-socket';

/** Runs one command of the store tool (DESIGN 9). Misuse prints the command's usage, with exit code 2. */
export async function runCommand(context: ToolContext, args: readonly string[]): Promise<ToolReply> {
  const command = readCommand(args);
  if (!('run' in command)) return command;
  const reply = await command.run(context, args.slice(command.name.split(' ').length));
  return reply.exitCode === 2 ? { ...reply, text: `${reply.text}\n\n${usageOf(command)}\n` } : reply;
}
