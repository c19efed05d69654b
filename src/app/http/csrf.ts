/**
 * Protects unsafe calls against forged requests. A signed cookie holds a secret; the XSRF-TOKEN cookie, readable by the
 * web app, holds a token derived from it and bound to the session; the app returns it as X-XSRF-TOKEN.
 */
import csrfProtection from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply } from 'fastify';

const TOKEN_COOKIE = 'XSRF-TOKEN';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Replaces the session for visitors without one. */
const VISITOR = 'visitor';

/** Adds the protection. @param key signs the tokens; the same on all web nodes */
export async function addCsrf(api: FastifyInstance, key: string, isSecure: boolean): Promise<void> {
  await api.register(csrfProtection, {
    cookieOpts: { path: '/', sameSite: 'lax', httpOnly: true, signed: true, secure: isSecure },
    csrfOpts: { hmacKey: key },
    getUserInfo: (request) => request.session?.tokenHash ?? VISITOR,
    getToken: (request) => {
      const header = request.headers['x-xsrf-token'];
      return typeof header === 'string' ? header : undefined;
    },
    logLevel: 'debug',
  });
  api.addHook('onRequest', (request, reply, done) => {
    if (SAFE_METHODS.has(request.method)) done();
    else api.csrfProtection(request, reply, done);
  });
}

/** Sets a token for the session of the next request. */
export function renewCsrfToken(
  reply: FastifyReply,
  { sessionHash, isSecure }: { sessionHash: string | null; isSecure: boolean },
): void {
  const token = reply.generateCsrf({ userInfo: sessionHash ?? VISITOR });
  reply.setCookie(TOKEN_COOKIE, token, { path: '/', sameSite: 'lax', secure: isSecure });
}
