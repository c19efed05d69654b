/**
 * Who may do what, decided once: a noun's `policy.ts` names its abilities and the roles that have them; views tell screens
 * (`abilitiesOf`), calls enforce the same (`authorize` of `api.ts`, or the guard before the handler).
 *
 *     export const lineupPolicy = policy('lineups', { see: [manager, headCoach], edit: [manager, headCoach] });
 *
 * Roles are brought by the nouns that hand them out (`holder`); here are those of every account. What a user holds are `Grant`s,
 * which the session reads from the same nouns (`grants` of their `slice.ts`).
 */
import type { UserId } from '#engine/ids.ts';

/** What a noun has made a user: `{ role: 'president', scope: 'federation', id: 3 }`, or null for both where it holds anywhere. */
export interface Grant {
  role: string;
  scope: string | null;
  id: number | null;
}

/** Who acts, as the session knows them. */
export interface Actor {
  id: UserId;
  isActivated: boolean;
  isBankrupt: boolean;
  isAdmin: boolean;
  grants: readonly Grant[];
}

/** What moderators keep a user from, the mildest first: to write what others read, to change anything, to use the account. */
export const RESTRICTIONS = ['muted', 'suspended', 'banned'] as const;
export interface Restriction {
  kind: (typeof RESTRICTIONS)[number];
  /** ISO 8601; null: until it is lifted. */
  until: string | null;
}

/** What a session tells about its user; loaded once a request. */
export interface SessionUser extends Actor {
  name: string;
  /** The strictest that is in force; null: none. */
  restriction: Restriction | null;
}

/**
 * What is acted on: whose it is. What is absent or null is nobody's. A noun adds what its roles are held of, by declaring the
 * interface once more: a `teamId` for grants of the scope `team`.
 */
export interface Subject {
  userId?: UserId | null;
}

/** What roles may be held of. */
export type Scope = keyof Subject extends infer Key ? (Key extends `${infer Name}Id` ? Name : never) : never;

/** What somebody is to a subject. */
export interface Role {
  /** As the documentation of the API says it. */
  name: string;
  /** What of a subject decides; nothing: it is held wherever it may be. */
  of: readonly Scope[];
  holds(actor: Actor, subject: Subject): boolean;
}

/** Anybody who is logged in. */
export const user: Role = { name: 'user', of: [], holds: () => true };
/** The user whom it is about: who has said it, whose account it is. */
export const self: Role = { name: 'self', of: ['user'], holds: (actor, { userId }) => userId === actor.id };
/** Everybody but the user whom it is about. */
export const other: Role = { name: 'other', of: ['user'], holds: (actor, { userId }) => userId !== actor.id };
/** A user in bankruptcy. */
export const bankrupt: Role = { name: 'bankrupt', of: [], holds: (actor) => actor.isBankrupt };
export const admin: Role = { name: 'admin', of: [], holds: (actor) => actor.isAdmin };

/**
 * Returns the role of those who hold a grant.
 * @param name as the documentation of the API says it
 * @param grant.role the grant's role, where it is not the name
 * @param grant.of the scopes of the grant: of those that a subject names, the first decides. None: it is held anywhere
 */
export function holder(name: string, { role = name, of = [] }: { role?: string; of?: readonly Scope[] } = {}): Role {
  return {
    name,
    of,
    holds(actor, subject) {
      if (of.length === 0) return hasGrant(actor, { role, scope: null, id: null });
      for (const scope of of) {
        const id = (subject as Readonly<Record<string, number | null | undefined>>)[`${scope}Id`] ?? null;
        if (id !== null) return hasGrant(actor, { role, scope, id });
      }
      return false;
    },
  };
}

function hasGrant({ grants }: Actor, { role, scope, id }: Grant): boolean {
  return grants.some((held) => held.role === role && held.scope === scope && held.id === id);
}

/** Returns the ids of what somebody (null: a visitor) holds a role of. */
export function heldIds(actor: Actor | null, role: string, scope: Scope): number[] {
  return actor?.grants.flatMap((held) => (held.role === role && held.scope === scope ? (held.id ?? []) : [])) ?? [];
}

export interface Ability {
  /** 'lineups.edit'. */
  name: string;
  roles: readonly Role[];
}

export type Policy = Readonly<Record<string, Ability>>;
/** What a view tells of a policy: which abilities the one who asks has. */
export type Abilities<P extends Policy> = { [Name in keyof P]: boolean };

/** The abilities of a noun, by the roles that have them. */
export function policy<const Table extends Record<string, readonly [Role, ...Role[]]>>(
  noun: string,
  table: Table,
): { readonly [Name in keyof Table]: Ability } {
  const entries = Object.entries(table).map(([name, roles]) => [name, { name: `${noun}.${name}`, roles }]);
  // Made from the table's own keys; `fromEntries` forgets them.
  return Object.fromEntries(entries) as { readonly [Name in keyof Table]: Ability };
}

/** Whether it takes a subject to tell who has the ability; all others the guard enforces before the handler. */
export function needsSubject({ roles }: Ability): boolean {
  return roles.some((role) => role.of.length > 0);
}

/** Whether somebody (null: a visitor) has an ability towards a subject. */
export function can(actor: Actor | null, { roles }: Ability, subject: Subject = {}): boolean {
  return actor !== null && roles.some((role) => role.holds(actor, subject));
}

/** All abilities of a policy towards one subject, for a view. */
export function abilitiesOf<P extends Policy>(policy: P, actor: Actor | null, subject: Subject = {}): Abilities<P> {
  const entries = Object.entries(policy).map(([name, ability]) => [name, can(actor, ability, subject)]);
  // Made from the policy's own keys; `fromEntries` forgets them.
  return Object.fromEntries(entries) as Abilities<P>;
}
