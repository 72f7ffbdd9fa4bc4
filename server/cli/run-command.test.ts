import { expect, test } from 'vitest';
import { COMMANDS } from './commands';
import { readCommand } from './run-command';

/** The reply to these words; '' when a command would run. */
const reply = (...args: string[]) => {
  const read = readCommand(args);
  return 'run' in read ? { exitCode: null, text: read.name } : read;
};

test.each([[[]], [['help']], [['--help']], [['-h']]])('Words %j show every command, with exit code 0', (args) => {
  const { exitCode, text } = reply(...args);
  expect(exitCode).toBe(0);
  for (const { name, summary } of COMMANDS) {
    expect(text).toContain(`\n  ${name} `);
    expect(text).toContain(summary);
  }
});

test.each([[['help', 'promo', 'add']], [['promo', 'add', '--help']], [['promo', '--help', 'add']]])(
  'Words %j show one command alone',
  (args) => {
    expect(reply(...args)).toEqual({
      exitCode: 0,
      text: "npm run store -- promo add CODE PERCENT FIRST-DAY LAST-DAY [--limit USES]\n  a new promo code, such as 'promo add FALL15 15 2026-10-01 2026-10-31'\n",
    });
  },
);

test('Help for the first word of several commands shows each of them', () => {
  const { exitCode, text } = reply('help', 'promo');
  expect(exitCode).toBe(0);
  for (const name of ['promo list', 'promo add', 'promo end']) expect(text).toContain(`npm run store -- ${name}`);
});

test.each([
  [['ordrs'], "There is no command 'ordrs'. Did you mean 'orders'?"],
  [['Orders'], "There is no command 'Orders'. Did you mean 'orders'?"],
  [['promo', 'lst'], "There is no command 'promo lst'. Did you mean 'promo list'?"],
  [['setings', 'get', 'taxPercent'], "There is no command 'setings'. Did you mean 'settings'?"],
  [['improt-catalogue', 'x.csv'], "There is no command 'improt-catalogue'. Did you mean 'import-catalogue'?"],
  [['sell'], "There is no command 'sell'."],
  [['promo'], "'promo' is used as 'promo list', 'promo add', 'promo end', 'promo revive', 'promo remove'."],
  [['help', 'ordrs'], "There is no command 'ordrs'. Did you mean 'orders'?"],
])('Words %j name no command, and the nearest is named', (args, sentence) => {
  expect(reply(...args)).toEqual({ exitCode: 2, text: `${sentence}\nnpm run store -- help shows all commands.\n` });
});

test.each([
  [['backup', 'x.backup', '--overwrit'], "'backup' has no option --overwrit. Did you mean --overwrite?"],
  [
    ['import-catalogue', 'x.csv', '--force'],
    "'import-catalogue' has no option --force. It has --dry-run, --retire-missing, --new-categories.",
  ],
  [['messages', '--all'], "'messages' has no option --all. It has --json."],
  [['mail', 'test', 'you@shop.example', '--all'], "'mail test' has no option --all. It has none."],
])('Words %j hold an option that the command does not have', (args, sentence) => {
  const { exitCode, text } = reply(...args);
  expect(exitCode).toBe(2);
  expect(text).toContain(sentence);
});

test('A command with its own options runs', () => {
  expect(reply('restore', 'x.backup', '--replace').text).toBe('restore');
  expect(reply('settings', 'set', 'companyName', 'help').text).toBe('settings set');
});
