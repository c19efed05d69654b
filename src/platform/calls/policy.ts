/**
 * Authorization, decided once: a noun's `policy.ts` names its abilities and the roles that have them; views tell screens
 * (`abilitiesOf`), calls enforce the same (`authorize` of `api.ts`, or the guard before the handler).
 *
 *     export const lineupPolicy = policy('lineups', { see: [manager, headCoach], edit: [manager, headCoach] });
 *
 * Roles are defined by the nouns that grant them (`holder`); here are those of every account. A user holds `Grant`s, which the
 * session reads from the same nouns (`grants` of their `slice.ts`).
 */
import type { UserId } from '#engine/ids.ts';

/**
 * A role that a noun has given a user: `{ role: 'president', scope: 'federation', id: 3 }`, or null for both where it holds
 * everywhere.
 */
export interface Grant {
  role: string;
  scope: string | null;
  id: number | null;
}

/** The acting user, as the session knows them. */
export interface Actor {
  id: UserId;
  isActivated: boolean;
  isBankrupt: boolean;
  isAdmin: boolean;
  grants: readonly Grant[];
}

/**
 * What moderators can keep a user from, the mildest first: writing text that others read, changing anything, using the account.
 */
export const RESTRICTIONS = ['muted', 'suspended', 'banned'] as const;
export interface Restriction {
  kind: (typeof RESTRICTIONS)[number];
  /** ISO 8601; null: until it is lifted. */
  until: string | null;
}

/** What a session knows about its user; loaded once per request. */
export interface SessionUser extends Actor {
  name: string;
  /** The strictest that is in force; null: none. */
  restriction: Restriction | null;
}

/**
 * The owner or owners of what is acted on; absent or null: none. Nouns add the scopes of their roles by declaration merging: a
 * `teamId` for grants of the scope `team`.
 */
export interface Subject {
  userId?: UserId | null;
}

/** The scopes that roles can have. */
export type Scope = keyof Subject extends infer Key ? (Key extends `${infer Name}Id` ? Name : never) : never;

/** A user's relation to a subject. */
export interface Role {
  /** As the API documentation writes it. */
  name: string;
  /** The scopes of a subject that decide; empty: it is held everywhere or not at all. */
  of: readonly Scope[];
  holds(actor: Actor, subject: Subject): boolean;
}

/** Any logged-in user. */
export const user: Role = { name: 'user', of: [], holds: () => true };
/** The user the subject belongs to: its author, or the owner of the account. */
export const self: Role = { name: 'self', of: ['user'], holds: (actor, { userId }) => userId === actor.id };
/** Every user but the one the subject belongs to. */
export const other: Role = { name: 'other', of: ['user'], holds: (actor, { userId }) => userId !== actor.id };
/** A user in bankruptcy. */
export const bankrupt: Role = { name: 'bankrupt', of: [], holds: (actor) => actor.isBankrupt };
export const admin: Role = { name: 'admin', of: [], holds: (actor) => actor.isAdmin };

/**
 * Returns the role of users who hold a grant.
 * @param name as the API documentation writes it
 * @param grant.role the grant's role, where it differs from the name
 * @param grant.of the scopes of the grant: of those that a subject names, the first decides. None: any grant of the role counts
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

/** Returns the ids in a scope for which the actor (null: a visitor) holds a role. */
export function heldIds(actor: Actor | null, role: string, scope: Scope): number[] {
  return actor?.grants.flatMap((held) => (held.role === role && held.scope === scope ? (held.id ?? []) : [])) ?? [];
}

export interface Ability {
  /** 'lineups.edit'. */
  name: string;
  roles: readonly Role[];
}

export type Policy = Readonly<Record<string, Ability>>;
/** A policy as a view shows it: which abilities the asking user has. */
export type Abilities<P extends Policy> = { [Name in keyof P]: boolean };

/** Returns the abilities of a noun, by the roles that have them. */
export function policy<const Table extends Record<string, readonly [Role, ...Role[]]>>(
  noun: string,
  table: Table,
): { readonly [Name in keyof Table]: Ability } {
  const entries = Object.entries(table).map(([name, roles]) => [name, { name: `${noun}.${name}`, roles }]);
  // Made from the table's own keys, which `fromEntries` forgets.
  return Object.fromEntries(entries) as { readonly [Name in keyof Table]: Ability };
}

/** Returns whether an ability can only be decided with a subject; the guard enforces all others before the handler. */
export function needsSubject({ roles }: Ability): boolean {
  return roles.some((role) => role.of.length > 0);
}

/** Returns whether the actor (null: a visitor) has an ability for a subject. */
export function can(actor: Actor | null, { roles }: Ability, subject: Subject = {}): boolean {
  return actor !== null && roles.some((role) => role.holds(actor, subject));
}

/** Returns all abilities of a policy for one subject, for a view. */
export function abilitiesOf<P extends Policy>(policy: P, actor: Actor | null, subject: Subject = {}): Abilities<P> {
  const entries = Object.entries(policy).map(([name, ability]) => [name, can(actor, ability, subject)]);
  // Made from the policy's own keys, which `fromEntries` forgets.
  return Object.fromEntries(entries) as Abilities<P>;
}
