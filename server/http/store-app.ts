import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

/** Bindings are absent in a call in process. */
export interface StoreEnv {
  Bindings: Partial<HttpBindings>;
}
export type StoreApp = Hono<StoreEnv>;
export type StoreContext = Context<StoreEnv>;
