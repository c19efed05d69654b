/** Every error leaves the server as api.md shapes it: `{ message, errors? }`, never a stack or an SQL text. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ORPCError, ValidationError } from '@orpc/server';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { wordsOf } from '#app/http/input-words.ts';
import { MAINTENANCE_RETRY_SECONDS, OVERLOAD_RETRY_SECONDS } from '#platform/calls/limits.ts';
import { isOutage } from '#platform/database/outage.ts';

export interface ErrorBody {
  message: string;
  /** What is wrong, by field; dotted for nested fields ('lineup.goalies.SG'). */
  errors?: Record<string, string[]>;
}

const OURS_TO_BLAME = 'Something went wrong on our side. Please try again.';

/** What people read for errors that arise outside of a call's own code. */
const WORDS: Record<number, string> = {
  400: 'The request could not be understood.',
  403: 'You do not have permission to do this.',
  404: 'There is nothing here.',
  405: 'This address does not answer to that method.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The request must be JSON.',
  419: 'Your page is out of date. Reload it and try again.',
  429: 'Too many tries. Wait a moment, then try again.',
  431: 'The head of the request is too large.',
  503: 'The game is very busy. Try again in a moment.',
};

/** The body of a status that no call has put into words. */
function bodyOfStatus(status: number): ErrorBody {
  return { message: WORDS[status] ?? (status < 500 ? 'The request could not be answered.' : OURS_TO_BLAME) };
}

/** Every 503 says when to come back; those of the season transition have their own time. */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', OVERLOAD_RETRY_SECONDS);
    }
  });
}

/** Errors of Fastify and its plugins: bad JSON, bodies too large, CSRF, overload, and our own bugs. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status >= 500 && error.code !== 'FST_UNDER_PRESSURE') request.log.error({ err: error }, 'request failed');
  return reply.code(status).send(bodyOfStatus(status));
}

/** Requests that reach no route: addresses that cannot be decoded. */
export function answerFrameworkError(error: FastifyError, _request: unknown, reply: unknown): void {
  const status = statusOf(error);
  void (reply as FastifyReply).code(status).send(bodyOfStatus(status));
}

/** What is no HTTP request at all, or one whose head is too large: no route, hook or reply exists yet, only the socket. */
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
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const STATUS_OF_BROKEN: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function statusOf(error: FastifyError): number {
  if (error.code?.startsWith('FST_CSRF_')) return 419;
  if (isOutage(error)) return 503;
  const status = error.statusCode ?? 500;
  return status >= 400 && status <= 599 ? status : 500;
}

/** Answers from a hook, before the call is made. */
export function answerRefusal(reply: FastifyReply, status: number, body = bodyOfStatus(status)): FastifyReply {
  return reply.code(status).send(body);
}

export function answerMaintenance(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', MAINTENANCE_RETRY_SECONDS)
    .send({ message: 'The game is down for maintenance. Season transition takes a few minutes.' });
}

/** The body of an error that a call has thrown. */
export function bodyOfCallError(error: ORPCError<string, unknown>): ErrorBody {
  const data = error.data as { errors?: Record<string, string[]> } | undefined;
  return data?.errors ? { message: error.message, errors: data.errors } : { message: error.message };
}

/** Turns whatever a call throws into a refusal: faults of the input into 422 by field, bugs into a plain 500. */
export function refusalOf(error: unknown, log: Logger): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) return invalidInput(error.cause.issues);
    if (error.status < 500 || error.status === 503) return error;
  }
  if (isOutage(error)) return outage(error, log);
  log.error({ err: error instanceof ORPCError ? (error.cause ?? error) : error }, 'call failed');
  return new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: OURS_TO_BLAME });
}

/** The embedded database is back within a second or so: who tries again will not notice. */
function outage(error: unknown, log: Logger): ORPCError<string, unknown> {
  log.error({ err: error }, 'the database is away');
  const { message } = bodyOfStatus(503);
  return new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message });
}

interface Issue {
  message: string;
  code?: string;
  path?: ReadonlyArray<PropertyKey | { key: PropertyKey }>;
}

/** 422 with the faults by field. */
export function invalidInput(issues: readonly Issue[]): ORPCError<string, { errors: Record<string, string[]> }> {
  const errors: Record<string, string[]> = Object.create(null);
  for (const issue of issues) {
    const field = fieldOf(issue);
    errors[field] ??= [];
    errors[field].push(wordsOf(issue));
  }
  const message = 'Some of what you entered cannot be used.';
  return new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message, data: { errors } });
}

function fieldOf({ path }: Issue): string {
  const names = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  return names.length > 0 ? names.join('.') : 'request';
}
