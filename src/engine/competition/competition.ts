/**
 * A competition from the draw to the final ranking. The state is plain JSON and can be saved after any game; resuming from it
 * leads to the same result.
 *
 * `random` is not advanced: each draw forks its own generator from it, by name. Pass the same one each time (seeded by a key of
 * the competition, for instance), and a draw depends neither on how often results came in nor on their batches.
 */
import { bracketPairings, placementPairings, reseededRounds } from '#engine/competition/bracket.ts';
import { doubleEliminationPairings } from '#engine/competition/double-elimination.ts';
import { entriesFrom, firstRoundSides } from '#engine/competition/feeders.ts';
import {
  hasTable,
  isDecided,
  nextGameOf,
  opponentsOf,
  outcomeOf,
  type PlannedGame,
  pairingOf,
} from '#engine/competition/pairing.ts';
import { withResult } from '#engine/competition/results.ts';
import { groupsOf, roundRobinPairings } from '#engine/competition/round-robin.ts';
import type { KnockoutSettings, Settings, StageSettings } from '#engine/competition/settings.ts';
import { rankingOf, standingsOf } from '#engine/competition/standings.ts';
import {
  type Competition,
  entryOf,
  type Occupant,
  type Pairing,
  type Result,
  type Side,
  type Stage,
  withdrawnFrom,
} from '#engine/competition/state.ts';
import { swissRound } from '#engine/competition/swiss.ts';
import type { TableRow } from '#engine/competition/table.ts';
import type { EntryId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';

/**
 * Draws lots and the first stage.
 *
 * @param settings without faults (`faultsOf`)
 * @param entries best seed first, each once
 */
export function draw(
  settings: Settings,
  entries: readonly EntryId[],
  random: Random,
  reserves: readonly EntryId[] = [],
): Competition {
  const lots = random.fork('lots').shuffle(entries);
  const drawn = entries.map((id, index) => {
    return { id, seed: index + 1, lot: lots.indexOf(id) + 1, hasWithdrawn: false };
  });
  return advance(withNextStage({ settings, entries: drawn, reserves, stages: [] }, random), random);
}

/**
 * Records results of the current round, any number of them in any order; after its last one, opens the next round or stage.
 * @throws RangeError for an impossible result
 */
export function nextRound(competition: Competition, results: readonly Result[], random: Random): Competition {
  const { stage, settings } = currentStage(competition);
  const recorded = results.reduce((after, result) => withResult(after, result, settings), stage);
  return advance(withStage(competition, recorded), random);
}

/** A game that can be played now. */
export interface OpenGame extends PlannedGame {
  pairing: number;
}

/** Returns the next game of every pairing of the current round; none once the competition is over. */
export function openGames(competition: Competition): OpenGame[] {
  const { stage, settings } = currentStage(competition);
  if (stage.ranking) return [];
  return pairingsOfRound(stage).flatMap((pairing) => {
    const next = nextGameOf(stage, pairing, settings);
    return next ? [{ pairing: pairing.number, ...next }] : [];
  });
}

/**
 * Withdraws an entry. Before the first faceoff the first reserve takes its place and seed. Afterward, or without a reserve, its
 * past games count, and it forfeits the rest round by round; a Swiss stage no longer pairs it. It does not advance to
 * a stage that has not begun, unless too few others are left.
 */
export function withdraw(competition: Competition, id: EntryId, random: Random): Competition {
  if (entryOf(competition, id).hasWithdrawn) return competition;
  const [reserve, ...reserves] = competition.reserves;
  if (reserve !== undefined && !hasBegun(competition)) return replaced({ ...competition, reserves }, id, reserve);
  const entries = competition.entries.map((entry) => (entry.id === id ? { ...entry, hasWithdrawn: true } : entry));
  return advance({ ...competition, entries }, random);
}

function hasBegun({ stages }: Competition): boolean {
  return stages.some(({ pairings }) => pairings.some((each) => each.games.length + each.forfeitedBy.length > 0));
}

function replaced(competition: Competition, id: EntryId, by: EntryId): Competition {
  const swap = <T extends Occupant>(one: T): T | EntryId => (one === id ? by : one);
  const side = (one: Side): Side => (one.kind === 'entry' ? { ...one, entry: swap(one.entry) } : one);
  return {
    ...competition,
    entries: competition.entries.map((entry) => ({ ...entry, id: swap(entry.id) })),
    stages: competition.stages.map((stage) => ({
      ...stage,
      entries: stage.entries.map(swap),
      groups: stage.groups.map((group) => group.map(swap)),
      pairings: stage.pairings.map((pairing) => ({
        ...pairing,
        sides: [side(pairing.sides[0]), side(pairing.sides[1])],
        teams: [swap(pairing.teams[0]), swap(pairing.teams[1])],
      })),
    })),
  };
}

/**
 * Returns the current tables of a stage's groups.
 * @param index of the stage, which must have begun
 */
export function standings(competition: Competition, index: number): TableRow[][] {
  const [stage, settings] = [competition.stages[index], competition.settings.stages[index]];
  if (!stage || !settings) throw new RangeError(`stage ${index} has not begun`);
  return standingsOf(competition, stage, settings);
}

/**
 * Returns every entry, best first: those of the last stage, then those eliminated in the one before, and so on. A stage that was
 * played for lower places puts its entries there.
 * @throws RangeError before the last game
 */
export function finalRanking({ stages, settings }: Competition): EntryId[] {
  const rankings = settings.stages.map(({ firstPlace = 1 }, index) => {
    const ranking = stages[index]?.ranking;
    if (!ranking) throw new RangeError('the competition is not over');
    return { firstPlace, entries: ranking.map(({ entry }) => entry) };
  });
  const main = rankings.filter(({ firstPlace }) => firstPlace === 1).reverse();
  let order = [...new Set(main.flatMap(({ entries }) => entries))];
  for (const { firstPlace, entries } of rankings.filter((ranking) => ranking.firstPlace > 1)) {
    order = order.filter((entry) => !entries.includes(entry)).toSpliced(firstPlace - 1, 0, ...entries);
  }
  return order;
}

export function isOver({ stages, settings }: Competition): boolean {
  return stages.length === settings.stages.length && stages.every(({ ranking }) => ranking !== null);
}

/** Opens rounds and stages as long as there is nothing left to play in them: byes and forfeits need no game. */
function advance(competition: Competition, random: Random): Competition {
  let now = competition;
  for (;;) {
    const { stage: before, settings, index } = currentStage(now);
    if (before.ranking) return now;
    const stage = withForfeits(now, hasTable(settings) ? before : filled(before), settings);
    if (pairingsOfRound(stage).some((pairing) => !isDecided(stage, pairing, settings))) return withStage(now, stage);
    const next = withNextRound(now, stage, settings, random.fork(`stage ${index} round ${stage.round + 1}`));
    if (next) {
      now = withStage(now, next);
    } else {
      now = withStage(now, { ...stage, ranking: rankingOf(now, stage, settings, isTakenFrom(now, index)) });
      if (isOver(now)) return now;
      now = withNextStage(now, random);
    }
  }
}

/** Returns whether entries of a stage advance to another. */
function isTakenFrom({ settings }: Competition, stage: number): boolean {
  return settings.stages.some(({ sources }) => sources.some((source) => source.stage === stage));
}

function currentStage({ stages, settings }: Competition) {
  const index = stages.length - 1;
  const [stage, ofStage] = [stages[index], settings.stages[index]];
  if (!stage || !ofStage) throw new RangeError('the competition has no stage');
  return { stage, settings: ofStage, index };
}

function withStage(competition: Competition, stage: Stage): Competition {
  return { ...competition, stages: competition.stages.with(-1, stage) };
}

/** Adds the next stage with its first round. */
function withNextStage(competition: Competition, random: Random): Competition {
  const index = competition.stages.length;
  const settings = competition.settings.stages[index];
  if (!settings) throw new RangeError(`there is no stage ${index}`);
  const from = entriesFrom(competition.stages, competition.settings.stages, withdrawnFrom(competition));
  const entries = (index === 0 ? competition.entries.map(({ id }) => id) : from.map(({ entry }) => entry)) as EntryId[];
  const empty: Stage = { entries, groups: [entries], from, pairings: [], round: 1, ranking: null };
  const drawn = random.fork(`stage ${index} round 1`);
  const stage = { ...empty, ...firstRoundOf(competition, empty, settings, drawn) };
  return { ...competition, stages: [...competition.stages, stage] };
}

function firstRoundOf(
  competition: Competition,
  stage: Stage,
  settings: StageSettings,
  random: Random,
): Partial<Pick<Stage, 'groups' | 'pairings'>> {
  const { entries, from } = stage;
  switch (settings.format) {
    case 'round-robin': {
      const groups = groupsOf(entries, settings, random);
      return { groups, pairings: roundRobinPairings(groups, settings) };
    }
    case 'swiss':
      return { pairings: swissRoundOf(competition, stage, settings, random) ?? [] };
    case 'knockout':
      return { pairings: bracketPairings(firstRoundSides(entries, from, settings), settings) };
    case 'double-elimination':
      return { pairings: doubleEliminationPairings(firstRoundSides(entries, from, {}), settings) };
    case 'series':
      return { pairings: bracketPairings(firstRoundSides(entries, from, {}), seriesShape(settings.series)) };
    case 'placement':
      return { pairings: placementPairings(entries, settings) };
  }
}

function seriesShape(series: KnockoutSettings['rounds'][number]) {
  return { rounds: [series], playedPlaces: 2 };
}

function swissRoundOf(competition: Competition, stage: Stage, settings: StageSettings, random: Random) {
  const rows = standingsOf(competition, stage, settings).flat();
  const playing = rows.filter(({ team }) => !entryOf(competition, team).hasWithdrawn);
  return playing.length < 2 ? null : swissRound(stage, playing, random);
}

/** Returns the stage with its next round open; null if there is none. A Swiss stage also ends where no legal round is left. */
function withNextRound(competition: Competition, stage: Stage, settings: StageSettings, random: Random): Stage | null {
  const round = stage.round + 1;
  if (stage.pairings.some((pairing) => pairing.round === round)) return { ...stage, round };
  let added: Pairing[] | null = null;
  if (settings.format === 'swiss' && round <= settings.rounds) {
    added = swissRoundOf(competition, stage, settings, random);
  } else if (settings.format === 'knockout') {
    added = reseededRounds(stage, settings);
  }
  return added && added.length > 0 ? { ...stage, round, pairings: [...stage.pairings, ...added] } : null;
}

function pairingsOfRound({ pairings, round }: Stage): Pairing[] {
  return pairings.filter((pairing) => pairing.round === round);
}

/**
 * Fills the sides that earlier pairings decide. Those of rounds to come are filled again each time, because the other side of a
 * forfeited pairing may forfeit it, too.
 */
function filled(stage: Stage): Stage {
  let now = stage;
  const mayChange = stage.pairings.some(({ forfeitedBy }) => forfeitedBy.length > 1);
  for (const { number, round } of stage.pairings) {
    const pairing = pairingOf(now, number);
    if (!mayChange && !pairing.teams.includes(null)) continue;
    const isFixed = round <= stage.round || pairing.games.length + pairing.forfeitedBy.length > 0;
    const occupant = (side: Side, known: Occupant): Occupant => {
      if (!('pairing' in side) || (isFixed && known !== null)) return known;
      const outcome = outcomeOf(now, pairingOf(now, side.pairing));
      return outcome?.[side.kind === 'winner-of' ? 'winner' : 'loser'] ?? null;
    };
    const teams = [occupant(pairing.sides[0], pairing.teams[0]), occupant(pairing.sides[1], pairing.teams[1])] as const;
    if (teams.some((team, index) => team !== pairing.teams[index])) {
      now = { ...now, pairings: now.pairings.with(number - 1, { ...pairing, teams }) };
    }
  }
  return now;
}

/** Forfeits undecided pairings of the current round whose teams have withdrawn. */
function withForfeits(competition: Competition, stage: Stage, settings: StageSettings): Stage {
  const withdrawn = withdrawnFrom(competition);
  if (withdrawn.size === 0) return stage;
  let { pairings } = stage;
  for (const pairing of pairingsOfRound(stage)) {
    const teams = opponentsOf(pairing);
    if (!teams || isDecided(stage, pairing, settings)) continue;
    const forfeitedBy = teams.filter((team) => withdrawn.has(team));
    pairings = pairings.with(pairing.number - 1, { ...pairing, forfeitedBy });
  }
  return { ...stage, pairings };
}
