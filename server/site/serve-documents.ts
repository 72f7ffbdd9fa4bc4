import { sendCompressed } from '../http/compressed-text';
import type { StoreApp } from '../http/store-app';
import { LATER_DATA_PATH, type StoredDocument } from './documents';

interface DocumentRoutes {
  readonly documentFor: (path: string) => Promise<StoredDocument>;
  /** The empty shell, for screens that belong to a person and so are never rendered here. */
  readonly shell: string;
  /** Content security policy. */
  readonly policy: string;
}

/** Screens that show a person's own data or take a secret: the shell alone, never a rendered document. */
const PERSONAL_PATH = /^\/(my-cart|orders(\/[^/]+)?|login|sign-up|forgot-password|reset-password)\/?$/;
const HAS_EXTENSION = /\.[a-z0-9]{1,12}$/i;

/** Answers page addresses with documents. A missing file stays a missing file: 404, never a page (SURVIVE 37). */
export function serveDocuments(app: StoreApp, { documentFor, shell, policy }: DocumentRoutes): void {
  app.get(`${LATER_DATA_PATH}:name`, async (context) => {
    const path = context.req.query('of') ?? '';
    const later = isRendered(path) ? (await documentFor(path)).later : null;
    // A document of another moment: its page learns that it must read everything itself.
    if (later?.name !== context.req.param('name')) return context.json(null, 200, { 'Cache-Control': 'no-store' });
    return sendCompressed(context, later.text, { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json' });
  });
  app.get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    if (HAS_EXTENSION.test(pathname)) return context.json({ status: 0, message: 'There is no such file.', data: null }, 404);
    if (PERSONAL_PATH.test(pathname)) return context.html(shell, 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' });
    const { redirectTo, text, httpStatus } = await documentFor(pathname);
    if (redirectTo !== null) return context.redirect(redirectTo, 302);
    return sendCompressed(
      context,
      text,
      { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache', 'Content-Type': 'text/html; charset=utf-8' },
      httpStatus,
    );
  });
}

/** A path alone, as a page is asked for: with a made-up question behind it each would be rendered and kept. */
const isRendered = (path: string): boolean => /^\/[^?#]*$/.test(path) && !HAS_EXTENSION.test(path) && !PERSONAL_PATH.test(path);
