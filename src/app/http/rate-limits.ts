/** Limits how often callers may call, by the budget of each call. Wrong passwords are counted in `guessing.ts`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { answerRefusal } from '#app/http/errors.ts';
import { knownDeviceId } from '#app/http/guessing.ts';
import { addressBlock } from '#platform/calls/address-block.ts';
import type { RateLimit } from '#platform/calls/call.ts';
import { type Limiter, ownLimiter, sharedLimiter, take } from '#platform/calls/limiters.ts';
import { BUDGETS } from '#platform/calls/limits.ts';

/** Adds the limits. @param options.factor factor for every budget */
export function addRateLimits(api: FastifyInstance, options: { pool: pg.Pool; factor: number }): void {
  const own = (budget: RateLimit) => ownLimiter(BUDGETS[budget], options.factor);
  const shared = (budget: RateLimit) => sharedLimiter(budget, BUDGETS[budget], options);
  // Reads are limited in memory, without a query.
  const ofNode: Record<RateLimit, Limiter> = {
    read: own('read'),
    write: own('write'),
    talk: own('talk'),
    report: own('report'),
    auth: own('auth'),
    log: own('log'),
  };
  const ofAllNodes: Partial<Record<RateLimit, Limiter>> = {
    write: shared('write'),
    talk: shared('talk'),
    auth: shared('auth'),
  };
  const limit = async (budget: RateLimit, request: FastifyRequest, reply: FastifyReply) => {
    // Writes by visitors are refused anyway and must not load the database.
    const isShared = budget === 'auth' || request.session;
    const limiter = (isShared && ofAllNodes[budget]) || ofNode[budget];
    const waitMs = await take(limiter, callerOf(request, budget));
    if (waitMs > 0) return answerRefusal(reply.header('retry-after', Math.ceil(waitMs / 1000)), 429);
  };
  const budgetOf = (request: FastifyRequest) => request.routeOptions.config.call?.meta.rateLimit ?? 'read';

  api.addHook('onRequest', async (request, reply) => {
    const budget = budgetOf(request);
    if (budget !== 'auth') return limit(budget, request, reply);
  });
  // Login calls name the account in the body.
  api.addHook('preHandler', async (request, reply) => {
    if (budgetOf(request) === 'auth') return limit('auth', request, reply);
  });
}

/** Returns the key by which a caller is counted. */
function callerOf(request: FastifyRequest, budget: RateLimit): string {
  const user = request.session && budget !== 'log' ? `user ${request.session.user.id}` : null;
  return (budget === 'auth' ? callerAtDoor(request) : user) ?? `address ${addressBlock(request.ip)}`;
}

/**
 * Returns the key of a caller with a budget of their own, apart from others at the same network address: a session's
 * user, or an owner on a known device.
 */
function callerAtDoor(request: FastifyRequest): string | null {
  const isForVisitors = request.routeOptions.config.call?.meta.permission === 'anyone';
  if (!isForVisitors) return request.session ? `user ${request.session.user.id}` : null;
  const body: unknown = request.body;
  const isNamed = typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string';
  const device = isNamed ? knownDeviceId(request, String(body.email)) : null;
  return device === null ? null : `device ${device}`;
}
