import { parseArgs } from 'node:util';
import { CHECKS, type RunOptions } from './run-checks';

const DEFAULT_TIMEOUT_SECONDS = 15;

export const USAGE = `Checks whether a server keeps the store's contract (docs/other-back-ends.md), call by call, with the store's own client.

  npm run conformance -- --base-url URL [options]

  --base-url URL       where the calls begin, such as http://127.0.0.1:8080/api
  --email, --password  an account to use; without them a throw-away shopper is signed up and stays
  --promo CODE         a promo code that the shop knows
  --page-origin URL    the page is on this other origin: checks what its browser will ask for
  --only NAME          one check, and those it needs
  --timeout SECONDS    how long a call may take (${DEFAULT_TIMEOUT_SECONDS})
  --json               the report as JSON
  --help               this text

It sends one contact message and orders nothing. Exit code: 0 all passed, 1 something failed, 2 could not be run.
`;

export type CommandLine =
  | { readonly kind: 'run'; readonly options: Omit<RunOptions, 'fetch'>; readonly isJson: boolean }
  | { readonly kind: 'help' }
  | { readonly kind: 'misused'; readonly problem: string };

/** Reads the arguments of the program; whatever is wrong is said in words. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const parsed = parse(args);
  if (typeof parsed === 'string') return { kind: 'misused', problem: parsed };
  if (parsed.help === true) return { kind: 'help' };
  const problem = problemOf(parsed);
  if (problem !== null) return { kind: 'misused', problem };
  const { email, password } = parsed;
  return {
    kind: 'run',
    isJson: parsed.json === true,
    options: {
      baseUrl: (parsed['base-url'] ?? '').replace(/\/+$/, ''),
      timeoutMs: Number(parsed.timeout ?? DEFAULT_TIMEOUT_SECONDS) * 1000,
      account: email === undefined || password === undefined ? null : { email, password },
      promoCode: parsed.promo ?? null,
      pageOrigin: parsed['page-origin'] ?? null,
      only: parsed.only ?? null,
    },
  };
}

type Values = Partial<Record<'base-url' | 'email' | 'password' | 'promo' | 'page-origin' | 'only' | 'timeout', string>> & {
  readonly json?: boolean;
  readonly help?: boolean;
};

function parse(args: readonly string[]): Values | string {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: false,
      options: {
        'base-url': text,
        email: text,
        password: text,
        promo: text,
        'page-origin': text,
        only: text,
        timeout: text,
        json: flag,
        help: flag,
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : 'The arguments cannot be read.';
  }
}

function problemOf(values: Values): string | null {
  const { email, password, only, timeout } = values;
  if (values['base-url'] === undefined) return 'Name the server with --base-url, such as http://127.0.0.1:8080/api';
  if (!isHttp(values['base-url'])) return `--base-url must be an http or https address, not '${values['base-url']}'`;
  if ((email === undefined) !== (password === undefined)) return '--email and --password go together';
  if (timeout !== undefined && !(Number(timeout) > 0)) return `--timeout must be a number of seconds above 0, not '${timeout}'`;
  if (values['page-origin'] !== undefined && !isOrigin(values['page-origin']))
    return `--page-origin must be an origin such as https://shop.example, not '${values['page-origin']}'`;
  if (only !== undefined && !CHECKS.some(({ name }) => name === only))
    return `There is no check '${only}'. There are: ${CHECKS.map(({ name }) => name).join(', ')}`;
  return null;
}

function isHttp(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

function isOrigin(address: string): boolean {
  return isHttp(address) && new URL(address).origin === address;
}
