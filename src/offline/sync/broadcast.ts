/** To every other tab and the worker; never back to the sender. */
export interface Broadcast<Message> {
  post(message: Message): void;
  listen(listener: (message: Message) => void): void;
}

/** For what no other tab need hear of. */
export const NO_BROADCAST: Broadcast<'changed'> = { post: () => undefined, listen: () => undefined };

/** Opens the browser's BroadcastChannel of this name at first use. */
export function openBroadcast<Message>(name: string): Broadcast<Message> {
  let channel: BroadcastChannel | undefined;
  const opened = (): BroadcastChannel | undefined => {
    try {
      channel ??= new BroadcastChannel(name);
    } catch {
      // Missing, or refused together with the site's data.
    }
    return channel;
  };
  return {
    post: (message) => opened()?.postMessage(message),
    listen: (listener) => opened()?.addEventListener('message', (event: MessageEvent<Message>) => listener(event.data)),
  };
}
