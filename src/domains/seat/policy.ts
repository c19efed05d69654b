/** Roles that seats give users, and lookups of a user's own club and teams. */
import type { ClubId, TeamId } from '#engine/ids.ts';
import { type Actor, heldIds, holder, type Role } from '#platform/calls/policy.ts';

declare module '#platform/calls/policy.ts' {
  interface Subject {
    teamId?: TeamId | null;
    clubId?: ClubId | null;
  }
}

/** Manages the club, or the club of the team. */
export const manager = holder('owner', { role: 'manager', of: ['team', 'club'] });
/** Is head coach of the team. */
export const headCoach = holder('coach', { role: 'head-coach', of: ['team'] });
/** Is assistant coach of the team. */
export const assistant = holder('assistant', { of: ['team'] });
/** Is general manager of the national team. */
export const nationalGm = holder('gm', { role: 'national-gm', of: ['team'] });
/** Manages no club. */
export const clubless: Role = { name: 'clubless', of: [], holds: (actor) => clubOf(actor) === null };

/** Returns the club that a user manages; null: none. */
export function clubOf(actor: Actor | null): ClubId | null {
  return heldIds(actor, 'manager', 'club')[0] ?? null;
}

/** Returns the teams of the club that a user manages, first team first. */
export function teamsOf(actor: Actor | null): readonly TeamId[] {
  return heldIds(actor, 'manager', 'team');
}

/** Returns a user with their club and its teams. */
export function managing<A extends Actor>(actor: A): A & { clubId: ClubId | null; teamIds: readonly TeamId[] } {
  return { ...actor, clubId: clubOf(actor), teamIds: teamsOf(actor) };
}

/** Returns the national teams of which a user is general manager. */
export function ledBy(actor: Actor | null): readonly TeamId[] {
  return heldIds(actor, 'national-gm', 'team');
}

/** Returns the teams whose lines a user may set: those of their club, and those they lead or coach. */
export function benchesOf(actor: Actor | null): readonly TeamId[] {
  return [...teamsOf(actor), ...ledBy(actor), ...heldIds(actor, 'head-coach', 'team')];
}
