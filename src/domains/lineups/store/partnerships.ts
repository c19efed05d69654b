/** Who has played with whom: read for a game and for the lineups screen, grown with every game that is booked. */
import { inArray, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { partnershipsAfter, partnershipsAmong, type Stint } from '#domains/lineups/rules/familiarity.ts';
import { teamPartnerships } from '#domains/lineups/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { PlayerId } from '#engine/lineup/lineup.ts';
import { mergeInto, readRows } from '#server/database/bulk.ts';
import type { Database, Transaction } from '#server/database/client.ts';

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
    sql`where ${inArray(teamPartnerships.teamId, [...teamIds])}`,
  );
  return new Map(rows.map((row) => [row.teamId, row.partnerships]));
}

export async function savePartnerships(
  tx: Database | Transaction,
  changed: ReadonlyMap<number, Partnership[]>,
): Promise<void> {
  const rows = [...changed].map(([teamId, partnerships]) => ({ teamId, partnerships }));
  await mergeInto(tx, teamPartnerships, rows, { key: ['teamId'], set: ['partnerships'] });
}

/** A team that has played, with its lines and pairs. */
export interface TeamThatPlayed {
  teamId: number;
  stints: readonly Stint[];
}

/**
 * Books that these teams have played; no team twice. Whoever has left the club is forgotten: nobody knows how he will play
 * when he comes back. Players who are only with another team of the club keep what they know. Four queries.
 */
export async function playedTogether(tx: Transaction, played: readonly TeamThatPlayed[]): Promise<void> {
  if (played.length === 0) return;
  const ids = played.map(({ teamId }) => teamId);
  const before = await partnershipsOf(tx, ids);
  const clubs = await tx.select({ id: teams.id, clubId: teams.clubId }).from(teams).where(inArray(teams.id, ids));
  const clubOf = new Map(clubs.map((team) => [team.id, team.clubId]));
  const tonight = new Map(
    played.map(({ teamId, stints }) => [teamId, new Set(stints.flatMap(({ units }) => units.flat()))]),
  );
  const idle = [...before].flatMap(([teamId, partnerships]) =>
    playersIn(partnerships).filter((player) => !tonight.get(teamId)?.has(player)),
  );
  const homes = await clubsOfPlayers(tx, idle);
  const after = played.map(({ teamId, stints }): [number, Partnership[]] => {
    const clubId = clubOf.get(teamId);
    const ofClub = {
      has: (player: PlayerId) => tonight.get(teamId)?.has(player) === true || homes.get(player) === clubId,
    };
    return [teamId, partnershipsAfter(partnershipsAmong(before.get(teamId) ?? [], ofClub), stints)];
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
    sql`select p.id, t.club_id as club from ${players} p join ${teams} t on t.id = p.team_id where p.id = any(${sql.param([...playerIds])}::integer[])`,
  );
  return new Map(rows.map(({ id, club }) => [id, club]));
}
