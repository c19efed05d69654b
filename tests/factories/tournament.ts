/** Competitions that are played to their end with generated results. */

import type { FinishedGame } from '#domains/game/facts.ts';
import { draw, isOver, nextRound, type OpenGame, openGames } from '#engine/competition/competition.ts';
import { hasTable, pairingOf } from '#engine/competition/pairing.ts';
import {
  type DoubleEliminationSettings,
  IIHF_TIEBREAKERS,
  type KnockoutSettings,
  type PlacementSettings,
  type RoundRobinSettings,
  type Settings,
  type StageSettings,
  type SwissSettings,
} from '#engine/competition/settings.ts';
import type { Competition, Result, Stage } from '#engine/competition/state.ts';
import type { EntryId, GameId } from '#engine/ids.ts';
import { Random } from '#engine/random.ts';

const TABLE = { points: 'three-two-one', tiebreakers: IIHF_TIEBREAKERS, sources: [] } as const;

export function roundRobin(settings: Partial<RoundRobinSettings> = {}): RoundRobinSettings {
  return { ...TABLE, format: 'round-robin', groups: 1, legs: 1, grouping: 'snake', hosts: 'balanced', ...settings };
}

export function swiss(rounds: number): SwissSettings {
  return { ...TABLE, format: 'swiss', rounds };
}

export function knockout(settings: Partial<KnockoutSettings> = {}): KnockoutSettings {
  return { ...TABLE, format: 'knockout', bracket: 'fixed', rounds: [{ bestOf: 1 }], playedPlaces: 2, ...settings };
}

export function doubleElimination(settings: Partial<DoubleEliminationSettings> = {}): DoubleEliminationSettings {
  const single = { bestOf: 1 } as const;
  return { ...TABLE, format: 'double-elimination', pairings: single, final: single, resetFinal: true, ...settings };
}

export function placement(settings: Partial<PlacementSettings> = {}): PlacementSettings {
  return { ...TABLE, format: 'placement', pairings: { bestOf: 1 }, ...settings };
}

/** Returns ids unlike the seeds, so that the two cannot be confused. */
export function entrants(count: number): EntryId[] {
  return Array.from({ length: count }, (_, index) => 1000 + index * 7);
}

export function drawn(stages: readonly StageSettings[], entries: number, key = 'draw'): Competition {
  const settings: Settings = { stages };
  return draw(settings, entrants(entries), new Random(key));
}

/** Returns a result of a game: a tie only where that is allowed. */
export function resultOf(competition: Competition, game: OpenGame, random: Random): Result {
  const stage = currentStage(competition);
  const { format } = pairingOf(stage, game.pairing);
  const settings = competition.settings.stages[competition.stages.length - 1] as StageSettings;
  let [homeGoals, awayGoals] = [random.int(0, 5), random.int(0, 5)];
  const mayTie = hasTable(settings) || ('legs' in format && game.game === 1);
  let endedIn: 'regulation' | 'overtime' | 'shootout' = 'regulation';
  if (homeGoals === awayGoals && !(mayTie && random.chance(0.2))) {
    endedIn = random.chance(0.5) ? 'overtime' : 'shootout';
    if (random.chance(0.5)) homeGoals++;
    else awayGoals++;
  }
  if ('legs' in format && game.game === 2) {
    const [first] = pairingOf(stage, game.pairing).games;
    // Tied over both games: the second goes to overtime.
    if (homeGoals + (first?.awayGoals ?? 0) === awayGoals + (first?.homeGoals ?? 0)) {
      homeGoals++;
      endedIn = 'overtime';
    }
  }
  return { pairing: game.pairing, homeGoals, awayGoals, endedIn };
}

export function currentStage(competition: Competition): Stage {
  return competition.stages.at(-1) as Stage;
}

/** Plays one game after the other; `watch` sees the state before each wave of games, and the games of the wave. */
export function playOut(
  competition: Competition,
  random: Random,
  watch: (before: Competition, games: readonly OpenGame[]) => void = () => undefined,
): Competition {
  let now = competition;
  while (!isOver(now)) {
    const games = openGames(now);
    if (games.length === 0) throw new Error('nothing is left to play, and the competition is not over');
    watch(now, games);
    now = nextRound(
      now,
      games.map((game) => resultOf(now, game, random)),
      new Random('draw'),
    );
  }
  return now;
}

/** Returns a finished game with this result, though it was not played: without statistics. */
export function finishedGame(
  gameId: GameId,
  score: Pick<FinishedGame['outcome'], 'homeScore' | 'awayScore' | 'endedIn'>,
): FinishedGame {
  const { homeScore, awayScore } = score;
  const winner = homeScore === awayScore ? null : homeScore > awayScore ? 'home' : 'away';
  const nobody = { home: [], away: [] };
  return {
    gameId,
    outcome: { ...score, winner, periodScores: [[homeScore, awayScore]], stars: [], injuries: [], appearances: nobody },
    stints: nobody,
    incidents: [],
    finishedAt: new Date('2026-01-01T15:00:00Z'),
    rows: { skaters: new Uint8Array(), goalies: new Uint8Array(), teams: new Uint8Array() },
  };
}
