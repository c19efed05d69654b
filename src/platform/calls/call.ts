/**
 * How a call of the API is declared:
 *
 *     staff: get('activated', '/teams/{id}/scouts')
 *       .says('The scouts of a club')
 *       .takes({ id: given.team })
 *       .answers(scoutStaffView),
 *
 * Its permission comes first, so that no call exists without one; the server refuses at start-up to serve a router in
 * which a call lacks it. `call(permission)` is for what this form cannot say.
 */
import { oc } from '@orpc/contract';
import * as z from 'zod';
import type { Ability } from '#platform/calls/policy.ts';

/**
 * The account state that a call requires.
 * - `anyone`: no session needed.
 * - `session`: any logged-in user, also one who is not activated or who is bankrupt.
 * - `activated`: a logged-in, activated user who is not bankrupt; the game itself.
 * - `bankrupt`: a bankrupt user only.
 * What a user may do in that state (is it your team? are you an admin?) is an ability of the noun's policy.
 */
export type Permission = 'anyone' | 'session' | 'activated' | 'bankrupt';

/**
 * The budget a call draws on; see the server's rate limits. `auth` is small: it guards passwords. `talk` is for text that other
 * people read at once, `report` for what is computed for one user.
 */
export type RateLimit = 'read' | 'write' | 'talk' | 'report' | 'auth' | 'log';

export interface CallMeta {
  permission: Permission;
  /** The ability required to make the call. Every call that changes something names one, or says in `open` why it needs none. */
  ability?: Ability;
  /** Why a call that changes something is open to every user whom its permission lets in. */
  open?: string;
  rateLimit?: RateLimit;
  /** Maximum size of the body in bytes, where that is more than `BODY_LIMIT`. */
  maxBytes?: number;
  /**
   * Other users read its input, so a muted user cannot make the call. A list names the fields they read (dotted where nested): a
   * muted user can make the call if those hold no text.
   */
  speaks?: true | readonly string[];
  /**
   * The call changes something, yet suspended users may make it; or banned users, who otherwise can make no call that needs a
   * session.
   */
  restricted?: 'suspended' | 'banned';
  /** Answered even while the season transition has the world in maintenance. Reads are by default. */
  duringMaintenance?: boolean;
}

/** A contract builder with its permission declared. */
export function call(permission: Permission, more: Omit<CallMeta, 'permission'> = {}) {
  return oc.$meta<CallMeta>({ permission: 'bankrupt' }).meta({ permission, ...more });
}

/** What a page of a list says about the whole list. */
export const pagination = z.object({
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int(),
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Begun = ReturnType<typeof begun>;

function begun(method: Method, permission: Permission, path: `/${string}`, more: Omit<CallMeta, 'permission'>) {
  const budget = method === 'GET' ? {} : { rateLimit: 'write' as const };
  return call(permission, { ...budget, ...more }).route({ method, path });
}

/** Continues a declaration once its input is known: what the call answers. */
function taking<Input extends z.ZodType>(start: Begun, input: Input) {
  return {
    answers: <View extends z.ZodType>(view: View) => start.input(input).output(z.object({ data: view })),
    answersPage: <View extends z.ZodType>(view: View) =>
      start.input(input).output(z.object({ data: z.array(view), pagination })),
    answersBody: <Body extends z.ZodType>(body: Body) => start.input(input).output(body),
    creates: <View extends z.ZodType>(view: View) =>
      start
        .route({ successStatus: 201 })
        .input(input)
        .output(z.object({ data: view })),
    nothing: () => start.route({ successStatus: 204 }).input(input).output(z.void()),
  };
}

type Taking<Input extends z.ZodType> = ReturnType<typeof taking<Input>>;

/** Continues a declaration once its purpose is known: what the call takes and answers. */
function said(start: Begun) {
  function takes<Input extends z.ZodType>(schema: Input): Taking<Input>;
  function takes<Shape extends z.ZodRawShape>(shape: Shape): Taking<z.ZodObject<Shape>>;
  function takes(input: z.ZodType | z.ZodRawShape) {
    return taking(start, input instanceof z.ZodType ? input : z.object(input));
  }
  return {
    takes,
    answers: <View extends z.ZodType>(view: View) => start.output(z.object({ data: view })),
    answersPage: <View extends z.ZodType>(view: View) => start.output(z.object({ data: z.array(view), pagination })),
    answersBody: <Body extends z.ZodType>(body: Body) => start.output(body),
    nothing: () => start.route({ successStatus: 204 }).output(z.void()),
  };
}

function by(method: Method) {
  return (permission: Permission, path: `/${string}`, more: Omit<CallMeta, 'permission'> = {}) => {
    const start = begun(method, permission, path, more);
    return { says: (summary: string) => said(start.route({ summary })) };
  };
}

/** Starts a declaration by method. Calls that change something draw on the budget for writes by default. */
export const get = by('GET');
export const post = by('POST');
export const put = by('PUT');
export const patch = by('PATCH');
export const remove = by('DELETE');
