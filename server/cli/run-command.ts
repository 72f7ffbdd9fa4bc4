import { nearest } from '../owner-files/nearest';
import { type ToolContext, done, misused, type Command } from './command';
import type { ToolReply } from './tool-socket';
import { COMMANDS } from './commands';

/** Misuse prints the command's usage, unless the reply is a whole sentence. */
export async function runCommand(context: ToolContext, args: readonly string[]): Promise<ToolReply> {
  const command = readCommand(args);
  if (!('run' in command)) return command;
  const reply = await command.run(context, args.slice(command.name.split(' ').length));
  // A final line break marks a whole sentence, which tells what to do.
  return reply.exitCode === 2 && !reply.text.endsWith('\n') ? { ...reply, text: `${reply.text}\n\n${usageOf(command)}\n` } : reply;
}

const CALL = 'npm run store --';
const EXIT_CODES =
  'Ends with 0 when it is done, with 2 when something typed or given is wrong (nothing has changed), with 1 when the machine or a service failed.';
const SUMMARY_COLUMN = 37;
const HELP_WORDS: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** The replies to help, unknown commands and unknown options need no shop. */
export function readCommand(args: readonly string[]): Command | ToolReply {
  const words = args.filter((word) => !HELP_WORDS.has(word));
  if (words.length === 0) return done(usage());
  const wantsHelp = HELP_WORDS.has(args[0] ?? '') || args.includes('--help') || args.includes('-h');
  const command = findCommand(words);
  if (command !== undefined)
    return wantsHelp ? done(usageOf(command)) : (mistypedSecond(command, args) ?? unknownOption(command, args) ?? command);
  const family = COMMANDS.filter(({ name }) => name.startsWith(`${words[0]} `));
  if (wantsHelp && family.length > 0) return done(family.map(usageOf).join('\n'));
  return misused(`${unknownCommand(words, family)}\n${CALL} help shows all commands.\n`);
}

/** The longest match: 'bands set' before 'bands'. */
function findCommand(args: readonly string[]): Command | undefined {
  const fitting = COMMANDS.filter(({ name }) => name.split(' ').every((word, index) => args[index] === word));
  return fitting.find(({ name }) => name.includes(' ')) ?? fitting[0];
}

/** Usage and summary of one command. */
function usageOf({ name, parameters, summary }: Command): string {
  return `${`${CALL} ${name} ${parameters}`.trim()}\n  ${summary}`;
}

function usage(): string {
  return [`Usage: ${CALL} COMMAND`, '', ...COMMANDS.map(usageLine), '', `One command alone: ${CALL} help COMMAND`, EXIT_CODES].join('\n');
}

function usageLine({ name, parameters, summary }: Command): string {
  const words = `${name} ${parameters}`.trim();
  return `  ${words.padEnd(SUMMARY_COLUMN)}${words.length < SUMMARY_COLUMN ? '' : `\n${' '.repeat(SUMMARY_COLUMN + 2)}`}${summary}`;
}

function unknownCommand(words: readonly string[], family: readonly Command[]): string {
  const [first = '', second] = words;
  if (family.length > 0) {
    const meant = second === undefined ? null : nearestName(`${first} ${second}`);
    const names = family.map(({ name }) => `'${name}'`).join(', ');
    return meant === null ? `'${first}' is used as ${names}.` : `There is no command '${first} ${second}'. Did you mean '${meant}'?`;
  }
  const meant = nearestName(first) ?? (second === undefined ? null : nearestName(`${first} ${second}`));
  return `There is no command '${first}'.${meant === null ? '' : ` Did you mean '${meant}'?`}`;
}

function nearestName(typed: string): string | null {
  return nearest(
    typed,
    COMMANDS.map(({ name }) => name),
  );
}

/** 'mail preveiw' must not run 'mail'. */
function mistypedSecond({ name }: Command, [, second]: readonly string[]): ToolReply | null {
  const family = COMMANDS.filter((command) => command.name.startsWith(`${name} `)).map((command) => command.name);
  const meant = second === undefined ? null : nearest(`${name} ${second}`, family);
  return meant === null || name.includes(' ') ? null : misused(`There is no command '${name} ${second}'. Did you mean '${meant}'?\n`);
}

function unknownOption(command: Command, args: readonly string[]): ToolReply | null {
  const known: readonly string[] = command.parameters.match(/--[a-z-]+/g) ?? [];
  const strange = args.find((word) => /^--[a-z]/i.test(word) && !known.includes(word));
  if (strange === undefined) return null;
  const meant = nearest(strange, known);
  const hint = meant !== null ? `Did you mean ${meant}?` : known.length === 0 ? 'It has none.' : `It has ${known.join(', ')}.`;
  return misused(`'${command.name}' has no option ${strange}. ${hint}\n\n${usageOf(command)}\n`);
}
