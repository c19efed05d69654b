/** Who has played with whom: read for a game and for the lineups screen, grown with every game that is booked. */
import { eq, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { partnershipsAfter, partnershipsAmong, type Stint } from '#domains/lineups/rules/familiarity.ts';
import { teamPartnerships } from '#domains/lineups/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { PlayerId } from '#engine/lineup/lineup.ts';
import { mergeInto, oneOf, readRows } from '#platform/database/bulk.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Partnerships by team; a team that has not played yet is missing, for its players are strangers. */
export async function partnershipsOf(
  db: Database | Transaction,
  teamIds: readonly number[],
): Promise<Map<number, Partnership[]>> {
  if (teamIds.length === 0) return new Map();
  const rows = await readRows(
    db,
    teamPartnerships,
    ['teamId', 'partnerships'],
    sql`where ${oneOf(teamPartnerships.teamId, teamIds)}`,
  );
  return new Map(rows.map((row) => [row.teamId, row.partnerships]));
}

export async function savePartnerships(
  tx: Database | Transaction,
  changed: ReadonlyMap<number, readonly Partnership[]>,
): Promise<void> {
  const rows = [...changed].map(([teamId, partnerships]) => ({ teamId, partnerships: [...partnerships] }));
  await mergeInto(tx, teamPartnerships, rows, { key: ['teamId'], set: ['partnerships'] });
}

/** A team that has played, with its lines and pairs. */
export interface TeamThatPlayed {
  teamId: number;
  stints: readonly Stint[];
}

/** Who knew whom before a game, and where everybody belongs who is known. */
export interface Acquaintances {
  byTeam: ReadonlyMap<number, { clubId: number; partnerships: readonly Partnership[] }>;
  /** Player → club; those without one are missing. */
  clubOf: ReadonlyMap<PlayerId, number>;
}

/** What `playedTogether` goes on from. At most two queries. */
export async function acquaintancesOf(tx: Transaction, teamIds: readonly number[]): Promise<Acquaintances> {
  const rows = await tx
    .select({ teamId: teams.id, clubId: teams.clubId, partnerships: teamPartnerships.partnerships })
    .from(teams)
    .leftJoin(teamPartnerships, eq(teamPartnerships.teamId, teams.id))
    .where(oneOf(teams.id, teamIds));
  const byTeam = new Map(
    rows.map(({ teamId, clubId, partnerships }) => [teamId, { clubId, partnerships: partnerships ?? [] }]),
  );
  return completeAcquaintances(tx, { byTeam, clubOf: new Map() });
}

/** The same for who knows the teams and most of their players already: the clubs of the others are read. */
export async function completeAcquaintances(
  tx: Transaction,
  { byTeam, clubOf }: Acquaintances,
): Promise<Acquaintances> {
  const everybody = [...byTeam.values()].flatMap(({ partnerships }) => playersIn(partnerships));
  const others = everybody.filter((player) => !clubOf.has(player));
  return { byTeam, clubOf: new Map([...clubOf, ...(await clubsOfPlayers(tx, others))]) };
}

/**
 * Books that these teams have played; no team twice. Whoever has left the club is forgotten: nobody knows how he will play
 * when he comes back. Players who are only with another team of the club keep what they know.
 */
export async function playedTogether(
  tx: Transaction,
  played: readonly TeamThatPlayed[],
  { byTeam, clubOf }: Acquaintances,
): Promise<void> {
  const after = played.map(({ teamId, stints }): [number, Partnership[]] => {
    const before = byTeam.get(teamId);
    const tonight = new Set(stints.flatMap(({ units }) => units.flat()));
    const ofClub = { has: (player: PlayerId) => tonight.has(player) || clubOf.get(player) === before?.clubId };
    return [teamId, partnershipsAfter(partnershipsAmong(before?.partnerships ?? [], ofClub), stints)];
  });
  await savePartnerships(tx, new Map(after));
}

const playersIn = (partnerships: readonly Partnership[]) => [
  ...new Set(partnerships.flatMap((partnership) => partnership.slice(0, 2))),
];

/** The clubs that these players belong to; those without one are missing. */
async function clubsOfPlayers(tx: Transaction, playerIds: readonly PlayerId[]): Promise<Map<PlayerId, number>> {
  if (playerIds.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: number; club: number }>(
    sql`select ${players.id}, ${teams.clubId} as club from ${players} join ${teams} on ${teams.id} = ${players.teamId} where ${oneOf(players.id, playerIds)}`,
  );
  return new Map(rows.map(({ id, club }) => [id, club]));
}
