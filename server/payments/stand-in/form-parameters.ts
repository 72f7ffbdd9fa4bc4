/** Form-encoded with bracketed names, as Stripe takes them: 'metadata[user_id]=7'. */
export class FormParameters {
  readonly #fields: URLSearchParams;

  constructor(body: string) {
    this.#fields = new URLSearchParams(body);
  }

  text(name: string): string | null {
    const value = this.#fields.get(name);
    return value === null || value === '' ? null : value;
  }

  /** NaN when it is not a number. */
  number(name: string): number | null {
    const value = this.text(name);
    return value === null ? null : Number(value);
  }

  /** `group('metadata')` of 'metadata[a]=1' is { a: '1' }. */
  group(name: string): Readonly<Record<string, string>> {
    const found = [...this.#fields].flatMap(([field, value]): readonly (readonly [string, string])[] => {
      const inner = field.startsWith(`${name}[`) ? /^\[([^[\]]+)\]$/.exec(field.slice(name.length))?.[1] : undefined;
      return inner === undefined ? [] : [[inner, value]];
    });
    return Object.fromEntries(found);
  }

  /** The same text for any order of the parameters. */
  canonical(): string {
    return [...this.#fields]
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join('&');
  }
}
