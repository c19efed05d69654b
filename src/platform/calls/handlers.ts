/**
 * Builds handlers that state only their specifics. The common parts are here: the user, the date, refusals, the transaction, and
 * the topics published after it.
 *
 *     find: reads(({ db, today }, { id }) => loadScout(db, id, today.season), scoutRefusals.unknown),
 *
 *     signSponsor: commands({ by: managerOf(financesPolicy.sign), topics: ofClub, answers: sponsors }, ({ tx, team }, { dealId }) =>
 *       signSponsor(tx, team, dealId),
 *     ),
 */
import type { UserId } from '#engine/ids.ts';
import { type ApiContext, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import { type Pagination, paginationOf } from '#platform/calls/paging.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Topic } from '#platform/calls/topic.ts';
import { findToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pastDeadlocks } from '#platform/database/deadlock.ts';
import { publishChange } from '#platform/realtime.ts';

/** What a handler works with: the context of the request, and what its `Finding` has found. */
export type Call<Found = object> = ApiContext & Known & Found;

interface Known {
  /** The user of the session. */
  readonly userId: UserId;
  /** The world's date when the call began. */
  readonly today: Today;
}

/** The same within a transaction: all queries go through it. */
export type Acting<Found = object> = Omit<ApiContext, 'db' | 'heavyDb'> & Known & Found & { tx: Transaction };

/** Finds what a call is about before it begins, and refuses users who may not make it. */
export type Finding<Input, Found> = (context: ApiContext, input: Input) => Found | Promise<Found>;

/** A seat whose holder gives a command, and the transaction in which they keep the seat. */
export interface Seat<Input, Found> {
  find: Finding<Input, Found>;
  /** Returns the result of `work`, or null when the user does not hold the seat (any more). */
  within<T>(
    db: Database,
    found: Found & { userId: UserId },
    work: (tx: Transaction) => Promise<T>,
  ): Promise<{ done: T } | null>;
}

type Handler<Input, Answer> = (request: { context: ApiContext; input: Input }) => Promise<Answer>;
type Promisable<T> = T | Promise<T>;
type Load<Input, Found, View> = (call: Call<Found>, input: Input) => Promisable<View>;

interface Reading<Of, Input, Found> {
  /** What the call is about; it refuses users who may not see it. */
  of?: Finding<Of, Found>;
  /** For an answer that readers share: the facts that it shows. */
  topics?: readonly Topic[] | ((input: NoInfer<Input>) => readonly Topic[]);
}

/** Returns a handler that answers what it loads as `data`. @param unknown the refusal when nothing is found */
export function reads<Input, View>(load: Load<Input, object, View>): Handler<Input, { data: View }>;
export function reads<Input, View>(
  load: Load<Input, object, View | null | undefined>,
  unknown: () => Refused,
): Handler<Input, { data: View }>;
export function reads<Of, Input extends Of, View, Found = object>(
  reading: Reading<Of, Input, Found>,
  load: Load<Input, Found, View>,
): Handler<Input, { data: View }>;
export function reads<Of, Input extends Of, View, Found = object>(
  reading: Reading<Of, Input, Found>,
  load: Load<Input, Found, View | null | undefined>,
  unknown: () => Refused,
): Handler<Input, { data: View }>;
export function reads(...given: [unknown, unknown?, unknown?]): Handler<unknown, { data: unknown }> {
  const { reading, load, unknown } = sorted(given);
  return async (request) => ({ data: await loaded(request, { reading, load, unknown }) });
}

/** Returns a handler that answers what it loads as the whole body. @param unknown the refusal when nothing is found */
export function readsBody<Input, Body>(load: Load<Input, object, Body>): Handler<Input, Body>;
export function readsBody<Input, Body>(
  load: Load<Input, object, Body | null | undefined>,
  unknown: () => Refused,
): Handler<Input, Body>;
export function readsBody<Of, Input extends Of, Body, Found = object>(
  reading: Reading<Of, Input, Found>,
  load: Load<Input, Found, Body>,
): Handler<Input, Body>;
export function readsBody(...given: [unknown, unknown?, unknown?]): Handler<unknown, unknown> {
  return (request) => loaded(request, sorted(given));
}

/** Returns a handler that answers one page of a list. @param size rows per page */
export function readsPage<Input extends { page: number }, Row>(
  size: number,
  load: Load<Input, object, { rows: readonly Row[]; total: number }>,
): Handler<Input, { data: Row[]; pagination: Pagination }> {
  return readsBody(async (call: Call, input: Input) => {
    const { rows, total } = await load(call, input);
    return { data: [...rows], pagination: paginationOf(total, { page: input.page, size }) };
  });
}

/** The result of an act that has been done. A refusal, null and false mean that it has not. */
type Done<O> = Exclude<O, Refused | false | null>;

interface Asked<Of, Found> {
  /**
   * Who may give the command: the holder of a seat, which is kept until it is done, or a `Finding`, which checks first. By
   * default every user whom the call lets in.
   */
  by?: Seat<Of, Found> | Finding<Of, Found>;
  /** The refusal when nothing was done; 'not allowed' by default. */
  otherwise?: () => Refused;
}

interface Publishing<Of, Input, Found> extends Asked<Of, Found> {
  /** The facts that it changes: shared answers that show them are read again. */
  topics?: readonly Topic[] | ((call: Acting<Found>, input: NoInfer<Input>) => Promisable<readonly Topic[]>);
}

/** Answers with the output of another handler, which reads the new state. */
interface Answering<Input, Answer> {
  answers: Handler<NoInfer<Input>, Answer>;
}
interface Silent {
  answers?: never;
}

type Act<Input, Found, O> = (call: Acting<Found>, input: Input) => Promise<O>;
type Delegate<Input, Found, O> = (call: Call<Found>, input: Input) => Promise<O>;
type Tells<Input, O, View> = (done: Done<O>, input: Input) => View;

/**
 * Returns a handler that acts in a transaction, which is retried after a deadlock, so `act` must keep nothing outside of it.
 * Refusals are returned, changes are published, and only then does it answer.
 * @param tells what is answered as `data`, made from the result of `act`
 */
export function commands<Of, Input extends Of, O, Answer, Found = object>(
  command: Publishing<Of, Input, Found> & Answering<Input, Answer>,
  act: Act<Input, Found, O>,
): Handler<Input, Answer>;
export function commands<Of, Input extends Of, O, Found = object>(
  command: Publishing<Of, Input, Found> & Silent,
  act: Act<Input, Found, O>,
): Handler<Input, void>;
export function commands<Of, Input extends Of, O, View, Found = object>(
  command: Publishing<Of, Input, Found> & Silent,
  act: Act<Input, Found, O>,
  tells: Tells<Input, O, View>,
): Handler<Input, { data: View }>;
export function commands(
  { by, topics = [], ...command }: Publishing<unknown, unknown, object> & Partial<Answering<unknown, unknown>>,
  act: Act<unknown, object, unknown>,
  tells?: Tells<unknown, unknown, unknown>,
): Handler<unknown, unknown> {
  return async (request) => {
    const { context, input } = request;
    const { id: userId } = signedIn(context);
    const found = await foundBy(by, request);
    const today = await findToday(context.db);
    const work = async (tx: Transaction) => {
      const call = callOf(context, { ...found, tx }, today);
      const outcome = await act(call, input);
      if (!isNothing(outcome))
        await publishChange(tx, typeof topics === 'function' ? await topics(call, input) : topics);
      return outcome;
    };
    const held =
      typeof by === 'object'
        ? await by.within(context.db, { ...found, userId }, work)
        : { done: await pastDeadlocks(() => context.db.transaction(work)) };
    return answerOf(request, held ? held.done : refuseNotAllowed(), { ...command, tells });
  };
}

/** Returns the same for a store that begins its own transactions and publishes its changes in them. */
export function delegates<Of, Input extends Of, O, Answer, Found = object>(
  command: Asked<Of, Found> & Answering<Input, Answer>,
  act: Delegate<Input, Found, O>,
): Handler<Input, Answer>;
export function delegates<Of, Input extends Of, O, Found = object>(
  command: Asked<Of, Found> & Silent,
  act: Delegate<Input, Found, O>,
): Handler<Input, void>;
export function delegates<Of, Input extends Of, O, View, Found = object>(
  command: Asked<Of, Found> & Silent,
  act: Delegate<Input, Found, O>,
  tells: Tells<Input, O, View>,
): Handler<Input, { data: View }>;
export function delegates(
  { by, ...command }: Asked<unknown, object> & Partial<Answering<unknown, unknown>>,
  act: Delegate<unknown, object, unknown>,
  tells?: Tells<unknown, unknown, unknown>,
): Handler<unknown, unknown> {
  return async (request) => {
    const { context, input } = request;
    const found = await foundBy(by, request);
    const outcome = await act(callOf(context, found, await findToday(context.db)), input);
    return answerOf(request, outcome, { ...command, tells });
  };
}

interface Request {
  context: ApiContext;
  input: unknown;
}

type Loading = {
  reading: Reading<unknown, unknown, object>;
  load: Load<unknown, object, unknown>;
  unknown?: () => Refused;
};

/** Sorts the arguments of a read, the first of which is optional. */
function sorted(given: readonly unknown[]): Loading {
  const [reading, load, unknown] = typeof given[0] === 'function' ? [{}, ...given] : given;
  // The overloads guarantee the types.
  return { reading, load, unknown } as Loading;
}

async function loaded(
  { context, input }: Request,
  { reading: { of, topics }, load, unknown }: Loading,
): Promise<unknown> {
  const found = await foundBy(of, { context, input });
  const view = await load(callOf(context, found, await findToday(context.db)), input);
  if (unknown && (view === null || view === undefined)) return refuse(unknown());
  if (topics) context.share({ topics: typeof topics === 'function' ? topics(input) : topics });
  return view;
}

async function foundBy(by: Asked<unknown, object>['by'], { context, input }: Request): Promise<object> {
  const find = typeof by === 'object' ? by.find : by;
  return (await find?.(context, input)) ?? {};
}

/** @param today null: there is no world yet, which only matters to a handler that asks for the date */
function callOf<Found extends object>(context: ApiContext, found: Found, today: Today | null): Call<Found> {
  const call = { ...context, ...found };
  return Object.defineProperties(call, {
    userId: { get: () => signedIn(context).id },
    today: { get: () => today ?? missingWorld() },
    // Both are set by now, which the compiler cannot follow.
  }) as Call<Found>;
}

function missingWorld(): never {
  throw new Error('there is no world yet');
}

function isNothing(outcome: unknown): outcome is null | false | Refused {
  if (outcome === null || outcome === false) return true;
  return typeof outcome === 'object' && outcome !== undefined && 'ok' in outcome && outcome.ok === false;
}

async function answerOf(
  request: Request,
  outcome: unknown,
  {
    otherwise,
    answers,
    tells,
  }: Asked<unknown, object> &
    Partial<Answering<unknown, unknown>> & { tells: Tells<unknown, unknown, unknown> | undefined },
): Promise<unknown> {
  if (isNothing(outcome)) return outcome ? refuse(outcome) : otherwise ? refuse(otherwise()) : refuseNotAllowed();
  if (answers) return answers(request);
  return tells && { data: tells(outcome as never, request.input) };
}
