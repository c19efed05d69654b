/** Turns callers away who ask for too much: by the budget that a call declares, and for passwords also by account. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerRefusal } from '#app/http/errors.ts';
import type { RateLimit } from '#platform/calls/call.ts';
import { ACCOUNT_BUDGET, BUDGETS } from '#platform/calls/limits.ts';

/** @param factor multiplies every budget. */
export async function addRateLimits(api: FastifyInstance, factor: number): Promise<void> {
  await api.register(rateLimit, { global: false });
  const limiter = ({ calls, windowMs }: typeof ACCOUNT_BUDGET, keyGenerator: (request: FastifyRequest) => string) =>
    api.createRateLimit({ max: Math.ceil(calls * factor), timeWindow: windowMs, keyGenerator });

  const byCaller = (request: FastifyRequest) =>
    request.session ? `user ${request.session.user.id}` : `address ${request.ip}`;
  const byAddress = (request: FastifyRequest) => request.ip;
  const limiters: Record<RateLimit, ReturnType<typeof limiter>> = {
    read: limiter(BUDGETS.read, byCaller),
    write: limiter(BUDGETS.write, byCaller),
    talk: limiter(BUDGETS.talk, byCaller),
    report: limiter(BUDGETS.report, byCaller),
    auth: limiter(BUDGETS.auth, byAddress),
    log: limiter(BUDGETS.log, byAddress),
  };
  const account = limiter(ACCOUNT_BUDGET, (request) => accountOf(request) ?? '');

  api.addHook('onRequest', async (request, reply) => {
    const budget = request.routeOptions.config.call?.meta.rateLimit ?? 'read';
    const { ttlInSeconds, isExceeded } = withTtl(await limiters[budget](request));
    if (isExceeded) return turnAway(reply, ttlInSeconds);
  });
  api.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.call?.meta.rateLimit !== 'auth' || accountOf(request) === null) return;
    const { ttlInSeconds, isExceeded } = withTtl(await account(request));
    if (isExceeded) return turnAway(reply, ttlInSeconds);
  });
}

/** Whose password or mail it is about: the session's user, and for visitors the address that they name. */
function accountOf(request: FastifyRequest): string | null {
  const isForVisitors = request.routeOptions.config.call?.meta.permission === 'anyone';
  if (!isForVisitors) return request.session ? `user ${request.session.user.id}` : null;
  const body: unknown = request.body;
  const isNamed = typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string';
  return isNamed ? `address ${String(body.email).trim().toLowerCase()}` : null;
}

type Limit = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function withTtl(limit: Limit): { ttlInSeconds: number; isExceeded: boolean } {
  return limit.isAllowed ? { ttlInSeconds: 0, isExceeded: false } : limit;
}

function turnAway(reply: FastifyReply, seconds: number): FastifyReply {
  return answerRefusal(reply.header('retry-after', Math.max(1, seconds)), 429);
}
