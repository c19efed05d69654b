/** A request's context, for tests that call routes without a server. */
import { pino } from 'pino';
import type { ApiContext } from '#platform/calls/api.ts';
import type { SessionUser } from '#platform/calls/policy.ts';
import type { Database } from '#platform/database/client.ts';
import type { Realtime } from '#platform/realtime.ts';

/** A realtime that hears nothing: for calls that only listen. */
export const SILENT_REALTIME: Realtime = {
  subscribe: () => () => {},
  connection: () => null,
  caughtUp: async () => {},
  close: async () => {},
};

export interface TestContext extends ApiContext {
  /** Headers set by the call, by name in lower case. */
  sentHeaders: Map<string, string>;
}

/**
 * Returns the context of a request of `user` (null: not logged in) at noon of the test world's first day.
 * @param until aborted when the reader of its stream has gone
 */
export function makeApiContext(
  db: Database,
  user: SessionUser | null,
  {
    now = new Date('2026-01-01T12:00:00Z'),
    realtime = SILENT_REALTIME,
    until = new AbortController().signal,
  }: { now?: Date; realtime?: Realtime; until?: AbortSignal } = {},
): TestContext {
  const sentHeaders = new Map<string, string>();
  return {
    db,
    heavyDb: db,
    realtime,
    log: pino({ level: 'silent' }),
    now,
    publicUrl: 'http://localhost:3000',
    activation: 'mail',
    hasRoom: () => true,
    errorReportDsn: null,
    payments: null,
    seller: '',
    user,
    sessionHash: user && 'session',
    ip: '127.0.0.1',
    userAgent: 'test',
    share: () => {},
    setHeader: (name, value) => sentHeaders.set(name.toLowerCase(), value),
    renewCsrfCookie: () => {},
    setSessionCookie: () => {},
    guess: async () => ({ wasRight: async () => {} }),
    rememberDevice: () => {},
    deviceId: () => '',
    holdStream: () => ({ signal: until, isReplaced: () => false, release: () => {} }),
    sentHeaders,
  };
}

/** Returns the session of an activated user who manages the given club and teams. */
export function makeSessionUser({
  clubId = null,
  teamIds = [],
  grants = [],
  ...user
}: Partial<SessionUser> & { clubId?: number | null; teamIds?: readonly number[] } = {}): SessionUser {
  const ofClub = (scope: string, id: number) => ({ role: 'manager', scope, id });
  return {
    id: 1,
    name: 'Test Manager',
    isActivated: true,
    isBankrupt: false,
    isAdmin: false,
    restriction: null,
    grants: [
      ...(clubId === null ? [] : [ofClub('club', clubId)]),
      ...teamIds.map((id) => ofClub('team', id)),
      ...grants,
    ],
    ...user,
  };
}
