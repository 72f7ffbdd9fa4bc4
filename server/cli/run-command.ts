import { misused, type Command, type ToolContext } from './command';
import { COMMANDS } from './commands';
import type { ToolReply } from './tool-socket';

/** Carries out one command of the store tool (DESIGN 9). What is not understood answers the usage and exit code 2. */
export async function runCommand(context: ToolContext, args: readonly string[]): Promise<ToolReply> {
  const command = findCommand(args);
  const reply = command === undefined ? misused(unknown(args)) : await command.run(context, args.slice(command.name.split(' ').length));
  return reply.exitCode === 2 ? { ...reply, text: `${reply.text}\n\n${usage()}` } : reply;
}

/** 'bands set' before 'bands': of those that fit, the one with more words. */
export function findCommand(args: readonly string[]): Command | undefined {
  const fitting = COMMANDS.filter(({ name }) => name.split(' ').every((word, index) => args[index] === word));
  return fitting.find(({ name }) => name.includes(' ')) ?? fitting[0];
}

function unknown([first]: readonly string[]): string {
  if (first === undefined) return 'Name a command.';
  const family = COMMANDS.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => `'${name}'`);
  return family.length === 0 ? `There is no command '${first}'.` : `'${first}' is used as ${family.join(', ')}.`;
}

function usage(): string {
  const words = ({ name, parameters }: Command): string => `${name} ${parameters}`.trim();
  const width = Math.max(...COMMANDS.map((command) => words(command).length));
  const lines = COMMANDS.map((command) => `  ${words(command).padEnd(width)}  ${command.summary}`);
  return `Usage: npm run store -- <command>\n\n${lines.join('\n')}\n`;
}
