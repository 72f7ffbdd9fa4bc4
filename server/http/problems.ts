/** HTTP 200, status 0; the message tells the shopper what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly data: unknown;

  constructor(message: string, data: unknown = null) {
    super(message);
    this.data = data;
  }
}

/** Missing or of another account: both get the same reply, and are logged. */
export class UnknownId extends Refusal {}

/** The message is sent: it must not contain anything secret. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly httpStatus: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 423 | 429 | 502 | 503;
  readonly headers: Readonly<Record<string, string>>;

  constructor(httpStatus: HttpProblem['httpStatus'], message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.httpStatus = httpStatus;
    this.headers = headers;
  }
}
