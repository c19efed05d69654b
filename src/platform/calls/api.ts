/**
 * Where contracts become calls: the routes of a slice build on `implementing` its contract, which checks the declared
 * permission before any handler runs.
 *
 *     const api = implementing(nations);
 *     export const nationRoutes = {
 *       list: api.list.handler(async ({ context }) => ({ data: await listNations(context.db) })),
 *     };
 */
import type { AnyContractProcedure, AnyContractRouter } from '@orpc/contract';
import { type ImplementerInternalWithMiddlewares, implement, ORPCError } from '@orpc/server';
import type { Logger } from 'pino';
import type { Sharing } from '#platform/calls/answers.ts';
import type { CallMeta } from '#platform/calls/call.ts';
import { CHECKS_OUTPUT, checkedOutput } from '#platform/calls/output-check.ts';
import type { CheckResult } from '#platform/check.ts';
import type { Database } from '#platform/database/client.ts';
import type { Realtime } from '#platform/realtime.ts';

/** What a session tells about its user; loaded once a request. */
export interface SessionUser {
  id: number;
  name: string;
  isActivated: boolean;
  isBankrupt: boolean;
  isAdmin: boolean;
  /** The club he runs and its three teams; null without a club. */
  clubId: number | null;
  teamIds: readonly number[];
}

export interface ApiContext {
  db: Database;
  realtime: Realtime;
  log: Logger;
  /** The moment of the request; the only clock that routes know. */
  now: Date;
  /** Where browsers reach us, without a slash at the end; for links in mails. */
  publicUrl: string;
  /** null: no valid session. */
  user: SessionUser | null;
  /** Hash of the session's token, to end the session or to spare it. */
  sessionHash: string | null;
  ip: string;
  userAgent: string;
  /** Checks the whole world: what is stored twice must agree. */
  checkWorld(): Promise<CheckResult[]>;
  /** Lets other viewers have the same answer until one of its topics is published as changed. */
  share(sharing: Sharing): void;
  /** What the server does with the answer of a call that is shared. */
  answered?(output: unknown): void;
  /** Sets a header of the answer, e.g. ETag. */
  setHeader(name: string, value: string): void;
  /** Sets or clears the session cookie. */
  setSessionCookie(token: string | null, remember: boolean): void;
  /** Sets the XSRF-TOKEN cookie that unsafe calls need. */
  renewCsrfCookie(): void;
}

/** Refuses a call with a status of api.md and words that tell the player what to do next. */
export function refuse(
  status: 401 | 403 | 404 | 409 | 412 | 413 | 419 | 422 | 429 | 503,
  message: string,
  errors?: Record<string, string[]>,
): never {
  throw new ORPCError(REFUSAL_CODES[status], { status, message, data: errors ? { errors } : undefined });
}

const REFUSAL_CODES = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  419: 'CSRF',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
} as const;

/** The user of a call whose permission asks for a session. */
export function signedIn(context: ApiContext): SessionUser {
  return context.user ?? refuse(401, 'Please log in.');
}

/** Whether the declared permission lets this user in; null when it does, else the refusal. */
export function refusalFor(meta: CallMeta, user: SessionUser | null): { status: 401 | 403; message: string } | null {
  if (meta.permission === 'anyone') return null;
  if (!user) return { status: 401, message: 'Please log in.' };
  if (meta.permission === 'session') return null;
  if (!user.isActivated)
    return { status: 403, message: 'Activate your account with the link that we sent you by mail.' };
  if (meta.permission === 'bankrupt') {
    return user.isBankrupt ? null : { status: 403, message: 'Only for managers whose club went bankrupt.' };
  }
  if (user.isBankrupt) return { status: 403, message: 'Your club is bankrupt. Choose another one first.' };
  if (meta.permission === 'admin' && !user.isAdmin) return { status: 403, message: 'Only admins may do this.' };
  return null;
}

/** The calls of a slice's contract, to be given their handlers. */
export function implementing<Contract extends AnyContractRouter>(
  contract: Contract,
): ImplementerInternalWithMiddlewares<Contract, ApiContext, ApiContext> {
  const guarded = implement(contract as Record<string, AnyContractProcedure>)
    // No step at which oRPC checks answers: `checkedOutput` does, and is stricter.
    .$config({ initialOutputValidationIndex: Number.NaN })
    .$context<ApiContext>()
    .use(async ({ context, procedure, next }) => {
      const refusal = refusalFor(procedure['~orpc'].meta as CallMeta, context.user);
      if (refusal) refuse(refusal.status, refusal.message);
      const result = await next();
      if (!CHECKS_OUTPUT) return result;
      return { ...result, output: await checkedOutput(procedure['~orpc'].outputSchema, result.output) };
    });
  // The guard adds nothing to the context; the compiler cannot follow that for a contract that it does not know yet.
  return guarded as unknown as ImplementerInternalWithMiddlewares<Contract, ApiContext, ApiContext>;
}
