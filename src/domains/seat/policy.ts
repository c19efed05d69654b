/** What seats make of users, and what they are asked for most: which club and which teams are somebody's own. */
import type { ClubId, TeamId } from '#engine/ids.ts';
import { type Actor, heldIds, holder, type Role } from '#platform/calls/policy.ts';

declare module '#platform/calls/policy.ts' {
  interface Subject {
    teamId?: TeamId | null;
    clubId?: ClubId | null;
  }
}

/** Runs the club, or the club of the team. */
export const manager = holder('owner', { role: 'manager', of: ['team', 'club'] });
/** Coaches the team. */
export const headCoach = holder('coach', { role: 'head-coach', of: ['team'] });
/** Assists at the bench of the team. */
export const assistant = holder('assistant', { of: ['team'] });
/** Leads the national team as its general manager. */
export const nationalGm = holder('gm', { role: 'national-gm', of: ['team'] });
/** Runs no club. */
export const clubless: Role = { name: 'clubless', of: [], holds: (actor) => clubOf(actor) === null };

/** Returns the club that somebody runs; null without one. */
export function clubOf(actor: Actor | null): ClubId | null {
  return heldIds(actor, 'manager', 'club')[0] ?? null;
}

/** Returns the teams of the club that somebody runs, the first team first. */
export function teamsOf(actor: Actor | null): readonly TeamId[] {
  return heldIds(actor, 'manager', 'team');
}

/** Returns somebody with their club and its teams. */
export function managing<A extends Actor>(actor: A): A & { clubId: ClubId | null; teamIds: readonly TeamId[] } {
  return { ...actor, clubId: clubOf(actor), teamIds: teamsOf(actor) };
}

/** Returns the national teams that somebody leads as their general manager. */
export function ledBy(actor: Actor | null): readonly TeamId[] {
  return heldIds(actor, 'national-gm', 'team');
}

/** Returns the teams whose lines somebody may set: those of their club, and those that they lead or coach. */
export function benchesOf(actor: Actor | null): readonly TeamId[] {
  return [...teamsOf(actor), ...ledBy(actor), ...heldIds(actor, 'head-coach', 'team')];
}
