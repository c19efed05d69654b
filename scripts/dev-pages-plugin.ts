import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const PAGE = 'src/web/dev/index.html';

/** /dev/ui, the design system page: while one develops. No build has it, so that no player loads a byte of it. */
export function devPages(): Plugin {
  return {
    name: 'rinkside:dev-pages',
    apply: 'serve',
    configureServer(server) {
      // Before the proxy, which would ask the server for it.
      server.middlewares.use('/dev/ui', async (request, response, next) => {
        try {
          const html = await server.transformIndexHtml(request.originalUrl ?? '/dev/ui', await readFile(PAGE, 'utf8'));
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
