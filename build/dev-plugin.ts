import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { isDeskPath } from '../src/domain/desk/desk-files.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Imported pictures included. */
const API_PATH = /^\/(?:(?:api|healthz|demo-payments|robots\.txt|sitemap\.xml)(?:\/|$|\?)|media\/[a-z0-9-]+-[0-9a-f]{16}-\d+\.)/;

/** The API runs in Vite's ssr environment, so that edits of the server need no restart. */
export function storeInDevelopment(): Plugin {
  return {
    name: 'store-in-development',
    configureServer(server) {
      const listener = async (): Promise<Listener> => {
        const environment = server.environments.ssr as unknown as {
          runner: { import(path: string): Promise<{ apiListener(): Promise<Listener> }> };
        };
        return (await environment.runner.import('/server/dev.ts')).apiListener();
      };
      server.middlewares.use((request, response, next) => {
        if (!API_PATH.test(request.url ?? '')) return next();
        listener().then((handle) => handle(request, response), next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const page = isDeskPath(new URL(request.originalUrl ?? '/', 'http://localhost').pathname) ? 'desk.html' : 'app.html';
          readFile(page, 'utf8')
            .then((template) => server.transformIndexHtml(request.originalUrl ?? '/', template))
            .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
            .catch(next);
        });
      };
    },
  };
}
