/** Plays a competition from a plan and from results, both JSON, without a world: what the engine makes of them. */

import type { StageCalendar } from '#engine/competition/calendar.ts';
import {
  draw,
  finalRanking,
  isOver,
  nextRound,
  type OpenGame,
  openGames,
  standings,
  withdraw,
} from '#engine/competition/competition.ts';
import type { Fault } from '#engine/competition/faults/fault.ts';
import { faultsOfPlan } from '#engine/competition/faults/of-plans.ts';
import { faultsOf } from '#engine/competition/faults/of-settings.ts';
import { hasTable, outcomeOf, pairingOf } from '#engine/competition/pairing.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import type { Competition, EndedIn, Occupant, Result, Stage } from '#engine/competition/state.ts';
import { isCutShort } from '#engine/competition/swiss.ts';
import type { TableRow } from '#engine/competition/table.ts';
import type { EntryId } from '#engine/ids.ts';
import { Random } from '#engine/random.ts';

export interface Plan {
  stages: readonly StageSettings[];
  /** Names, best seed first, each once. */
  entries: readonly string[];
  /** Names of those who replace entries that withdraw before the first game. */
  reserves?: readonly string[];
  /** Of the stages; checked where they are given. */
  calendars?: readonly StageCalendar[];
}

/** What happened: a game, a pairing that one side forfeited, or a withdrawal. */
export type Event =
  | { home: string; away: string; homeGoals: number; awayGoals: number; endedIn?: EndedIn }
  | { forfeitedBy: string; against: string }
  | { withdrawn: string };

type Row = Omit<TableRow, 'team'> & { team: string };

export interface CompetitionReport {
  /** What keeps the plan from being played; then there is nothing else. */
  faults: readonly Fault[];
  entries: readonly { name: string; seed: number; lot: number; hasWithdrawn: boolean }[];
  stages: readonly {
    format: StageSettings['format'];
    isOver: boolean;
    /** A Swiss stage that ended early. */
    isCutShort: boolean;
    rounds: readonly { round: number; pairings: readonly PairingReport[] }[];
    tables: readonly (readonly Row[])[];
    /** Names, best first; null until its last game. */
    ranking: readonly string[] | null;
  }[];
  /** Games without a result that can be played now. */
  open: readonly { home: string; away: string }[];
  /** Events that found no open game. */
  unused: readonly Event[];
  /** Names, best first; null until the last game. */
  ranking: readonly string[] | null;
}

interface PairingReport {
  number: number;
  group: number;
  /** Names, 'bye', or null for a side that is open. */
  teams: readonly (string | null)[];
  /** Goals of both sides in the order of `teams`, game by game. */
  games: readonly { goals: readonly [number, number]; endedIn: EndedIn }[];
  forfeitedBy: readonly string[];
  winner: string | null;
}

/**
 * Plays a plan as far as the events go.
 *
 * @param seed of the draw
 * @param isMadeUp whether games without a result get one at random
 */
export function playPlan(
  plan: Plan,
  events: readonly Event[],
  { seed, isMadeUp }: { seed: number; isMadeUp: boolean },
): CompetitionReport {
  const { stages, calendars, reserves = [] } = plan;
  const names = [...plan.entries, ...reserves];
  const count = plan.entries.length;
  const faults = calendars ? faultsOfPlan(stages, calendars, count) : faultsOf({ stages }, count);
  if (faults.length > 0) return { faults, entries: [], stages: [], open: [], unused: events, ranking: null };
  // Entries are numbered from 1 in the order of the names.
  const ids = names.map((_, index) => index + 1);
  const random = new Random(`competition/${seed}`);
  const results = random.fork('results');
  let now = draw({ stages }, ids.slice(0, count), random.fork('draw'), ids.slice(count));
  const left = [...events];
  while (!isOver(now)) {
    const next = nextEvent(now, left, names) ?? (isMadeUp ? madeUp(now, results) : null);
    if (!next) break;
    now = next(random.fork('draw'));
  }
  return reportOf(now, names, left);
}

type Step = (random: Random) => Competition;

/** Takes the first event that can happen now out of the list. */
function nextEvent(now: Competition, left: Event[], names: readonly string[]): Step | null {
  const open = openGames(now);
  for (const [index, event] of left.entries()) {
    const step = stepOf(now, event, { open, names });
    if (!step) continue;
    left.splice(index, 1);
    return step;
  }
  return null;
}

function stepOf(
  now: Competition,
  event: Event,
  { open, names }: { open: readonly OpenGame[]; names: readonly string[] },
): Step | null {
  const idOf = (name: string): EntryId => names.indexOf(name) + 1;
  if ('withdrawn' in event) {
    const id = idOf(event.withdrawn);
    const isIn = now.entries.some((entry) => entry.id === id && !entry.hasWithdrawn);
    return isIn ? (random) => withdraw(now, id, random) : null;
  }
  const [one, other] =
    'forfeitedBy' in event ? [idOf(event.forfeitedBy), idOf(event.against)] : [idOf(event.home), idOf(event.away)];
  const game = open.find(({ home, away }) => (home === one && away === other) || (home === other && away === one));
  if (!game) return null;
  if ('forfeitedBy' in event) {
    return (random) => nextRound(now, [{ pairing: game.pairing, forfeitedBy: one }], random);
  }
  const goals = [event.homeGoals, event.awayGoals] as const;
  const [homeGoals, awayGoals] = game.home === one ? goals : [goals[1], goals[0]];
  const { endedIn = 'regulation' } = event;
  return (random) => nextRound(now, [{ pairing: game.pairing, homeGoals, awayGoals, endedIn }], random);
}

const MAX_GOALS = 6;

/** Makes up results of all games that can be played. */
function madeUp(now: Competition, random: Random): Step {
  const played = openGames(now).map(({ pairing, home }): Result => {
    const [winner, loser] = [random.int(1, MAX_GOALS), random.int(0, MAX_GOALS - 1)];
    const [more, fewer] = [Math.max(winner, loser + 1), loser];
    const isHome = random.chance(0.5);
    // Two legs are decided by the sum of goals: the second goes on until one side has more.
    const [first] = pairingOf(now.stages.at(-1) as Stage, pairing).games;
    const lead = first
      ? first.home === home
        ? first.homeGoals - first.awayGoals
        : first.awayGoals - first.homeGoals
      : 0;
    const margin = isHome ? more - fewer : fewer - more;
    const extra = lead + margin === 0 ? 1 : 0;
    const [homeGoals, awayGoals] = isHome ? [more + extra, fewer] : [fewer, more + extra];
    return {
      pairing,
      homeGoals,
      awayGoals,
      endedIn: more - fewer === 1 && random.chance(0.5) ? 'overtime' : 'regulation',
    };
  });
  return (draws) => nextRound(now, played, draws);
}

function reportOf(now: Competition, names: readonly string[], unused: readonly Event[]): CompetitionReport {
  const nameOf = (id: EntryId): string => names[id - 1] ?? '';
  const sideOf = (side: Occupant) => (typeof side === 'number' ? nameOf(side) : side);
  return {
    faults: [],
    entries: now.entries.map(({ id, ...entry }) => ({ name: nameOf(id), ...entry })),
    stages: now.stages.map((stage, index) => {
      const settings = now.settings.stages[index] as StageSettings;
      const rounds = [...Map.groupBy(stage.pairings, ({ round }) => round)];
      return {
        format: settings.format,
        isOver: stage.ranking !== null,
        isCutShort: isCutShort(stage, settings),
        rounds: rounds.map(([round, pairings]) => ({
          round,
          pairings: pairings.map((pairing) => ({
            number: pairing.number,
            group: pairing.group,
            teams: pairing.teams.map(sideOf),
            games: pairing.games.map(({ home, homeGoals, awayGoals, endedIn }) => ({
              goals: home === pairing.teams[0] ? ([homeGoals, awayGoals] as const) : ([awayGoals, homeGoals] as const),
              endedIn,
            })),
            forfeitedBy: pairing.forfeitedBy.map(nameOf),
            winner: sideOf(outcomeOf(stage, pairing)?.winner ?? null),
          })),
        })),
        tables: hasTable(settings)
          ? standings(now, index).map((rows) => rows.map(({ team, ...row }) => ({ ...row, team: nameOf(team) })))
          : [],
        ranking: stage.ranking?.map(({ entry }) => nameOf(entry)) ?? null,
      };
    }),
    open: isOver(now) ? [] : openGames(now).map(({ home, away }) => ({ home: nameOf(home), away: nameOf(away) })),
    unused,
    ranking: isOver(now) ? finalRanking(now).map(nameOf) : null,
  };
}

/** Returns the report as text. */
export function competitionText({ faults, stages, open, unused, ranking }: CompetitionReport): string {
  if (faults.length > 0) {
    const limit = (fault: Fault) => (fault.limit === undefined ? '' : ` (limit ${fault.limit})`);
    return faults.map((fault) => `${fault.at}: ${fault.fault}${limit(fault)}`).join('\n');
  }
  const lines = stages.flatMap(({ format, rounds, tables, isCutShort: isShort }, index) => [
    `Stage ${index + 1}: ${format}${isShort ? ', ended early' : ''}`,
    ...rounds.flatMap(({ round, pairings }) => [
      `  Round ${round}`,
      ...pairings.map((pairing) => `    ${pairingText(pairing)}`),
    ]),
    ...tables.flatMap((rows, group) => [
      `  Table ${String.fromCharCode('A'.charCodeAt(0) + group)}`,
      ...rows.map(
        ({ rank, team, played, points, goalsFor, goalsAgainst, decidedBy }) =>
          `    ${rank}. ${team}  ${points} points, ${goalsFor}–${goalsAgainst} in ${played}${decidedBy ? `, by ${decidedBy}` : ''}`,
      ),
    ]),
  ]);
  if (ranking) lines.push('Final ranking', ...ranking.map((name, index) => `  ${index + 1}. ${name}`));
  else lines.push('To play', ...open.map(({ home, away }) => `  ${home} – ${away}`));
  if (unused.length > 0) lines.push(`Without a game: ${unused.map((event) => JSON.stringify(event)).join(', ')}`);
  return lines.join('\n');
}

function pairingText({ teams, games, forfeitedBy, winner }: PairingReport): string {
  const scores = games.map(
    ({ goals, endedIn }) => `${goals.join('–')}${endedIn === 'regulation' ? '' : ` (${endedIn})`}`,
  );
  const forfeits = forfeitedBy.map((name) => `${name} forfeits`);
  const ends = [...scores, ...forfeits].join(', ');
  return `${teams.map((team) => team ?? 'open').join(' – ')}${ends ? `: ${ends}` : ''}${winner ? ` → ${winner}` : ''}`;
}
