/** What finished games do to league standings. */
import { competitionsById, competitionsOf } from '#domains/competition/store/competitions.ts';
import { competitionEntries, competitions, pairings } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { type PlayedGame, tableOf } from '#domains/league/rules/ranking.ts';
import { standings } from '#domains/season/tables.ts';
import type { PairingId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

const COUNTS = [
  'played',
  'wins',
  'overtimeWins',
  'overtimeLosses',
  'losses',
  'points',
  'goalsFor',
  'goalsAgainst',
  'place',
  'decidedBy',
] as const;
const PLAYED_COLUMNS = ['competitionId', 'homeTeamId', 'awayTeamId', 'homeScore', 'awayScore', 'endedIn'] as const;

/** Recounts the standings of these competitions, where they have any, from all of their finished games. */
export async function countTables(rows: Rows, competitionIds: Iterable<number>): Promise<void> {
  const competitionId = [...new Set(competitionIds)];
  const members = await rows.read(standings, ['competitionId', 'teamId'], { competitionId }, ['teamId']);
  if (members.length === 0) return;
  // When two games end at once, the second must see the first.
  await rows.lock(competitions, { id: competitionId });
  const settingsOf = await competitionsById(rows, competitionId);
  const played = await rows.read(games, PLAYED_COLUMNS, { competitionId, status: 'final' });
  const gamesOf = Map.groupBy(played, (game) => game.competitionId);
  const counted = [...Map.groupBy(members, (member) => member.competitionId)].flatMap(([id, ofCompetition]) => {
    const competition = settingsOf.get(id);
    if (!competition) throw new Error(`there is no competition ${id}`);
    const teamIds = ofCompetition.map(({ teamId }) => teamId);
    const table = tableOf(teamIds, (gamesOf.get(id) ?? []).map(finished), competition.settings);
    return table.map((record) => ({ competitionId: id, ...record }));
  });
  await rows.merge(standings, counted, { key: ['competitionId', 'teamId'], set: COUNTS });
}

/** Returns a finished game, which always has its result. */
function finished({
  homeTeamId,
  awayTeamId,
  homeScore,
  awayScore,
  endedIn,
}: Pick<typeof games.$inferSelect, (typeof PLAYED_COLUMNS)[number]>): PlayedGame {
  return {
    homeTeamId,
    awayTeamId,
    homeScore: homeScore ?? 0,
    awayScore: awayScore ?? 0,
    endedIn: endedIn ?? 'regulation',
  };
}

/** Records playoff rounds won in league standings, for decided pairings. */
export async function markAdvancing(rows: Rows, pairingIds: readonly PairingId[]): Promise<void> {
  if (pairingIds.length === 0) return;
  const columns = ['competitionId', 'round', 'winnerEntryId', 'loserPlace'] as const;
  const decided = await rows.read(pairings, columns, { id: pairingIds, winnerEntryId: { isNot: null } });
  if (decided.length === 0) return;
  const played = await competitionsById(
    rows,
    decided.map(({ competitionId }) => competitionId),
  );
  const winners = await rows.read(competitionEntries, ['id', 'teamId'], {
    id: decided.flatMap(({ winnerEntryId }) => winnerEntryId ?? []),
  });
  const teamOf = new Map(winners.map(({ id, teamId }) => [id, teamId]));
  const [season = 0] = new Set([...played.values()].map((competition) => competition.season));
  const tables = await competitionsOf(rows, { season, kind: 'league' });
  for (const { competitionId, round, winnerEntryId, loserPlace } of decided) {
    const table = tables.find(({ leagueId }) => leagueId === played.get(competitionId)?.leagueId);
    const teamId = teamOf.get(winnerEntryId ?? 0);
    if (!table || teamId === undefined) continue;
    const reached = { playoffRoundsWon: round, isChampion: loserPlace === RUNNER_UP };
    await rows.updateWhere(standings, reached, { competitionId: table.id, teamId });
  }
}

/** Place of the final's loser. */
const RUNNER_UP = 2;
