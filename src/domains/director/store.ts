/**
 * The director of competitions with stages: draws them, and advances them as their games end. Its whole state is in the
 * database, so that every step is idempotent and resumes after an interruption.
 */

import type { CompetitionStatus } from '#domains/competition/contract.ts';
import { canDecide } from '#domains/competition/rules.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { removeEntry } from '#domains/competition/store/entries.ts';
import { settleRules } from '#domains/competition/store/game-rules.ts';
import { saveState } from '#domains/competition/store/save-state.ts';
import { loadStates, lockCompetitions, type StoredState } from '#domains/competition/store/states.ts';
import { competitionStages, pairings } from '#domains/competition/tables.ts';
import { addGames, callOffGames, replaceTeams, reseatGames } from '#domains/game/store/fixtures.ts';
import { games } from '#domains/game/tables.ts';
import type { SeasonDay } from '#engine/calendar.ts';
import { daysLeft, type StageCalendar } from '#engine/competition/calendar.ts';
import { draw, nextRound, withdraw } from '#engine/competition/competition.ts';
import type { Fault } from '#engine/competition/faults/fault.ts';
import { faultsOfPlan } from '#engine/competition/faults/of-plans.ts';
import { isDecided, type PlannedGame, plannedGamesOf } from '#engine/competition/pairing.ts';
import { type ForfeitRefusal, forfeitRefusal } from '#engine/competition/results.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import type { Competition as CompetitionState, Stage } from '#engine/competition/state.ts';
import type { CompetitionId, EntryId, PairingId, TeamId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import { secretRandom } from '#engine/secret.ts';
import { readSecret } from '#platform/clock/secret.ts';
import { world } from '#platform/clock/tables.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/**
 * Draws competitions from their entries, best seed first, and schedules the games of all pairings with known sides.
 * Competitions already drawn stay as they are.
 *
 * @param seeded all entries of each competition, best first
 * @returns what keeps some of them from being played; these are left undrawn
 */
export async function drawCompetitions(
  rows: Rows,
  seeded: ReadonlyMap<CompetitionId, readonly EntryId[]>,
): Promise<Map<CompetitionId, Fault[]>> {
  const held = await hold(rows, [...seeded.keys()]);
  const [clock] = await rows.read(world, ['seasonNumber', 'day']);
  const drawn: CompetitionId[] = [];
  const refused = new Map<CompetitionId, Fault[]>();
  for (const stored of held.values()) {
    if (stored.state || stored.competition.status !== 'open') continue;
    const { id, season } = stored.competition;
    const entries = seeded.get(id) ?? [];
    const settings = { stages: await stagesOf(rows, id) };
    const faults = drawFaults(stored, settings.stages, entries, clock?.seasonNumber === season ? clock.day : undefined);
    if (faults.length > 0) {
      refused.set(id, faults);
      continue;
    }
    const reserves = stored.entries.flatMap((entry) => (entry.state === 'reserve' ? [entry.id] : []));
    await saveState(rows, stored, draw(settings, entries, await randomOf(rows, id), reserves));
    drawn.push(id);
  }
  await addGamesOf(rows, drawn, { from: 1, isDue: () => true });
  return refused;
}

function drawFaults(
  { competition, calendars, rules, entries }: StoredState,
  stages: readonly StageSettings[],
  seeded: readonly EntryId[],
  today: number | undefined,
): Fault[] {
  const entered = entries.flatMap(({ id, state }) => (state === 'entered' ? [id] : []));
  return [
    ...faultsOfPlan(stages, calendars, { seeded, entered }, today),
    ...stages.flatMap((stage, index): Fault[] =>
      canDecide(competition.settings, stage, rules[index])
        ? []
        : [{ at: `stages.${index}`, fault: 'may-end-without-winner' }],
    ),
  ];
}

const ENDED: readonly CompetitionStatus[] = ['finished', 'canceled'];

/**
 * Advances competitions by their finished games: winners, tables, the next round or stage. Games that no longer matter
 * are called off. `openRounds` schedules the games of a new round.
 */
export async function moveOn(rows: Rows, competitionIds: readonly CompetitionId[]): Promise<void> {
  for (const stored of (await hold(rows, competitionIds)).values()) {
    const { state, competition } = stored;
    if (!state || ENDED.includes(competition.status)) continue;
    await keep(rows, stored, nextRound(state, [], await randomOf(rows, competition.id)));
  }
}

/** Why a pairing cannot be forfeited: also because its competition is not played, or a game is live that would get other teams. */
export type PairingForfeitRefusal = ForfeitRefusal | 'not-playing' | 'game-live';

/**
 * Forfeits the entry's pairing, or the rest of it, with losses by 5–0.
 * @returns what keeps it from being forfeited; then nothing has changed
 */
export async function forfeit(
  rows: Rows,
  pairingId: PairingId,
  entryId: EntryId,
): Promise<PairingForfeitRefusal | null> {
  const [pairing] = await rows.read(pairings, ['competitionId', 'stage', 'number'], { id: pairingId });
  const stored = pairing && (await hold(rows, [pairing.competitionId])).get(pairing.competitionId);
  const { state, competition } = stored ?? {};
  if (!pairing || !stored || !state || !competition || ENDED.includes(competition.status)) return 'not-playing';
  const [stage, settings] = [state.stages[pairing.stage], state.settings.stages[pairing.stage]];
  // The stages after it have been drawn by its ranking.
  if (!stage || !settings || pairing.stage < state.stages.length - 1) return 'not-open';
  const result = { pairing: pairing.number, forfeitedBy: entryId };
  const refusal = forfeitRefusal(stage, result, settings);
  if (refusal) return refusal;
  const isKept = await keep(rows, stored, nextRound(state, [result], await randomOf(rows, competition.id)));
  return isKept ? null : 'game-live';
}

/**
 * Withdraws an entry. Before the draw it is deleted; before the first faceoff of the competition a reserve takes over
 * its place and games; later it forfeits the rest.
 *
 * @returns whether it was withdrawn; false if a game of its own is live
 */
export async function withdrawEntry(rows: Rows, competitionId: CompetitionId, entryId: EntryId): Promise<boolean> {
  const stored = (await hold(rows, [competitionId])).get(competitionId);
  const entry = stored?.entries.find(({ id }) => id === entryId);
  if (!stored || !entry) return false;
  if (!stored.state) {
    await removeEntry(rows, entryId);
    return true;
  }
  const live = await rows.read(games, ['homeTeamId', 'awayTeamId'], { competitionId, status: 'live' });
  if (live.some(({ homeTeamId, awayTeamId }) => homeTeamId === entry.teamId || awayTeamId === entry.teamId))
    return false;
  const hasBegun = live.length > 0;
  const state = hasBegun ? { ...stored.state, reserves: [] } : stored.state;
  const after = withdraw(state, entryId, await randomOf(rows, competitionId));
  if (!(await keep(rows, stored, hasBegun ? { ...after, reserves: stored.state.reserves } : after))) return false;
  const reserve = stored.entries.find(({ id }) => !isIn(stored.state, id) && isIn(after, id));
  if (reserve) await replaceTeams(rows, { competitionId, from: entry.teamId, to: reserve.teamId });
  return true;
}

/**
 * Schedules the games of rounds that start tomorrow, for all competitions at once, so that game ids, which seed random
 * draws, depend on the calendar only and not on which pairing finished first.
 */
export async function openRounds(rows: Rows, { season, day }: SeasonDay): Promise<void> {
  const open = [];
  for (const status of ['drawn', 'playing'] as const) open.push(...(await competitionsOf(rows, { season, status })));
  const stages = await rows.read(competitionStages, ['competitionId', 'round', 'calendar'], {
    competitionId: open.map(({ id }) => id),
    round: { isNot: null },
  });
  const isDue = (first: number | undefined) => first !== undefined && first <= day + 1;
  const due = stages.filter(({ round, calendar }) => 'days' in calendar && isDue(calendar.days[(round ?? 1) - 1]?.[0]));
  await addGamesOf(
    rows,
    due.map(({ competitionId }) => competitionId),
    { from: day + 1, isDue },
  );
}

async function hold(rows: Rows, competitionIds: readonly CompetitionId[]): Promise<Map<CompetitionId, StoredState>> {
  const ids = [...new Set(competitionIds)];
  if (ids.length === 0) return new Map();
  await lockCompetitions(rows, ids);
  return loadStates(rows, ids);
}

async function stagesOf(rows: RowReader, competitionId: CompetitionId) {
  const stages = await rows.read(competitionStages, ['settings'], { competitionId }, ['stage']);
  return stages.map(({ settings }) => settings);
}

/** Returns the competition's generator, the same at every call: the engine forks it by stage and round. */
async function randomOf(rows: RowReader, competitionId: CompetitionId): Promise<Random> {
  return secretRandom(await readSecret(rows), `competition/${competitionId}`);
}

/**
 * Stores a state, and calls off the remaining games of decided pairings. In real time it schedules a new round's games
 * at once, without waiting for the night.
 *
 * @returns whether it was stored; false if a game is live that would get other teams
 */
async function keep(rows: Rows, stored: StoredState, state: CompetitionState): Promise<boolean> {
  const haveChanged = stored.state !== null && haveSidesChanged(stored.state, state);
  const reseated = haveChanged ? await reseatedGames(rows, stored, state) : [];
  if (reseated.some(({ status }) => status === 'live')) return false;
  await saveState(rows, stored, state);
  const competitionId = stored.competition.id;
  const seats = reseated.map(({ status: _, ...game }) => game);
  if (seats.length > 0) await reseatGames(rows, seats);
  const decided = new Set(state.stages.flatMap((stage, index) => decidedOf(state, stage, index)));
  const known = await rows.read(pairings, ['id', 'stage', 'number'], { competitionId });
  await callOffGames(
    rows,
    known.flatMap(({ id, stage, number }) => (decided.has(`${stage}/${number}`) ? [id] : [])),
  );
  if (stored.calendars.some((calendar) => 'faceoffs' in calendar)) {
    await addGamesOf(rows, [competitionId], { from: 1, isDue: () => false });
  }
  return true;
}

/** Returns whether a side that was known is another one now: both sides of a pairing have forfeited it, one after the other. */
function haveSidesChanged(before: CompetitionState, after: CompetitionState): boolean {
  return before.stages.some((stage, index) =>
    stage.pairings.some(({ number, teams }) =>
      teams.some((team, side) => {
        const now = after.stages[index]?.pairings[number - 1]?.teams[side];
        return typeof team === 'number' && team !== now;
      }),
    ),
  );
}

/** Returns the scheduled and live games that get other teams in this state. */
async function reseatedGames(rows: RowReader, { competition, entries }: StoredState, state: CompetitionState) {
  const competitionId = competition.id;
  const teamOf = new Map(entries.map(({ id, teamId }) => [id, teamId]));
  const known = await rows.read(pairings, ['id', 'stage', 'number'], { competitionId });
  const open = await rows.read(games, ['id', 'pairingId', 'round', 'status', 'homeTeamId', 'awayTeamId'], {
    competitionId,
    pairingId: { isNot: null },
    status: ['scheduled', 'live'],
  });
  return open.flatMap(({ id, pairingId, round, status, ...teams }) => {
    const at = known.find((pairing) => pairing.id === pairingId);
    const [stage, settings] = [state.stages[at?.stage ?? 0], state.settings.stages[at?.stage ?? 0]];
    const pairing = stage?.pairings[(at?.number ?? 0) - 1];
    if (!stage || !settings || !pairing) return [];
    const planned = plannedGamesOf(stage, pairing, settings).find(({ game }) => game === round);
    if (!planned) return [];
    const { homeTeamId, awayTeamId } = sidesOf(planned, teamOf, competition);
    const isSame = homeTeamId === teams.homeTeamId && awayTeamId === teams.awayTeamId;
    return isSame ? [] : [{ id, status, homeTeamId, awayTeamId }];
  });
}

/** Returns the teams of a planned game. A host is always at home. */
function sidesOf(
  { home, away }: PlannedGame,
  teamOf: ReadonlyMap<EntryId, TeamId>,
  { hostTeamId }: StoredState['competition'],
): { homeTeamId: TeamId; awayTeamId: TeamId } {
  const [homeTeamId, awayTeamId] = [teamOf.get(home) ?? 0, teamOf.get(away) ?? 0];
  return awayTeamId === hostTeamId ? { homeTeamId: awayTeamId, awayTeamId: homeTeamId } : { homeTeamId, awayTeamId };
}

function isIn(state: CompetitionState | null, id: EntryId): boolean {
  return state?.entries.some((entry) => entry.id === id) ?? false;
}

function decidedOf({ settings }: CompetitionState, stage: Stage, index: number): string[] {
  const ofStage = settings.stages[index];
  return stage.pairings.flatMap((pairing) =>
    ofStage && isDecided(stage, pairing, ofStage) ? [`${index}/${pairing.number}`] : [],
  );
}

interface Due {
  /** The first day on which a game can still be played. A round of days before it begins on that day. */
  from: number;
  /** Tests the first day of a round. */
  isDue(firstDay: number | undefined): boolean;
}

/** Adds the games of pairings whose sides are known and which have none yet, and settles their rules. @param due ignored in real time */
async function addGamesOf(rows: Rows, competitionIds: readonly CompetitionId[], { from, isDue }: Due): Promise<void> {
  if (competitionIds.length === 0) return;
  const states = await loadStates(rows, competitionIds);
  const competitionId = [...states.keys()];
  const columns = ['id', 'competitionId', 'stage', 'number', 'round', 'winnerPlace'] as const;
  const known = await rows.read(pairings, columns, { competitionId }, ['competitionId', 'stage', 'number']);
  const begun = await rows.read(games, ['pairingId'], { competitionId, pairingId: { isNot: null } });
  const haveGames = new Set(begun.map(({ pairingId }) => pairingId));
  const [clock] = await rows.read(world, ['seasonNumber', 'day']);
  const planned = known.flatMap(({ id: pairingId, competitionId: ofId, stage: index, number }) => {
    const stored = states.get(ofId);
    const [stage, settings] = [stored?.state?.stages[index], stored?.state?.settings.stages[index]];
    const pairing = stage?.pairings[number - 1];
    const drawnUp = stored?.calendars[index];
    if (!stored || !stage || !settings || !pairing || !drawnUp || haveGames.has(pairingId)) return [];
    if (isDecided(stage, pairing, settings)) return [];
    const { round } = stage;
    const calendar = 'days' in drawnUp ? { ...drawnUp, days: daysLeft(drawnUp.days, { round, from }) } : drawnUp;
    if ('days' in calendar && !isDue(calendar.days[pairing.round - 1]?.[0])) return [];
    const teamOf = new Map(stored.entries.map(({ id, teamId }) => [id, teamId]));
    return plannedGamesOf(stage, pairing, settings).map((planned) => ({
      ...timeOf(calendar, {
        round: pairing.round,
        game: planned.game,
        pairingId,
        season: stored.competition.season,
        today: todayOf(stored, clock),
      }),
      competitionId: ofId,
      pairingId,
      round: planned.game,
      ...sidesOf(planned, teamOf, stored.competition),
    }));
  });
  planned.sort((one, other) => one.day - other.day);
  if (planned.length === 0) return;
  const opened = new Set(planned.map(({ pairingId }) => pairingId));
  await settleRules(
    rows,
    known.filter(({ id }) => opened.has(id)),
    states,
  );
  await addGames(rows, planned);
}

function todayOf({ competition }: StoredState, clock: { seasonNumber: number; day: number } | undefined): SeasonDay {
  return clock ? { season: clock.seasonNumber, day: clock.day } : { season: competition.season, day: 1 };
}

/** Returns the time of a pairing's game. One in real time gets the day of the world when its puck drops. */
function timeOf(
  calendar: StageCalendar,
  { season, today, ...which }: WhichGame & { season: number; today: SeasonDay },
) {
  if ('days' in calendar) return { season, day: timeIn(calendar.days, which), slot: calendar.slot };
  const faceoffAt = new Date(timeIn(calendar.faceoffs, which));
  return { ...today, slot: null, faceoffAt, msPerSecond: calendar.msPerSecond };
}

interface WhichGame {
  round: number;
  game: number;
  pairingId: PairingId;
}

/** Returns the time of a game from the calendar. @throws RangeError if it is not in the calendar */
function timeIn<Time>(times: readonly (readonly Time[])[], { round, game, pairingId }: WhichGame): Time {
  const time = times[round - 1]?.[game - 1];
  if (time === undefined) throw new RangeError(`game ${game} of pairing ${pairingId} has no time in the calendar`);
  return time;
}
