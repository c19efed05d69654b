/** Turns callers away who ask for too much: by the budget that a call declares. Wrong passwords are counted in `guessing.ts`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { answerRefusal } from '#app/http/errors.ts';
import { knownDeviceId } from '#app/http/guessing.ts';
import { addressBlock } from '#platform/calls/address-block.ts';
import type { RateLimit } from '#platform/calls/call.ts';
import { type Limiter, ownLimiter, sharedLimiter, take } from '#platform/calls/limiters.ts';
import { BUDGETS } from '#platform/calls/limits.ts';

/** @param options.factor multiplies every budget. */
export function addRateLimits(api: FastifyInstance, options: { pool: pg.Pool; factor: number }): void {
  const own = (budget: RateLimit) => ownLimiter(BUDGETS[budget], options.factor);
  const shared = (budget: RateLimit) => sharedLimiter(budget, BUDGETS[budget], options);
  // Reads do not ask the database how often they may ask it.
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
    // What a visitor writes is refused anyway, and must not keep the database busy.
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
  // Anyone who comes in says in the body who he is.
  api.addHook('preHandler', async (request, reply) => {
    if (budgetOf(request) === 'auth') return limit('auth', request, reply);
  });
}

/** Against whom a call is counted. */
function callerOf(request: FastifyRequest, budget: RateLimit): string {
  const user = request.session && budget !== 'log' ? `user ${request.session.user.id}` : null;
  return (budget === 'auth' ? callerAtDoor(request) : user) ?? `address ${addressBlock(request.ip)}`;
}

/** Who shares no budget with others at his network address: a session's user, and an owner at a device that is known. */
function callerAtDoor(request: FastifyRequest): string | null {
  const isForVisitors = request.routeOptions.config.call?.meta.permission === 'anyone';
  if (!isForVisitors) return request.session ? `user ${request.session.user.id}` : null;
  const body: unknown = request.body;
  const isNamed = typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string';
  const device = isNamed ? knownDeviceId(request, String(body.email)) : null;
  return device === null ? null : `device ${device}`;
}
