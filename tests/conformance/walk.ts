import { call, type CallOptions } from '../../src/api/call';
import { ApiError, HttpError } from '../../src/api/errors';
import { writeAddress, deleteAddress } from '../../src/contract/addresses';
import { deleteCartLine, writeCartLine } from '../../src/contract/cart';
import { getPromoCode } from '../../src/contract/checkout';
import { getInstallation, getInstallationDetails, getNewsDetails, getNewsletter } from '../../src/contract/content';
import type { Endpoint } from '../../src/contract/define-endpoint';
import { signUp } from '../../src/contract/session';
import { sendContactMessage } from '../../src/contract/site';
import { explain, httpText } from './explain';
import { oddFigures } from './figures';
import { demand, Misfit } from './misfit';
import type { Visitor } from './visitor';

/** Calls whose success is read from status 1. */
const STATUS_IS_READ: ReadonlySet<unknown> = new Set([
  getNewsletter,
  getInstallation,
  getNewsDetails,
  getInstallationDetails,
  getPromoCode,
  signUp,
  sendContactMessage,
  writeCartLine,
  deleteCartLine,
  writeAddress,
  deleteAddress,
]);

/** The data of a call that must succeed, every item and figure of it readable. Throws Misfit. */
export async function succeeds<Input, Output>(
  visitor: Visitor,
  expected: string,
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options: CallOptions = {},
): Promise<Output> {
  visitor.forgetLast();
  const reports: string[] = [];
  const data = await hearingReports(reports, () => call(endpoint, input, options)).catch((error: unknown) => {
    throw explain(error, visitor.last, expected);
  });
  const where = `${endpoint.method} ${endpoint.path}`;
  const reply: unknown = JSON.parse(visitor.last?.text ?? 'null');
  const [odd] = oddFigures(reply);
  if (odd !== undefined)
    throw new Misfit(
      `${expected}, with numbers for figures`,
      odd,
      `Send figures of ${where} as numbers, or as text like 12.50; null where there is none.`,
    );
  const [report] = reports;
  if (report !== undefined)
    throw new Misfit(
      expected,
      report,
      `The store takes it for missing or leaves it out. Send every item of ${where} as openapi.json describes it.`,
    );
  if (STATUS_IS_READ.has(endpoint)) {
    const status = typeof reply === 'object' && reply !== null && 'status' in reply ? reply.status : undefined;
    demand(
      Number(status) === 1,
      `${expected}, told by status 1`,
      status === undefined ? 'the reply has no status' : `status is ${JSON.stringify(status)}`,
      `Put status: 1 beside the data in the reply of ${where}.`,
    );
  }
  return data;
}

/** The message of a call that must be refused: status other than 1, or HTTP 4xx. Throws Misfit. */
export async function isRefused<Input, Output>(
  visitor: Visitor,
  expected: string,
  endpoint: Endpoint<Input, Output>,
  input: Input,
  advice: string,
): Promise<string> {
  const error = await errorOf(visitor, endpoint, input);
  if (error instanceof ApiError) return error.message;
  if (error instanceof HttpError && error.httpStatus < 500 && ![404, 405, 429].includes(error.httpStatus)) return error.message;
  if (error === null) throw new Misfit(expected, `${httpText(visitor.last)} with a success`, advice);
  throw explain(error, visitor.last, expected);
}

/** A call with a key that opens nothing must get HTTP 401, or status 3. Throws Misfit. */
export async function isKeptOut<Input, Output>(
  visitor: Visitor,
  expected: string,
  endpoint: Endpoint<Input, Output>,
  input: Input,
): Promise<void> {
  const error = await errorOf(visitor, endpoint, input);
  const advice = `${endpoint.method} ${endpoint.path} must answer HTTP 401 (or HTTP 200 with status 3) unless the auth_key header holds a living key.`;
  if (error instanceof HttpError && error.httpStatus === 401) return;
  if (error === null) throw new Misfit(expected, 'the call was carried out', advice);
  const { came } = explain(error, visitor.last, expected);
  throw new Misfit(expected, came, advice);
}

/** What a call threw, null when it succeeded. */
export async function errorOf<Input, Output>(visitor: Visitor, endpoint: Endpoint<Input, Output>, input: Input): Promise<unknown> {
  visitor.forgetLast();
  try {
    await call(endpoint, input);
    return null;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** The store's client reports items it leaves out on the console; here they are heard. */
async function hearingReports<Result>(reports: string[], act: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = (message: unknown) => void reports.push(String(message));
  try {
    return await act();
  } finally {
    console.warn = warn;
  }
}
