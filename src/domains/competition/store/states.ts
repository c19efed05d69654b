/** Stored states of competitions: everything that the engine needs to know of one. */
import type { StageRules } from '#domains/competition/contract.ts';
import { type Competition, competitionsById } from '#domains/competition/store/competitions.ts';
import {
  competitionEntries,
  competitionStages,
  competitions,
  pairings,
  stageEntries,
} from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import type { StageCalendar } from '#engine/competition/calendar.ts';
import type { Competition as CompetitionState, Game, Pairing, Stage } from '#engine/competition/state.ts';
import type { CompetitionId, EntryId, TeamId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** A competition with its entries; `state` is null before the draw. */
export interface StoredState {
  competition: Competition;
  entries: readonly EntryRow[];
  /** By stage. */
  calendars: readonly StageCalendar[];
  /** By stage. */
  rules: readonly StageRules[];
  state: CompetitionState | null;
}

const ENTRY_COLUMNS = ['id', 'competitionId', 'teamId', 'state', 'seed', 'lot', 'finalPlace'] as const;
export type EntryRow = Pick<typeof competitionEntries.$inferSelect, (typeof ENTRY_COLUMNS)[number]>;

/** Locks the competitions against other changes until the transaction ends. */
export async function lockCompetitions(rows: Rows, competitionIds: readonly CompetitionId[]): Promise<void> {
  await rows.lock(competitions, { id: competitionIds });
}

/** Returns competitions as of their finished games, in the order in which they were opened. */
export async function loadStates(
  rows: RowReader,
  competitionIds: readonly CompetitionId[],
): Promise<Map<CompetitionId, StoredState>> {
  const known = await competitionsById(rows, competitionIds);
  const competitionId = [...known.keys()];
  const entries = await rows.read(competitionEntries, ENTRY_COLUMNS, { competitionId });
  const stages = await rows.read(
    competitionStages,
    ['competitionId', 'stage', 'settings', 'calendar', 'rules', 'round'],
    { competitionId },
    ['stage'],
  );
  const inStages = await rows.read(stageEntries, STAGE_ENTRY_COLUMNS, { competitionId }, ['stage', 'seed']);
  const drawn = await rows.read(pairings, PAIRING_COLUMNS, { competitionId }, ['stage', 'number']);
  const played = await rows.read(games, GAME_COLUMNS, { competitionId, pairingId: { isNot: null }, status: 'final' }, [
    'round',
  ]);
  const of = <T extends { competitionId: CompetitionId }>(all: readonly T[]) =>
    Map.groupBy(all, (row) => row.competitionId);
  const [entriesOf, stagesOf, inStagesOf, pairingsOf, playedOf] = [
    of(entries),
    of(stages),
    of(inStages),
    of(drawn),
    of(played),
  ];
  return new Map(
    [...known].map(([id, competition]) => {
      const ofCompetition = entriesOf.get(id) ?? [];
      const itsStages = stagesOf.get(id) ?? [];
      const state = stateOf({
        entries: ofCompetition,
        stages: itsStages,
        inStages: inStagesOf.get(id) ?? [],
        pairings: pairingsOf.get(id) ?? [],
        games: playedOf.get(id) ?? [],
      });
      const calendars = itsStages.map(({ calendar }) => calendar);
      const rules = itsStages.map((stage) => stage.rules);
      return [id, { competition, entries: ofCompetition, calendars, rules, state }];
    }),
  );
}

const STAGE_ENTRY_COLUMNS = [
  'competitionId',
  'stage',
  'entryId',
  'seed',
  'groupIndex',
  'fromGroup',
  'fromPlace',
  'place',
  'rank',
] as const;
const PAIRING_COLUMNS = [
  'id',
  'competitionId',
  'stage',
  'number',
  'round',
  'groupIndex',
  'sides',
  'firstEntryId',
  'secondEntryId',
  'isFirstBye',
  'isSecondBye',
  'format',
  'firstForfeits',
  'secondForfeits',
  'winnerPlace',
  'loserPlace',
  'onlyIfUpset',
] as const;
const GAME_COLUMNS = [
  'competitionId',
  'pairingId',
  'round',
  'homeTeamId',
  'awayTeamId',
  'homeScore',
  'awayScore',
  'endedIn',
] as const;

type StageRow = Pick<typeof competitionStages.$inferSelect, 'stage' | 'settings' | 'round'>;
type StageEntryRow = Pick<typeof stageEntries.$inferSelect, (typeof STAGE_ENTRY_COLUMNS)[number]>;
type PairingRow = Pick<typeof pairings.$inferSelect, (typeof PAIRING_COLUMNS)[number]>;
type PlayedRow = Pick<typeof games.$inferSelect, (typeof GAME_COLUMNS)[number]>;

interface RowsOfState {
  entries: readonly EntryRow[];
  stages: readonly StageRow[];
  inStages: readonly StageEntryRow[];
  pairings: readonly PairingRow[];
  games: readonly PlayedRow[];
}

function stateOf(of: RowsOfState): CompetitionState | null {
  const begun = of.stages.filter(({ round }) => round !== null);
  if (begun.length === 0) return null;
  const entries = of.entries.flatMap(({ id, seed, lot, state }) =>
    seed === null || lot === null ? [] : [{ id, seed, lot, hasWithdrawn: state === 'withdrawn' }],
  );
  entries.sort((one, other) => one.seed - other.seed);
  return {
    settings: { stages: of.stages.map(({ settings }) => settings) },
    entries,
    reserves: of.entries.flatMap(({ id, state }) => (state === 'reserve' ? [id] : [])),
    stages: begun.map((stage) => stageOf(stage, of)),
  };
}

function stageOf({ stage, round }: StageRow, of: RowsOfState): Stage {
  const members = of.inStages.filter((row) => row.stage === stage);
  const groups: EntryId[][] = [];
  for (const { entryId, groupIndex } of members) {
    groups[groupIndex] ??= [];
    groups[groupIndex].push(entryId);
  }
  const finishes = members.flatMap(({ entryId, groupIndex, place, rank }) =>
    rank === null || place === null ? [] : [{ entry: entryId, group: groupIndex, place, rank }],
  );
  finishes.sort((one, other) => one.rank - other.rank);
  const entryOfTeam = new Map(of.entries.map(({ id, teamId }) => [teamId, id]));
  const gamesOf = Map.groupBy(of.games, ({ pairingId }) => pairingId);
  return {
    entries: members.map(({ entryId }) => entryId),
    groups,
    from: members.flatMap(({ entryId, fromGroup, fromPlace }) =>
      fromGroup === null || fromPlace === null ? [] : [{ entry: entryId, group: fromGroup, place: fromPlace }],
    ),
    pairings: of.pairings
      .filter((row) => row.stage === stage)
      .map((row) =>
        pairingOf(
          row,
          (gamesOf.get(row.id) ?? []).map((game) => gameOf(game, entryOfTeam)),
        ),
      ),
    round: round ?? 1,
    ranking: finishes.length === 0 ? null : finishes.map(({ rank: _, ...finish }) => finish),
  };
}

function pairingOf(row: PairingRow, played: readonly Game[]): Pairing {
  const { firstEntryId, secondEntryId, winnerPlace: winner, loserPlace: loser, onlyIfUpset } = row;
  const teams = [
    row.isFirstBye ? ('bye' as const) : firstEntryId,
    row.isSecondBye ? ('bye' as const) : secondEntryId,
  ] as const;
  const forfeits = [row.firstForfeits ? firstEntryId : null, row.secondForfeits ? secondEntryId : null];
  return {
    number: row.number,
    round: row.round,
    group: row.groupIndex,
    sides: row.sides,
    teams,
    format: row.format,
    games: played,
    forfeitedBy: forfeits.filter((entry) => entry !== null),
    places: winner === null || loser === null ? null : { winner, loser },
    ...(onlyIfUpset === null ? {} : { onlyIfUpset }),
  };
}

function gameOf(row: PlayedRow, entryOfTeam: ReadonlyMap<TeamId, EntryId>): Game {
  const [home, away] = [entryOfTeam.get(row.homeTeamId), entryOfTeam.get(row.awayTeamId)];
  if (home === undefined || away === undefined)
    throw new Error(`a game of pairing ${row.pairingId} is not of its sides`);
  const { homeScore, awayScore, endedIn } = row;
  return { home, away, homeGoals: homeScore ?? 0, awayGoals: awayScore ?? 0, endedIn: endedIn ?? 'regulation' };
}
