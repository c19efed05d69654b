/** Sessions: the cookie is read once per request, and set when a call opens or ends a session. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renewCsrfToken } from '#app/http/csrf.ts';
import { deviceIdOf } from '#app/http/guessing.ts';
import { REMEMBERED_SESSION_DAYS } from '#domains/auth/constants.ts';
import { isVisitDue } from '#domains/auth/rules.ts';
import { type FoundSession, findSession, recordVisit } from '#domains/auth/store/sessions.ts';
import { hashToken } from '#domains/auth/store/tokens.ts';
import { slices } from '#domains/slices.ts';
import type { Database } from '#platform/database/client.ts';
import { isDiskFull, isLockTimeout } from '#platform/database/outage.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: FoundSession | null;
  }
}

export const SESSION_COOKIE = 'rinkside_session';
/** The shape of `newToken`; anything else does not deserve a query. */
const TOKEN_SHAPE = /^[\w-]{43}$/;

export interface SessionOptions {
  db: Database;
  /** For recording visits, which may wait; pages do not. */
  writeDb: Database;
  now(): Date;
  /** Whether the public address is https. */
  isSecure: boolean;
}

/** Loads the session of each request under `api`, and records visits after the answer. */
export function addSessions(api: FastifyInstance, { db, writeDb, now, isSecure }: SessionOptions): void {
  api.decorateRequest('session', null);

  api.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[SESSION_COOKIE];
    if (!token || !TOKEN_SHAPE.test(token)) return;
    request.session = await findSession(db, { tokenHash: hashToken(token), now: now(), nouns: slices });
    const { session } = request;
    // The cookie is renewed with the session.
    if (session?.isRemembered && isVisitDue(now().getTime(), session.lastSeenAt.getTime())) {
      setCookie(reply, token, { isRemembered: true, isSecure });
    }
  });

  api.addHook('onResponse', async (request) => {
    const { session } = request;
    if (!session || !isVisitDue(now().getTime(), session.lastSeenAt.getTime())) return;
    const visit = { ip: request.ip, deviceId: deviceIdOf(request), now: now() };
    await recordVisit(writeDb, session, visit).catch((error: unknown) => {
      // The disk is full, or a step holds the user's row: the next visit is recorded instead.
      if (isDiskFull(error) || isLockTimeout(error)) return;
      request.log.warn({ err: error }, 'a visit was not written down');
    });
  });
}

/**
 * Sets the cookie of a session that a call has opened, or clears it (null), together with a new CSRF token bound to it.
 */
export function setSessionCookie(
  reply: FastifyReply,
  session: { token: string | null; isRemembered: boolean; isSecure: boolean },
): void {
  const { token, isSecure } = session;
  if (token === null) reply.clearCookie(SESSION_COOKIE, { path: '/' });
  else setCookie(reply, token, session);
  renewCsrfToken(reply, { sessionHash: token === null ? null : hashToken(token), isSecure });
}

function setCookie(
  reply: FastifyReply,
  token: string,
  { isRemembered, isSecure }: { isRemembered: boolean; isSecure: boolean },
): void {
  reply.setCookie(SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    ...(isRemembered ? { maxAge: REMEMBERED_SESSION_DAYS * 24 * 60 * 60 } : {}),
  });
}
