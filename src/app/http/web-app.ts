/** Serves the built web app and uploaded sounds. */
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerRefusal } from '#app/http/errors.ts';

const WEB_ROOT = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Returns the fingerprint of the served web app build; '': not built. */
export async function servedBuild(): Promise<string> {
  return readFile(join(WEB_ROOT, '.fingerprint'), 'utf8').catch(() => '');
}

/**
 * Serves the web app. Files with a hash in their name are under /assets; every other path that is not a file is a
 * screen.
 */
export async function addWebApp(app: FastifyInstance, dataDir: string): Promise<void> {
  const isBuilt = existsSync(join(WEB_ROOT, 'index.html'));
  const uploads = join(dataDir, 'storage');
  await mkdir(uploads, { recursive: true });
  const headers = {
    index: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      const isHashed = path.startsWith(join(WEB_ROOT, 'assets'));
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  } as const;
  const sounds = isBuilt ? [join(WEB_ROOT, 'storage'), uploads] : [uploads];
  await app.register(fastifyStatic, { ...headers, root: sounds, prefix: '/storage/', decorateReply: !isBuilt });
  // The build has compressed the files that benefit.
  if (isBuilt) await app.register(fastifyStatic, { ...headers, root: WEB_ROOT, preCompressed: true });
  app.get('/', (request, reply) => answerScreen(request, reply, isBuilt));
  app.setNotFoundHandler((request, reply) => answerScreen(request, reply, isBuilt));
}

function answerScreen(request: FastifyRequest, reply: FastifyReply, isBuilt: boolean): FastifyReply {
  if (/^\/api(?![\w-])/.test(request.url)) return answerRefusal(reply, 404);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // Paths of screens contain no dot: /robots.txt or a missing picture is not a screen.
  const isScreen = isRead && !/^\/(assets|storage)\/|^[^?]*\.[^/?]*(\?|$)/.test(request.url);
  if (!isScreen) return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
  if (isBuilt) return reply.sendFile('index.html', WEB_ROOT);
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The web app has not been built yet. Run "npm run build", then start the server again.\n');
}
