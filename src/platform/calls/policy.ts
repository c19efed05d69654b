/**
 * Who may do what, decided once: a noun's `policy.ts` names its abilities and the roles that have them; views tell screens
 * (`abilitiesOf`), calls enforce the same (`authorize` of `api.ts`, or the guard before the handler).
 *
 *     export const lineupPolicy = policy('lineups', { see: ['owner'], edit: ['owner'] });
 */
import type { ClubId, CompetitionId, TeamId, UserId } from '#engine/ids.ts';

/**
 * What somebody is to a subject.
 * - `user`: anybody who is logged in. `clubless`, `bankrupt`: a manager without a club, or whose club went bankrupt.
 * - `self`, `other`: the user whom it is about (who has said it, whose account it is), and everybody else.
 * - `owner`: runs the club. `coach`, `assistant`: has that job with the team. `president`: of the federation.
 *   `organizer`: of the competition. `agent`, `reporter`, `moderator`, `premium`, `admin`: wherever it may be.
 */
export const ROLES = [
  'user',
  'clubless',
  'bankrupt',
  'self',
  'other',
  'owner',
  'coach',
  'assistant',
  'agent',
  'reporter',
  'president',
  'premium',
  'moderator',
  'organizer',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** A job that a user holds beside or instead of his club. */
export type Job =
  | { role: 'coach' | 'assistant'; teamId: TeamId }
  | { role: 'president'; federationId: number }
  | { role: 'organizer'; competitionId: CompetitionId }
  | { role: 'agent' | 'reporter' | 'moderator' };

/** Who acts, as the session knows him. */
export interface Actor {
  id: number;
  isActivated: boolean;
  isBankrupt: boolean;
  isPremium: boolean;
  isAdmin: boolean;
  /** The club he runs and its three teams; null without a club. */
  clubId: ClubId | null;
  teamIds: readonly TeamId[];
  jobs: readonly Job[];
}

/** What a session tells about its user; loaded once a request. */
export interface SessionUser extends Actor {
  name: string;
}

/** What is acted on: whose it is. What is absent or null is nobody's. */
export interface Subject {
  teamId?: TeamId | null;
  clubId?: ClubId | null;
  userId?: UserId | null;
  federationId?: number | null;
  competitionId?: CompetitionId | null;
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

const ROLES_OF_A_SUBJECT: ReadonlySet<Role> = new Set([
  'self',
  'other',
  'owner',
  'coach',
  'assistant',
  'president',
  'organizer',
]);

/** Whether it takes a subject to tell who has the ability; all others the guard enforces before the handler. */
export function needsSubject({ roles }: Ability): boolean {
  return roles.some((role) => ROLES_OF_A_SUBJECT.has(role));
}

/** Whether somebody (null: a visitor) has an ability towards a subject. */
export function can(actor: Actor | null, { roles }: Ability, subject: Subject = {}): boolean {
  return actor !== null && roles.some((role) => IS[role](actor, subject));
}

/** All abilities of a policy towards one subject, for a view. */
export function abilitiesOf<P extends Policy>(policy: P, actor: Actor | null, subject: Subject = {}): Abilities<P> {
  const entries = Object.entries(policy).map(([name, ability]) => [name, can(actor, ability, subject)]);
  // Made from the policy's own keys; `fromEntries` forgets them.
  return Object.fromEntries(entries) as Abilities<P>;
}

/** Whether somebody has a role towards a subject. */
const IS: Readonly<Record<Role, (actor: Actor, subject: Subject) => boolean>> = {
  user: () => true,
  clubless: (actor) => actor.clubId === null,
  bankrupt: (actor) => actor.isBankrupt,
  self: (actor, { userId }) => userId === actor.id,
  other: (actor, { userId }) => userId !== actor.id,
  owner: (actor, { teamId, clubId }) =>
    isNamed(teamId) ? actor.teamIds.includes(teamId) : isNamed(clubId) && clubId === actor.clubId,
  coach: (actor, { teamId }) => actor.jobs.some((job) => job.role === 'coach' && job.teamId === teamId),
  assistant: (actor, { teamId }) => actor.jobs.some((job) => job.role === 'assistant' && job.teamId === teamId),
  president: (actor, { federationId }) =>
    actor.jobs.some((job) => job.role === 'president' && job.federationId === federationId),
  organizer: (actor, { competitionId }) =>
    actor.jobs.some((job) => job.role === 'organizer' && job.competitionId === competitionId),
  agent: hasJob('agent'),
  reporter: hasJob('reporter'),
  moderator: hasJob('moderator'),
  premium: (actor) => actor.isPremium,
  admin: (actor) => actor.isAdmin,
};

function hasJob(role: Job['role']): (actor: Actor) => boolean {
  return (actor) => actor.jobs.some((job) => job.role === role);
}

function isNamed(id: number | null | undefined): id is number {
  return id !== null && id !== undefined;
}
