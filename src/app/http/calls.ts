/** Serves every call of the contract as a Fastify route, answered by oRPC. */

import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { answerRefusal, bodyOfCallError, invalidInput, refusalOf } from '#app/http/errors.ts';
import { faultOfInput } from '#app/http/input-scan.ts';
import { sendKept } from '#app/http/kept-bodies.ts';
import { router } from '#app/router.ts';
import { actsForClub, bindsClub } from '#domains/club/rules/commitments.ts';
import { noteCommitment } from '#domains/club/store/waits.ts';
import { contract } from '#domains/contract.ts';
import { notesWritten } from '#domains/moderation/store/written.ts';
import { isNewcomer } from '#domains/probation/views.ts';
import { clubOf } from '#domains/seat/policy.ts';
import { noteActDay } from '#domains/seat/store/seats.ts';
import { slices } from '#domains/slices.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Answers, Sharing } from '#platform/calls/answers.ts';
import { type ApiContext, refusalFor, saysSomething } from '#platform/calls/api.ts';
import type { CallMeta } from '#platform/calls/call.ts';
import type { KeptBody } from '#platform/calls/kept-body.ts';
import { BODY_LIMIT } from '#platform/calls/limits.ts';
import { findToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call that the route answers. */
    call?: { name: string; meta: CallMeta };
  }
}

export interface DeclaredCall {
  /** 'club.overview'. */
  name: string;
  method: HTTPMethods;
  /** As in the contract, without /api: '/teams/{id}/overview'. */
  path: string;
  meta: CallMeta;
}

const noteWritten = notesWritten(slices.flatMap(({ subjects }) => subjects?.({ slices }) ?? []));

/**
 * Returns all calls of the contract.
 *
 * @throws if one lacks a path or a permission, which must prevent the start
 */
export function declaredCalls(tree: object = contract, names: readonly string[] = []): DeclaredCall[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const path = [...names, key];
    if (isContractProcedure(value)) return [declaredCall(value, path.join('.'))];
    if (typeof value === 'object' && value !== null) return declaredCalls(value, path);
    throw new Error(`${path.join('.')} in the contract is not a call`);
  });
}

function declaredCall(procedure: AnyContractProcedure, name: string): DeclaredCall {
  const { route, meta } = procedure['~orpc'];
  if (!route.path || !route.method) throw new Error(`the call ${name} declares no method and path`);
  if (!('permission' in meta) || typeof meta['permission'] !== 'string') {
    throw new Error(`the call ${name} declares no permission`);
  }
  const { ability, open } = meta as unknown as CallMeta;
  if (route.method !== 'GET' && (ability === undefined) === (open === undefined)) {
    throw new Error(`the call ${name} changes something: it names either its ability or why it takes none`);
  }
  return { name, method: route.method as HTTPMethods, path: route.path, meta: meta as unknown as CallMeta };
}

interface Serving {
  /** Builds the context of a request for the routes. */
  contextOf(request: FastifyRequest, reply: FastifyReply): ApiContext;
  answers: Answers;
  now(): Date;
}

/** Records that a call binds the manager's club, and for a new manager, that they acted today: in a fast world that shortens probation. */
async function noteOwn(
  db: Database,
  call: { name: string; meta: CallMeta },
  { clubId, userId, now }: { clubId: ClubId; userId: UserId; now: Date },
): Promise<void> {
  if (bindsClub(call)) await noteCommitment(db, userId);
  const today = actsForClub(call) ? await findToday(db) : null;
  if (!today || !(await isNewcomer(db, clubId, { absoluteDay: today.absoluteDay, now }))) return;
  await noteActDay(db, userId, today.absoluteDay);
}

export function addCalls(api: FastifyInstance, { contextOf, answers, now }: Serving): void {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: bodyOfCallError,
    clientInterceptors: [
      async ({ input, context, next }) => {
        const fault = faultOfInput(input);
        if (fault) throw invalidInput([fault]);
        try {
          const output = await next();
          await context.answered?.(output, input);
          return output;
        } catch (error) {
          throw refusalOf(error, context.log);
        }
      },
    ],
    interceptors: [
      ({ next }) =>
        next().catch((error: unknown) => {
          // Outside of a call, only the request itself can be invalid: a query or path that cannot be decoded.
          throw error instanceof ORPCError
            ? error
            : new ORPCError('BAD_REQUEST', { message: 'The request cannot be read.' });
        }),
    ],
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const doubled = saidTwice(request);
    if (doubled !== null) {
      const error = invalidInput([{ path: [doubled], message: 'The address says it already.' }]);
      return answerRefusal(reply, error.status, bodyOfCallError(error));
    }
    const { call } = request.routeOptions.config;
    if (request.method !== 'GET') return handle(request, reply, noting(call, contextOf(request, reply)));
    const user = request.session?.user ?? null;
    const asked = { address: request.raw.url ?? '', user, now: now().getTime() };
    const mayAsk = call !== undefined && refusalFor(call.meta, user, { isRead: true }) === null;
    const known = mayAsk ? answers.find(asked) : null;
    if (known) return sendKept(request, setSharedHeaders(reply, known).type('application/json'), known);
    const reading = answers.begin();
    let sharing: Sharing | null = null;
    const context: ApiContext = {
      ...contextOf(request, reply),
      share: (asShared) => {
        sharing = asShared;
      },
      answered: (output) => {
        if (!sharing) return;
        const kept = answers.keep(reading, { ...asked, sharing, json: JSON.stringify(output) });
        if (kept) setSharedHeaders(reply, kept);
      },
    };
    try {
      return await handle(request, reply, context);
    } finally {
      answers.drop(reading);
    }
  };

  /**
   * Returns a context that records calls that bind the club, and calls that write public text, once they succeed. The
   * call is complete by then: if a failure to record it were answered with an error, the user would repeat it.
   */
  const noting = (call: { name: string; meta: CallMeta } | undefined, context: ApiContext): ApiContext => {
    const { db, user, log } = context;
    if (!call || !user) return context;
    const { name, meta } = call;
    const clubId = clubOf(user);
    const isOwn = clubId !== null && (bindsClub(call) || actsForClub(call));
    if (!isOwn && meta.speaks === undefined) return context;
    const answered = async (output: unknown, input: unknown) => {
      const note = (noted: Promise<void>) =>
        noted.catch((error: unknown) => log.error({ err: error, call: name }, 'a call was not noted'));
      if (isOwn) await note(noteOwn(db, call, { clubId, userId: user.id, now: now() }));
      if (meta.speaks && saysSomething(meta.speaks, input))
        await note(noteWritten(db, name, { userId: user.id, input, output }));
    };
    return { ...context, answered };
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply, context: ApiContext) => {
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
    if (!matched) answerRefusal(reply, 404);
    return reply;
  };

  const calls = declaredCalls();
  for (const { name, method, path, meta } of calls) {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    const bodyLimit = meta.maxBytes ?? BODY_LIMIT;
    api.route({ method, url, bodyLimit, exposeHeadRoute: false, config: { call: { name, meta } }, handler: answer });
  }
  const methodsOf = methodsByAddress(calls);
  // A route rather than a not-found handler, since the web app's own handler would take precedence. One for all addresses:
  // most of the time in which the app is built went into a route for each method that an address does not have.
  api.all('/*', (request, reply) => {
    const methods = methodsOf(request.url.slice(api.prefix.length).replace(/\/?(\?.*)?$/s, ''));
    if (methods.length === 0) return answerRefusal(reply, 404);
    return answerRefusal(reply.header('allow', methods.join(', ')), 405);
  });
}

/** Returns a function from the path of an address to the methods of the calls at it. */
function methodsByAddress(calls: readonly DeclaredCall[]): (path: string) => string[] {
  const known = calls.map(({ method, path }) => {
    const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
    return { method: String(method), pattern: new RegExp(`^${pattern}$`) };
  });
  return (path) => [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
}

/**
 * Sets headers for answers that are always revalidated, mostly with 304, since only the server knows whether they are
 * current.
 */
function setSharedHeaders(reply: FastifyReply, { etag }: KeptBody): FastifyReply {
  return reply.header('etag', etag).header('cache-control', 'private, no-cache');
}

/**
 * Returns a path parameter, such as `id`, that is repeated in the query or the body, which makes the request ambiguous.
 */
function saidTwice({ params, query, body }: FastifyRequest): string | null {
  const others = [query, body].filter((part) => typeof part === 'object' && part !== null);
  const names = Object.keys(params as object);
  return names.find((name) => others.some((part) => Object.hasOwn(part, name))) ?? null;
}
