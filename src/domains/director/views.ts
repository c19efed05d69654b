/** The views of a competition: entries, tables, and pairings with their games. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { anyTeamRefs } from '#domains/club/store/team-refs.ts';
import { loadStates, type StoredState } from '#domains/competition/store/states.ts';
import { pairings, stageEntries } from '#domains/competition/tables.ts';
import type { CompetitionView, GroupRow, PairingView, StageView } from '#domains/director/contract.ts';
import { scoreOf } from '#domains/director/rules.ts';
import { games } from '#domains/game/tables.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import type { GameRef } from '#domains/shapes.ts';
import { hasTable, outcomeOf } from '#engine/competition/pairing.ts';
import type { Competition as CompetitionState, Stage } from '#engine/competition/state.ts';
import { isCutShort } from '#engine/competition/swiss.ts';
import type { CompetitionId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns a competition in its current state; null if it does not exist. */
export async function viewCompetition(
  db: Database,
  competitionId: CompetitionId,
  now: Date,
): Promise<CompetitionView | null> {
  const stored = (await loadStates(pgReader(db), [competitionId])).get(competitionId);
  if (!stored) return null;
  const refs = await anyTeamRefs(db, stored.entries, ({ teamId }) => teamId);
  const played = await gamesByPairing(db, competitionId, now);
  const tables = await tablesOf(db, competitionId);
  return {
    entries: entriesOf(stored).flatMap(({ id, teamId, seed, state, finalPlace }) => {
      const team = refs.get(teamId);
      return team ? [{ id, team, seed, state, finalPlace }] : [];
    }),
    stages: (stored.state?.stages ?? []).map((stage, index) =>
      stageView(stored.state as CompetitionState, { stage, index, tables: tables.get(index) ?? [] }, played),
    ),
  };
}

/** Returns the entries by seed, then in order of entry. */
function entriesOf({ entries }: StoredState): StoredState['entries'] {
  return entries.toSorted((a, b) => (a.seed ?? Number.MAX_VALUE) - (b.seed ?? Number.MAX_VALUE) || a.id - b.id);
}

/** Returns the games of a competition by stage and number of their pairings. */
async function gamesByPairing(db: Database, competitionId: CompetitionId, now: Date): Promise<Map<string, GameRef[]>> {
  const rows = await db
    .select({ id: games.id, stage: pairings.stage, number: pairings.number })
    .from(games)
    .innerJoin(pairings, eq(pairings.id, games.pairingId))
    .where(and(eq(games.competitionId, competitionId), isNotNull(games.pairingId)))
    .orderBy(games.round);
  const refs = await gameRefsById(
    db,
    rows.map(({ id }) => id),
    now,
  );
  const keyed = rows.flatMap(({ id, stage, number }) => {
    const ref = refs.get(id);
    return ref ? [{ key: `${stage}/${number}`, ref }] : [];
  });
  return new Map([...Map.groupBy(keyed, ({ key }) => key)].map(([key, all]) => [key, all.map(({ ref }) => ref)]));
}

/** Returns the stored tables of all stages, by stage, then by group. */
async function tablesOf(db: Database, competitionId: CompetitionId): Promise<Map<number, GroupRow[][]>> {
  const rows = await db
    .select()
    .from(stageEntries)
    .where(eq(stageEntries.competitionId, competitionId))
    .orderBy(asc(stageEntries.stage), asc(stageEntries.groupIndex), asc(stageEntries.place));
  const byStage = Map.groupBy(rows, ({ stage }) => stage);
  return new Map(
    [...byStage].map(([stage, inStage]) => {
      const groups = [...Map.groupBy(inStage, ({ groupIndex }) => groupIndex).values()];
      return [stage, groups.map((group) => group.map(rowOf))];
    }),
  );
}

function rowOf(row: typeof stageEntries.$inferSelect, index: number): GroupRow {
  const { entryId, place, played, byes, wins, overtimeWins, shootoutWins, ties } = row;
  const { shootoutLosses, overtimeLosses, losses, goalsFor, goalsAgainst, points, decidedBy } = row;
  const won = { wins, overtimeWins, shootoutWins, ties, shootoutLosses, overtimeLosses, losses };
  return { rank: place ?? index + 1, team: entryId, played, byes, ...won, goalsFor, goalsAgainst, points, decidedBy };
}

function stageView(
  state: CompetitionState,
  { stage, index, tables }: { stage: Stage; index: number; tables: GroupRow[][] },
  played: ReadonlyMap<string, GameRef[]>,
): StageView {
  const settings = state.settings.stages[index];
  if (!settings) throw new RangeError(`stage ${index} has no settings`);
  const following = state.settings.stages[index + 1];
  // A placement round takes everyone, to play for the places that the groups have left open.
  const next =
    following?.format === 'placement' ? null : following?.sources.find((source) => source.take === 'top-of-groups');
  return {
    format: settings.format,
    isOver: stage.ranking !== null,
    isCutShort: isCutShort(stage, settings),
    tables: hasTable(settings) ? tables : [],
    advancing: next?.take === 'top-of-groups' ? next.count : null,
    pairings: stage.pairings.map((pairing): PairingView => {
      const { number, round, group, sides, teams, places, onlyIfUpset, forfeitedBy } = pairing;
      return {
        number,
        round,
        group,
        sides: [...sides],
        teams: [...teams],
        places,
        ...(onlyIfUpset === undefined ? {} : { onlyIfUpset }),
        winner: outcomeOf(stage, pairing)?.winner ?? null,
        score: scoreOf(pairing),
        forfeitedBy: [...forfeitedBy],
        games: played.get(`${index}/${number}`) ?? [],
      };
    }),
  };
}
