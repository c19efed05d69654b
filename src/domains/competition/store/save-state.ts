/** Writes the state of a competition: its entries, its stages with their tables, and its pairings. */
import type { CompetitionStatus } from '#domains/competition/contract.ts';
import type { StoredState } from '#domains/competition/store/states.ts';
import {
  competitionEntries,
  competitionStages,
  competitions,
  pairings,
  stageEntries,
} from '#domains/competition/tables.ts';
import { finalRanking, isOver, standings } from '#engine/competition/competition.ts';
import { hasTable, outcomeOf } from '#engine/competition/pairing.ts';
import type { Competition as CompetitionState, Pairing, Stage } from '#engine/competition/state.ts';
import type { TableRow } from '#engine/competition/table.ts';
import type { CompetitionId, EntryId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Overwrites the stored state; repeating it changes nothing. The caller holds the competition. */
export async function saveState(rows: Rows, before: StoredState, state: CompetitionState): Promise<void> {
  const competitionId = before.competition.id;
  await saveEntries(rows, before, state);
  for (const [stage, { round }] of state.stages.entries()) {
    if (before.state?.stages[stage]?.round === round) continue;
    await rows.updateWhere(competitionStages, { round }, { competitionId, stage });
  }
  await saveStageEntries(rows, before, state);
  await savePairings(rows, competitionId, state);
  const status = statusOf(state);
  if (status !== before.competition.status) await rows.update(competitions, 'id', [{ id: competitionId, status }]);
}

function statusOf(state: CompetitionState): CompetitionStatus {
  if (isOver(state)) return 'finished';
  const hasBegun = state.stages.some((stage) =>
    stage.pairings.some(({ games, forfeitedBy }) => games.length + forfeitedBy.length > 0),
  );
  return hasBegun ? 'playing' : 'drawn';
}

/** Saves entries: one with a seed takes part; one that has lost it to a reserve has withdrawn. */
async function saveEntries(rows: Rows, before: StoredState, state: CompetitionState): Promise<void> {
  const hasChanged = before.state?.entries !== state.entries || isOver(state);
  if (!hasChanged) return;
  const drawn = new Map(state.entries.map((entry) => [entry.id, entry]));
  const ranking = isOver(state) ? finalRanking(state) : [];
  const written = before.entries.map(({ id }) => {
    const { seed = null, lot = null, hasWithdrawn = true } = drawn.get(id) ?? {};
    const taking = hasWithdrawn ? ('withdrawn' as const) : ('entered' as const);
    const finalPlace = ranking.includes(id) ? ranking.indexOf(id) + 1 : null;
    return { id, seed, lot, state: state.reserves.includes(id) ? ('reserve' as const) : taking, finalPlace };
  });
  await rows.update(competitionEntries, 'id', written);
}

const TABLE_COLUMNS = [
  'decidedBy',
  'played',
  'byes',
  'wins',
  'overtimeWins',
  'shootoutWins',
  'ties',
  'shootoutLosses',
  'overtimeLosses',
  'losses',
  'goalsFor',
  'goalsAgainst',
  'points',
] as const satisfies (keyof TableRow)[];
const OF_STAGE = ['seed', 'groupIndex', 'fromGroup', 'fromPlace', 'place', 'rank'] as const;

async function saveStageEntries(rows: Rows, before: StoredState, state: CompetitionState): Promise<void> {
  const competitionId = before.competition.id;
  for (const [stage, now] of state.stages.entries()) {
    const known = before.state?.stages[stage];
    // Finished stages stay as they are: their tables are read often and written once.
    if (known?.ranking && now.ranking) continue;
    const entryId = known?.entries.filter((entry) => !now.entries.includes(entry)) ?? [];
    if (entryId.length > 0) await rows.remove(stageEntries, ['entryId'], { competitionId, stage, entryId });
    await rows.merge(stageEntries, stageRows({ competitionId, stage }, now, state), {
      key: ['competitionId', 'stage', 'entryId'],
      set: [...OF_STAGE, ...TABLE_COLUMNS],
    });
  }
}

function stageRows(key: { competitionId: CompetitionId; stage: number }, stage: Stage, state: CompetitionState) {
  const settings = state.settings.stages[key.stage];
  const table = settings && hasTable(settings) ? standings(state, key.stage).flat() : [];
  const finishes = new Map(
    (stage.ranking ?? []).map((finish, index) => [finish.entry, { ...finish, rank: index + 1 }]),
  );
  return stage.entries.map((entryId, index) => {
    const [from, finish, row] = [stage.from[index], finishes.get(entryId), table.find(({ team }) => team === entryId)];
    return {
      ...key,
      entryId,
      seed: index + 1,
      groupIndex: groupOf(stage, entryId),
      fromGroup: from?.group ?? null,
      fromPlace: from?.place ?? null,
      place: finish?.place ?? row?.rank ?? null,
      rank: finish?.rank ?? null,
      ...tableColumns(row),
    };
  });
}

function groupOf({ groups }: Stage, entry: EntryId): number {
  return groups.findIndex((group) => group.includes(entry));
}

type TableColumns = Pick<TableRow, (typeof TABLE_COLUMNS)[number]>;

function tableColumns(row: TableRow | undefined): TableColumns {
  const columns = TABLE_COLUMNS.map((column) => [column, row?.[column] ?? (column === 'decidedBy' ? null : 0)]);
  return Object.fromEntries(columns) as TableColumns; // each has its column of the row
}

/** Columns that may change after a pairing has been drawn. */
const CHANGING = [
  'sides',
  'firstEntryId',
  'secondEntryId',
  'isFirstBye',
  'isSecondBye',
  'firstWins',
  'secondWins',
  'firstForfeits',
  'secondForfeits',
  'winnerEntryId',
] as const;

async function savePairings(rows: Rows, competitionId: CompetitionId, state: CompetitionState): Promise<void> {
  const stored = await rows.read(pairings, ['id', 'stage', 'number', ...CHANGING], { competitionId });
  const storedAt = new Map(stored.map((row) => [`${row.stage}/${row.number}`, row]));
  const now = state.stages.flatMap((stage, index) =>
    stage.pairings.map((pairing) => pairingRow({ competitionId, stage: index }, pairing, stage)),
  );
  const changed = now.flatMap((row) => {
    const known = storedAt.get(`${row.stage}/${row.number}`);
    if (!known || CHANGING.every((column) => isSame(known[column], row[column]))) return [];
    const { sides, firstEntryId, secondEntryId, isFirstBye, isSecondBye } = row;
    const { firstWins, secondWins, firstForfeits, secondForfeits, winnerEntryId } = row;
    const teams = { sides, firstEntryId, secondEntryId, isFirstBye, isSecondBye };
    return [{ id: known.id, ...teams, firstWins, secondWins, firstForfeits, secondForfeits, winnerEntryId }];
  });
  if (changed.length > 0) await rows.update(pairings, 'id', changed);
  const added = now.filter((row) => !storedAt.has(`${row.stage}/${row.number}`));
  if (added.length === 0) return;
  const firstId = await rows.takeIds(pairings, added.length);
  await rows.insert(
    pairings,
    added.map((row, index) => ({ id: firstId + index, ...row, rules: null })),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'object' ? JSON.stringify(one) === JSON.stringify(other) : one === other;
}

function pairingRow(key: { competitionId: CompetitionId; stage: number }, pairing: Pairing, stage: Stage) {
  const [first, second] = pairing.teams;
  const winner = outcomeOf(stage, pairing)?.winner ?? null;
  const wins = (side: Pairing['teams'][0]) =>
    pairing.games.filter(({ home, homeGoals, awayGoals }) =>
      home === side ? homeGoals > awayGoals : homeGoals < awayGoals,
    ).length;
  return {
    ...key,
    number: pairing.number,
    round: pairing.round,
    groupIndex: pairing.group,
    sides: pairing.sides,
    firstEntryId: first === 'bye' ? null : first,
    secondEntryId: second === 'bye' ? null : second,
    isFirstBye: first === 'bye',
    isSecondBye: second === 'bye',
    format: pairing.format,
    firstWins: wins(first),
    secondWins: wins(second),
    firstForfeits: first !== null && pairing.forfeitedBy.some((entry) => entry === first),
    secondForfeits: second !== null && pairing.forfeitedBy.some((entry) => entry === second),
    winnerEntryId: winner === 'bye' ? null : winner,
    winnerPlace: pairing.places?.winner ?? null,
    loserPlace: pairing.places?.loser ?? null,
    onlyIfUpset: pairing.onlyIfUpset ?? null,
  };
}
