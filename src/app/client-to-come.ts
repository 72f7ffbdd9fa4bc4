import type { QueryClient } from '@tanstack/react-query';

/** The place of a query client whose code is still on its way: React's context and the router hold it from the start. */
export interface ClientToCome {
  /** Does what the client does, once that is here. */
  readonly standIn: QueryClient;
  readonly arrive: (client: QueryClient) => void;
}

/**
 * A client in the context for good: a provider that got another one would have React draw, not take over, whatever the server wrote below it.
 * Nothing may ask the stand-in for anything before the client has arrived; it throws then.
 */
export function clientToCome(): ClientToCome {
  let arrived: QueryClient | undefined;
  const standIn = new Proxy(
    {},
    {
      get: (_place, name) => {
        if (arrived === undefined) throw new Error(`The query client is not here yet: ${String(name)}`);
        const member: unknown = Reflect.get(arrived, name);
        return typeof member === 'function' ? member.bind(arrived) : member;
      },
    },
  );
  return {
    // A proxy has the type of what it was given.
    standIn: standIn as QueryClient,
    arrive: (client) => {
      arrived = client;
    },
  };
}
