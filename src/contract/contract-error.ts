/** A message on the wire does not match the contract. `problems` lists each place and its error. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly problems: readonly string[];
  /** The reply's own message, for calls whose success without data is a refusal; '' when it has none. */
  readonly serverMessage: string;

  constructor(problems: readonly string[], serverMessage = '') {
    super(`Unexpected data: ${problems.join('; ')}`);
    this.problems = problems;
    this.serverMessage = serverMessage;
  }
}
