/** Turns callers away who ask for too much: by the budget that a call declares. Wrong passwords are counted in `guessing.ts`. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerRefusal } from '#app/http/errors.ts';
import { knownDeviceId } from '#app/http/guessing.ts';
import { addressBlock } from '#platform/calls/address-block.ts';
import type { RateLimit } from '#platform/calls/call.ts';
import { BUDGETS } from '#platform/calls/limits.ts';

/** @param factor multiplies every budget. */
export async function addRateLimits(api: FastifyInstance, factor: number): Promise<void> {
  await api.register(rateLimit, { global: false });
  const limiter = (budget: RateLimit, keyGenerator: (request: FastifyRequest) => string) => {
    const { calls, windowMs } = BUDGETS[budget];
    return api.createRateLimit({ max: Math.ceil(calls * factor), timeWindow: windowMs, keyGenerator });
  };
  const byAddress = (request: FastifyRequest) => `address ${addressBlock(request.ip)}`;
  const byCaller = (request: FastifyRequest) =>
    request.session ? `user ${request.session.user.id}` : byAddress(request);
  const limiters: Record<RateLimit, ReturnType<typeof limiter>> = {
    read: limiter('read', byCaller),
    write: limiter('write', byCaller),
    talk: limiter('talk', byCaller),
    report: limiter('report', byCaller),
    auth: limiter('auth', (request) => callerAtDoor(request) ?? byAddress(request)),
    log: limiter('log', byAddress),
  };
  const limit = async (budget: RateLimit, request: FastifyRequest, reply: FastifyReply) => {
    const { ttlInSeconds, isExceeded } = withTtl(await limiters[budget](request));
    if (isExceeded) return turnAway(reply, ttlInSeconds);
  };
  const budgetOf = (request: FastifyRequest) => request.routeOptions.config.call?.meta.rateLimit ?? 'read';

  api.addHook('onRequest', async (request, reply) => {
    const budget = budgetOf(request);
    if (budget !== 'auth') return limit(budget, request, reply);
  });
  // Whoever comes in says in the body who he is.
  api.addHook('preHandler', async (request, reply) => {
    if (budgetOf(request) === 'auth') return limit('auth', request, reply);
  });
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

type Limit = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function withTtl(limit: Limit): { ttlInSeconds: number; isExceeded: boolean } {
  return limit.isAllowed ? { ttlInSeconds: 0, isExceeded: false } : limit;
}

function turnAway(reply: FastifyReply, seconds: number): FastifyReply {
  return answerRefusal(reply.header('retry-after', Math.max(1, seconds)), 429);
}
