/** Tables of a stage's groups while they are played, and the final places when it is over. */
import { hasTable, outcomeOf, tableGamesOf } from '#engine/competition/pairing.ts';
import { recordsOf, type TeamRecord } from '#engine/competition/records.ts';
import { ACROSS_GROUPS, type StageSettings } from '#engine/competition/settings.ts';
import { type Competition, entryOf, type Finish, type Stage, withdrawnFrom } from '#engine/competition/state.ts';
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

/**
 * Returns all places in a stage that is over, best first. If others follow, entries that have withdrawn by now are behind all others of
 * their group, so that the next one advances instead; `place` is still that in the table. Nothing later changes this order.
 */
export function rankingOf(competition: Entries, stage: Stage, settings: StageSettings, hasNext: boolean): Finish[] {
  const withdrawn = hasNext ? withdrawnFrom(competition) : new Set<EntryId>();
  const last = (order: readonly EntryId[]) => [
    ...order.filter((entry) => !withdrawn.has(entry)),
    ...order.filter((entry) => withdrawn.has(entry)),
  ];
  if (!hasTable(settings)) {
    const places = knockoutRanking(stage);
    return last(places).map((entry) => ({ entry, group: 0, place: places.indexOf(entry) + 1 }));
  }
  const orders = orderInGroups(competition, stage, settings);
  const across = acrossGroups(competition, stage, settings, orders.map(last));
  if (withdrawn.size === 0) return across;
  return across.map((finish) => ({ ...finish, place: (orders[finish.group] ?? []).indexOf(finish.entry) + 1 }));
}

function orderInGroups(competition: Entries, stage: Stage, settings: StageSettings): EntryId[][] {
  return standingsOf(competition, stage, settings).map((rows) => rows.map(({ team }) => team));
}

/**
 * Ranks winners of all groups before all runners-up, and those of the same place by their per-game results. Games against entries that
 * have withdrawn are left out: only some groups had them.
 */
function acrossGroups(
  competition: Entries,
  stage: Stage,
  { points }: StageSettings,
  orders: readonly (readonly EntryId[])[],
): Finish[] {
  const withdrawn = withdrawnFrom(competition);
  const records = new Map<EntryId, TeamRecord>(
    orders.flatMap((order, group) => {
      const games = stage.pairings.filter((pairing) => pairing.group === group).flatMap(tableGamesOf);
      const counted = games.filter(({ home, away }) => !withdrawn.has(home) && !withdrawn.has(away));
      const teams = order.map((id) => ({ id, ranking: 0, lot: 0, byes: 0 }));
      return [...recordsOf(teams, counted, points)];
    }),
  );
  const last = Math.max(0, ...orders.map((order) => order.length));
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((place) => {
    const same = orders.flatMap((order, group) => {
      const entry = order[place - 1];
      return entry === undefined ? [] : [{ entry, group, place }];
    });
    const teams = same.map(({ entry: id }) => {
      const { seed, lot } = entryOf(competition, id);
      return { id, ranking: seed, lot, byes: 0 };
    });
    const ordered = orderTeams({ teams, points, tiebreakers: ACROSS_GROUPS }, records, []);
    return ordered.flatMap(({ team }) => same.filter(({ entry }) => entry === team));
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
