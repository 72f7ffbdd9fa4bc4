// Threads of one process hear each other's BroadcastChannels: a test would get the cart of another file's shopper, as from a second tab.
import { threadId } from 'node:worker_threads';

const Shared = globalThis.BroadcastChannel;

/** Heard in this thread alone. */
class OwnBroadcastChannel extends Shared {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
}

// A thread that goes from file to file runs this before each.
if (Shared.name !== OwnBroadcastChannel.name) globalThis.BroadcastChannel = OwnBroadcastChannel;
