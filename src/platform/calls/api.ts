/**
 * Turns contracts into calls: the routes of a slice are made by `implementing` its contract, which checks the declared
 * permission before any handler runs.
 *
 *     export const nationRoutes = implementing(nations, {
 *       list: async ({ context }) => ({ data: await listNations(context.db) }),
 *     });
 */
import type {
  AnyContractProcedure,
  AnyContractRouter,
  ContractProcedure,
  InferSchemaInput,
  InferSchemaOutput,
} from '@orpc/contract';
import {
  type AnyProcedure,
  type ImplementedProcedure,
  type ImplementerInternalWithMiddlewares,
  implement,
  ORPCError,
  type ProcedureHandler,
} from '@orpc/server';
import type { Logger } from 'pino';
import type { Sharing } from '#platform/calls/answers.ts';
import type { CallMeta } from '#platform/calls/call.ts';
import type { HeldStream } from '#platform/calls/open-streams.ts';
import { CHECKS_OUTPUT, checkedOutput } from '#platform/calls/output-check.ts';
import { type Ability, can, needsSubject, type SessionUser, type Subject } from '#platform/calls/policy.ts';
import type { Facts, Faults, RefusalStatus, Refused } from '#platform/calls/refusal.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';
import type { Database } from '#platform/database/client.ts';
import type { PaymentProvider } from '#platform/payment/provider.ts';
import type { Realtime } from '#platform/realtime.ts';

/**
 * How accounts are activated and passwords reset: by a link in a mail; at once, on a server without mail that only this machine
 * reaches; or by a link from its operator.
 */
export type Activation = 'mail' | 'at-once' | 'operator';

export interface ApiContext {
  db: Database;
  /** A few separate connections for long-running and background work, so that pages never wait for it. */
  heavyDb: Database;
  realtime: Realtime;
  log: Logger;
  /** The time of the request; the only clock that routes know. */
  now: Date;
  /** The URL at which browsers reach the server, without a trailing slash; for links in mails. */
  publicUrl: string;
  activation: Activation;
  /** Whether the disk has room; if not, only admins can log in. */
  hasRoom(): boolean;
  /** DSN of a service that browsers report errors to as well; null: none. */
  errorReportDsn: string | null;
  /** Takes payments; null: nothing is sold for money. */
  payments: PaymentProvider | null;
  /** The seller, as receipts name them. */
  seller: string;
  /** null: no valid session. */
  user: SessionUser | null;
  /** Hash of the session's token, to end this session or to spare it. */
  sessionHash: string | null;
  ip: string;
  userAgent: string;
  /** Serves the same answer to other viewers until one of its topics is published as changed. */
  share(sharing: Sharing): void;
  /** Runs once the call has been answered without a refusal. */
  answered?(output: unknown, input: unknown): void | Promise<void>;
  /** Sets a header of the answer, e.g. ETag. */
  setHeader(name: string, value: string): void;
  /** Sets or clears the session cookie. */
  setSessionCookie(token: string | null, remember: boolean): void;
  /**
   * Counts an attempt at a password, before it is checked, against its source.
   * @param account the mail address that a visitor enters; null: the account of the session
   * @throws 429 with Retry-After after too many attempts
   */
  guess(account: string | null): Promise<{ wasRight(): Promise<void> }>;
  /** Marks the browser as one that has logged in to the account, so that other people's attempts do not lock its user out. */
  rememberDevice(account: string): void;
  /** Returns the browser's random id; the browser gets one if it has none. */
  deviceId(): string;
  /**
   * Opens a live stream for the session; it ends with the session, or when the user opens too many. Call `release` when it has
   * ended.
   */
  holdStream(): HeldStream;
  /** Sets the XSRF-TOKEN cookie that unsafe calls need. */
  renewCsrfCookie(): void;
  /** Names of the abilities that the call has checked. */
  asked?: Set<string>;
}

/** What is thrown for a refusal; its text is added where it leaves the server. */
export interface RefusalData {
  code: string;
  facts: Facts;
  faults?: Faults;
}

/**
 * Refuses a call.
 * @param at the field that it is about, or the faults by field
 */
export function refuse({ code, status, facts, ...refused }: Refused, at?: string | Faults): never {
  const faults = typeof at === 'string' ? { [at]: { ...refused, code, status, facts } } : at;
  const data: RefusalData = faults ? { code, facts, faults } : { code, facts };
  throw new ORPCError(CODES_BY_STATUS[status] ?? 'BAD_REQUEST', { status, message: code, data });
}

/** Refuses to log in anybody but admins while the disk is full. */
export function requireRoom({ hasRoom }: Pick<ApiContext, 'hasRoom'>, user: Pick<SessionUser, 'isAdmin'>): void {
  if (!hasRoom() && !user.isAdmin) refuse(doorRefusals.diskFull());
}

const CODES_BY_STATUS: Partial<Record<RefusalStatus, string>> = {
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
};

/** Returns the user of a call whose permission asks for a session. */
export function signedIn(context: Pick<ApiContext, 'user'>): SessionUser {
  return context.user ?? refuse(doorRefusals.loggedOut());
}

/** Returns whether the user has an ability for a subject. */
export function isAllowed(context: Pick<ApiContext, 'user' | 'asked'>, ability: Ability, subject: Subject): boolean {
  context.asked?.add(ability.name);
  return can(context.user, ability, subject);
}

/** Refuses the call unless the user has the ability for the subject. */
export function authorize(context: ApiContext, ability: Ability, subject: Subject): void {
  if (!isAllowed(context, ability, subject)) refuseNotAllowed();
}

export function refuseNotAllowed(): never {
  return refuse(doorRefusals.notAllowed());
}

/** How a call is made: whether it only reads, and its input. */
interface Made {
  isRead: boolean;
  input?: unknown;
}

/** Returns why permission and ability keep this user out, as far as they need no subject; null when they do not. */
export function refusalFor(meta: CallMeta, user: SessionUser | null, made: Made): Refused | null {
  const { permission, ability } = meta;
  if (permission === 'anyone') return null;
  if (!user) return doorRefusals.loggedOut();
  const restricted = refusalOfRestricted(meta, user, made);
  if (restricted) return restricted;
  const refused = permission === 'session' ? null : refusalOfState(permission, user);
  if (refused) return refused;
  const isLacking = ability !== undefined && !needsSubject(ability) && !can(user, ability);
  return isLacking ? doorRefusals.notAllowed() : null;
}

/** The one place that enforces the restrictions of muted, suspended and banned users. */
function refusalOfRestricted(
  { restricted, speaks }: CallMeta,
  { restriction }: SessionUser,
  { isRead, input }: Made,
): Refused | null {
  if (!restriction || restricted === 'banned') return null;
  const { kind, until } = restriction;
  if (kind === 'banned' || until === null) return doorRefusals.banned();
  const end = Date.parse(until);
  const isHeld =
    kind === 'suspended' ? !isRead && restricted === undefined : speaks !== undefined && saysSomething(speaks, input);
  if (!isHeld) return null;
  return kind === 'suspended' ? doorRefusals.suspended({ until: end }) : doorRefusals.muted({ until: end });
}

/** Returns whether a call carries text that other users will read. */
export function saysSomething(speaks: true | readonly string[], input: unknown): boolean {
  return speaks === true || speaks.some((field) => !isEmpty(valueAt(input, field)));
}

/** Returns the value of an object at a dotted path. */
function valueAt(whole: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      whole,
    );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function refusalOfState(permission: 'activated' | 'bankrupt', user: SessionUser): Refused | null {
  if (!user.isActivated) return doorRefusals.notActivated();
  if (permission === 'bankrupt') return user.isBankrupt ? null : doorRefusals.notBankrupt();
  return user.isBankrupt ? doorRefusals.bankrupt() : null;
}

/** The handler of a call: it gets the context and the input checked by the contract, and returns what the contract promises. */
type HandlerOf<Call> =
  Call extends ContractProcedure<infer Input, infer Output, infer Errors, infer Meta>
    ? ProcedureHandler<ApiContext, InferSchemaOutput<Input>, InferSchemaInput<Output>, Errors, Meta>
    : never;

type CallOf<Call> =
  Call extends ContractProcedure<infer Input, infer Output, infer Errors, infer Meta>
    ? ImplementedProcedure<ApiContext, ApiContext, Input, Output, Errors, Meta>
    : never;

/** Handlers of some calls of a contract; calls that another part of the slice implements are taken over as they are. */
type Handlers<Contract> = { [Name in keyof Contract]?: HandlerOf<Contract[Name]> | AnyProcedure };

/** Returns calls of a slice's contract, each with its handler behind the guard of its permission. */
export function implementing<
  Contract extends Record<string, AnyContractProcedure>,
  Given extends Handlers<Contract> & Record<Exclude<keyof Given, keyof Contract>, never>,
>(contract: Contract, handlers: Given): { [Name in keyof Given & keyof Contract]: CallOf<Contract[Name]> } {
  const calls = guarding(contract) as unknown as Record<string, { handler(handler: unknown): AnyProcedure }>;
  const implemented = Object.entries<unknown>(handlers).map(([name, handler]) => [
    name,
    typeof handler === 'function' ? calls[name]?.handler(handler) : handler,
  ]);
  return Object.fromEntries(implemented);
}

/** Returns the calls of a contract, ready to be given their handlers. */
export function guarding<Contract extends AnyContractRouter>(
  contract: Contract,
): ImplementerInternalWithMiddlewares<Contract, ApiContext, ApiContext> {
  const guarded = implement(contract as Record<string, AnyContractProcedure>)
    // Skips oRPC's own output validation: `checkedOutput` does it, and is stricter.
    .$config({ initialOutputValidationIndex: Number.NaN })
    .$context<ApiContext>()
    .use(async ({ context, procedure, next }, input) => {
      const meta = procedure['~orpc'].meta as CallMeta;
      const isRead = procedure['~orpc'].route.method === 'GET';
      const refusal = refusalFor(meta, context.user, { isRead, input });
      if (refusal) refuse(refusal);
      // The guard runs twice, in the slice and before the whole router: both share the list of checked abilities.
      const asked = context.asked ?? new Set<string>();
      const result = await next({ context: { asked } });
      if (!CHECKS_OUTPUT) return result;
      requireAsked(meta, asked);
      return { ...result, output: await checkedOutput(procedure['~orpc'].outputSchema, result.output) };
    });
  // The guard adds nothing to the context; the compiler cannot follow that for a generic contract.
  return guarded as unknown as ImplementerInternalWithMiddlewares<Contract, ApiContext, ApiContext>;
}

/** @throws if a call has answered without checking its ability for the subject that it has loaded */
function requireAsked({ ability }: CallMeta, asked: ReadonlySet<string>): void {
  if (ability && needsSubject(ability) && !asked.has(ability.name)) {
    throw new Error(`a call that takes the ability ${ability.name} has not asked for it`);
  }
}
