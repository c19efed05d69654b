/**
 * Shapes every error as described in api.md, `{ message, errors? }`, with its code and facts; never with a stack or
 * SQL.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ORPCError, ValidationError } from '@orpc/server';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { wordsOf } from '#app/http/input-words.ts';
import type { RefusalData } from '#platform/calls/api.ts';
import { MAINTENANCE_RETRY_SECONDS, OVERLOAD_RETRY_SECONDS } from '#platform/calls/limits.ts';
import { type Facts, type Faults, filled, type Refused } from '#platform/calls/refusal.ts';
import { doorRefusals, requestRefusals } from '#platform/calls/refusals.ts';
import { isDiskFull, isLockTimeout, isOutage } from '#platform/database/outage.ts';
import catalogue from '#web/locales/en/refusals.ts';

export interface ErrorBody {
  message: string;
  /** Code such as 'lineup.stale'. */
  code: string;
  facts: Facts;
  /** Faults by field; dotted for nested fields ('lineup.goalies.SG'). */
  errors?: Record<string, string[]>;
  /** The same faults as codes, if a rule found them. */
  faults?: Record<string, { code: string; facts: Facts }>;
}

/** Refusals by status, for requests that reached no call. */
const BY_STATUS = new Map<number, Refused>(
  Object.values(requestRefusals).map((refused) => [refused.status, refused()]),
);
BY_STATUS.set(400, requestRefusals.unreadable());
BY_STATUS.set(403, doorRefusals.notAllowed());

/** Returns the body for a status without a call's own refusal. */
function bodyOfStatus(status: number): ErrorBody {
  return bodyOf(BY_STATUS.get(status) ?? (status < 500 ? requestRefusals.unanswered() : requestRefusals.broken()));
}

/** Returns the body of a refusal: code and facts for our screens, a message for programs without a catalog. */
export function bodyOf({ code, facts }: { code: string; facts: Facts }, faults?: Faults): ErrorBody {
  const body = { message: wordsOfRefusal({ code, facts }), code, facts };
  if (!faults) return body;
  const errors = Object.entries(faults).map(([field, fault]) => [field, [wordsOfRefusal(fault)]]);
  const told = Object.entries(faults).map(([field, fault]) => [field, { code: fault.code, facts: fault.facts }]);
  return { ...body, errors: Object.fromEntries(errors), faults: Object.fromEntries(told) };
}

function wordsOfRefusal({ code, facts }: { code: string; facts: Facts }): string {
  const words: Record<string, string> = catalogue;
  return filled(words[code] ?? code, facts);
}

/** Adds a Retry-After header to every 503; those of the season transition set their own. */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', OVERLOAD_RETRY_SECONDS);
    }
  });
}

/** Answers errors of Fastify and its plugins: bad JSON, bodies too large, CSRF, overload, and our own bugs. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status >= 500 && error.code !== 'FST_UNDER_PRESSURE' && !isOperators(error, request.log)) {
    request.log.error({ err: error }, 'request failed');
  }
  return reply.code(status).send(bodyOfStatus(status));
}

/** Answers requests that reach no route, since their path cannot be decoded. */
export function answerFrameworkError(error: FastifyError, _request: unknown, reply: unknown): void {
  const status = statusOf(error);
  void (reply as FastifyReply).code(status).send(bodyOfStatus(status));
}

/**
 * Answers malformed HTTP requests and those with too large headers: there is no route, hook or reply yet, only the
 * socket.
 */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_BROKEN[error.code] ?? 400;
  const body = JSON.stringify(bodyOfStatus(status));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Not `end`: a client that never closes its side would keep the connection.
  socket.destroySoon();
}

const STATUS_OF_BROKEN: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function statusOf(error: FastifyError): number {
  if (error.code?.startsWith('FST_CSRF_')) return 419;
  if (isOutage(error) || isDiskFull(error) || isLockTimeout(error)) return 503;
  const status = error.statusCode ?? 500;
  return status >= 400 && status <= 599 ? status : 500;
}

/** Answers from a hook, before the call runs. */
export function answerRefusal(reply: FastifyReply, status: number, body = bodyOfStatus(status)): FastifyReply {
  return reply.code(status).send(body);
}

export function answerMaintenance(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', MAINTENANCE_RETRY_SECONDS).send(bodyOf(doorRefusals.maintenance()));
}

/** Returns the body of an error thrown by a call. */
export function bodyOfCallError({ status, data }: ORPCError<string, unknown>): ErrorBody {
  if (!isRefusalData(data)) return bodyOfStatus(status);
  const body = bodyOf(data, data.faults);
  // Messages of the input schema.
  return data.errors ? { ...body, errors: data.errors } : body;
}

function isRefusalData(data: unknown): data is RefusalData & { errors?: Record<string, string[]> } {
  return typeof data === 'object' && data !== null && 'code' in data;
}

/** Turns anything a call throws into a refusal: invalid input into 422 by field, bugs into a plain 500. */
export function refusalOf(error: unknown, log: Logger): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) return invalidInput(error.cause.issues);
    if (error.status < 500 || error.status === 503) return error;
  }
  // The lock is released soon and nothing has changed: browsers retry by themselves.
  if (isLockTimeout(error)) return new ORPCError('SERVICE_UNAVAILABLE', { status: 503 });
  // The embedded database is back within a second or so, which a retry does not notice. A full disk needs the operator.
  if (isOperators(error, log)) return new ORPCError('SERVICE_UNAVAILABLE', { status: 503 });
  log.error({ err: error instanceof ORPCError ? (error.cause ?? error) : error }, 'call failed');
  return new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 });
}

/** Logs problems that only the operator can fix in one sentence, without a stack. @returns false: no such problem */
function isOperators(error: unknown, log: Pick<Logger, 'error' | 'warn'>): boolean {
  if (isDiskFull(error)) log.error('the disk is full: nothing can be saved until there is room');
  else if (isOutage(error)) log.warn('the database is away: pages answer again when it is back');
  else return false;
  return true;
}

interface Issue {
  message: string;
  code?: string;
  path?: ReadonlyArray<PropertyKey | { key: PropertyKey }>;
}

/** Returns a 422 with the faults by field. */
export function invalidInput(
  issues: readonly Issue[],
): ORPCError<string, RefusalData & { errors: Record<string, string[]> }> {
  const errors: Record<string, string[]> = Object.create(null);
  for (const issue of issues) {
    const field = fieldOf(issue);
    errors[field] ??= [];
    errors[field].push(wordsOf(issue));
  }
  const { code, status, facts } = doorRefusals.unusableInput();
  return new ORPCError('UNPROCESSABLE_CONTENT', { status, data: { code, facts, errors } });
}

function fieldOf({ path }: Issue): string {
  const names = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  return names.length > 0 ? names.join('.') : 'request';
}
