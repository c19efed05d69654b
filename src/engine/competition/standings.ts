/** Tables of a stage's groups while they are played, and the final places when it is over. */
import { outcomeOf, tableGamesOf } from '#engine/competition/pairing.ts';
import type { TeamRecord } from '#engine/competition/records.ts';
import { ACROSS_GROUPS, type StageSettings } from '#engine/competition/settings.ts';
import { type Competition, entryOf, type Finish, type Stage } from '#engine/competition/state.ts';
import { type TableRow, table } from '#engine/competition/table.ts';
import { orderTeams } from '#engine/competition/tiebreakers.ts';
import type { EntryId } from '#engine/ids.ts';

type Entries = Pick<Competition, 'entries'>;

/** Returns the table of each group. A bye of a Swiss round counts as a win; in a group of odd size it is a day off. */
export function standingsOf(competition: Entries, stage: Stage, settings: StageSettings): TableRow[][] {
  return stage.groups.map((entries, group) => {
    const pairings = stage.pairings.filter((pairing) => pairing.group === group);
    const teams = entries.map((id) => {
      const { seed, lot } = entryOf(competition, id);
      const byes = settings.format === 'swiss' ? byesOf(id, stage) : 0;
      return { id, ranking: seed, lot, byes };
    });
    return table(pairings.flatMap(tableGamesOf), { ...settings, teams });
  });
}

function byesOf(id: EntryId, { pairings }: Stage): number {
  return pairings.filter(({ teams }) => teams[0] === id && teams[1] === 'bye').length;
}

/** Returns all places in a stage that is over, best first. */
export function rankingOf(competition: Entries, stage: Stage, settings: StageSettings): Finish[] {
  if (settings.format === 'round-robin' || settings.format === 'swiss') {
    return acrossGroups(competition, standingsOf(competition, stage, settings));
  }
  return knockoutRanking(stage).map((entry, index) => ({ entry, group: 0, place: index + 1 }));
}

/** Ranks winners of all groups before all runners-up, and those of the same place by their per-game results. */
function acrossGroups(competition: Entries, tables: readonly (readonly TableRow[])[]): Finish[] {
  const finishes = tables.flatMap((rows, group) => rows.map((row) => ({ row, group })));
  const last = Math.max(0, ...finishes.map(({ row }) => row.rank));
  const groupOf = new Map(finishes.map(({ row, group }) => [row.team, group]));
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((place) => {
    const same = finishes.flatMap(({ row }) => (row.rank === place ? [row] : []));
    const records = new Map<EntryId, TeamRecord>(same.map((row) => [row.team, row]));
    const teams = same.map(({ team: id }) => {
      const { seed, lot } = entryOf(competition, id);
      return { id, ranking: seed, lot, byes: 0 };
    });
    const settings = { teams, points: 'three-two-one', tiebreakers: ACROSS_GROUPS } as const;
    return orderTeams(settings, records, []).map(({ team }) => ({ entry: team, group: groupOf.get(team) ?? 0, place }));
  });
}

/** Ranks the entries of a knockout by the places from their last pairing; equal ones by seed. */
function knockoutRanking(stage: Stage): EntryId[] {
  const places = new Map<EntryId, number>();
  const inOrder = [...stage.pairings].sort((one, other) => one.round - other.round);
  for (const pairing of inOrder) {
    const outcome = outcomeOf(stage, pairing);
    for (const end of ['winner', 'loser'] as const) {
      const entry = outcome?.[end];
      if (typeof entry === 'number' && pairing.places) places.set(entry, pairing.places[end]);
    }
  }
  return [...stage.entries].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}
