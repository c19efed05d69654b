/** How much players have played together: read for a game and for the lineups screen, grown with every game that is booked. */

import { teams } from '#domains/club/tables.ts';
import { partnershipsAfter, partnershipsAmong, type Stint } from '#domains/lineups/rules/familiarity.ts';
import { teamPartnerships } from '#domains/lineups/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import { staffEffect } from '#engine/player/staff-effects.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns partnerships by team; a team that has not played yet is missing, since its players are strangers. */
export async function partnershipsOf(rows: RowReader, teamIds: readonly TeamId[]): Promise<Map<number, Partnership[]>> {
  if (teamIds.length === 0) return new Map();
  const known = await rows.read(teamPartnerships, ['teamId', 'partnerships'], { teamId: teamIds });
  return new Map(known.map((row) => [row.teamId, row.partnerships]));
}

/** Returns the partnerships of one team, for its lineup screen. They grow when its games are booked. */
export function partnershipsOfTeam(db: Database | Transaction, teamId: TeamId): Promise<readonly Partnership[]> {
  return fact(db, {
    key: `partnerships/${teamId}`,
    topics: [`team:${teamId}`],
    read: async () => (await partnershipsOf(pgReader(db), [teamId])).get(teamId) ?? [],
  });
}

export async function savePartnerships(
  rows: Rows,
  changed: ReadonlyMap<number, readonly Partnership[]>,
): Promise<void> {
  const saved = [...changed].map(([teamId, partnerships]) => ({ teamId, partnerships: [...partnerships] }));
  await rows.merge(teamPartnerships, saved, { key: ['teamId'], set: ['partnerships'] });
}

/** A team that has played, with its lines and pairs. */
export interface TeamThatPlayed {
  teamId: TeamId;
  stints: readonly Stint[];
}

/** The partnerships before a game, and the clubs of the players in them. */
export interface Acquaintances {
  byTeam: ReadonlyMap<number, { clubId: ClubId | null; partnerships: readonly Partnership[] }>;
  /** Player → club; players without one are missing. */
  clubOf: ReadonlyMap<PlayerId, number>;
}

/** Returns the basis of `playedTogether`. At most four queries. */
export async function acquaintancesOf(rows: RowReader, teamIds: readonly TeamId[]): Promise<Acquaintances> {
  const ofGames = await rows.read(teams, ['id', 'clubId'], { id: teamIds });
  const known = await partnershipsOf(rows, teamIds);
  const byTeam = new Map(ofGames.map(({ id, clubId }) => [id, { clubId, partnerships: known.get(id) ?? [] }]));
  return completeAcquaintances(rows, { byTeam, clubOf: new Map() });
}

/** Completes what the caller knows of the teams and most of their players: reads the clubs of the others. */
export async function completeAcquaintances(
  rows: RowReader,
  { byTeam, clubOf }: Acquaintances,
): Promise<Acquaintances> {
  const everybody = [...byTeam.values()].flatMap(({ partnerships }) => playersIn(partnerships));
  const others = everybody.filter((player) => !clubOf.has(player));
  return { byTeam, clubOf: new Map([...clubOf, ...(await clubsOfPlayers(rows, others))]) };
}

/**
 * Records that these teams have played; no team twice. Players who have left the club are forgotten, since they may
 * return changed. Players who are only on another team of the club keep their partnerships, and a team without a club
 * forgets no players: they come and go.
 */
export async function playedTogether(
  rows: Rows,
  played: readonly TeamThatPlayed[],
  { byTeam, clubOf }: Acquaintances,
): Promise<void> {
  const coached = await rows.read(teams, ['id', 'staffEffects'], { id: played.map(({ teamId }) => teamId) });
  const staffs = new Map(coached.map(({ id, staffEffects }) => [id, staffEffects]));
  const after = played.map(({ teamId, stints }): [number, Partnership[]] => {
    const before = byTeam.get(teamId);
    const tonight = new Set(stints.flatMap(({ units }) => units.flat()));
    const isKept = (player: PlayerId) => before?.clubId === null || clubOf.get(player) === before?.clubId;
    const ofClub = { has: (player: PlayerId) => tonight.has(player) || isKept(player) };
    const pace = 1 + staffEffect(staffs.get(teamId) ?? [], 'chemistry') / 100;
    return [teamId, partnershipsAfter(partnershipsAmong(before?.partnerships ?? [], ofClub), stints, pace)];
  });
  await savePartnerships(rows, new Map(after));
}

const playersIn = (partnerships: readonly Partnership[]) => [
  ...new Set(partnerships.flatMap((partnership) => partnership.slice(0, 2))),
];

/** Returns the clubs of these players; players without one are missing. */
async function clubsOfPlayers(rows: RowReader, playerIds: readonly PlayerId[]): Promise<Map<PlayerId, number>> {
  if (playerIds.length === 0) return new Map();
  const known = await rows.read(players, ['id', 'teamId'], { id: playerIds, teamId: { isNot: null } });
  const ofPlayers = await rows.read(teams, ['id', 'clubId'], {
    id: [...new Set(known.map(({ teamId }) => teamId ?? 0))],
  });
  const clubOf = new Map(ofPlayers.flatMap(({ id, clubId }) => (clubId === null ? [] : [[id, clubId] as const])));
  return new Map(
    known.flatMap(({ id, teamId }) => {
      const club = clubOf.get(teamId ?? 0);
      return club === undefined ? [] : [[id, club]];
    }),
  );
}
