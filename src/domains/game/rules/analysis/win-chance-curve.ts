/** The win chance as it unfolds, from the events alone. */
import { DELAY_SECONDS, ENDGAME_FROM, MIN_SECONDS_LEFT, REGULATION_PERIODS } from '#domains/game/constants.ts';
import { type WinChanceModel, winChance } from '#domains/game/rules/analysis/win-chance.ts';
import { FULL_STRENGTH, type GameMoment, type ShootoutSoFar } from '#domains/game/rules/analysis/win-chance-moment.ts';
import { PENALTY, PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import type { MatchEvent } from '#engine/match/events.ts';

export interface WinChancePoint {
  /** Place of the event in the list. */
  place: number;
  period: number;
  second: number;
  /** Chance of the home team to win after the event, 0 to 1; after the final horn 1, 0 or, for a final tie, .5. */
  home: number;
}

/**
 * Returns one point for each event that moves the chance or marks the passing of time: goals, manpower, attempts of a
 * shootout, the beginning and end of periods, and otherwise one a minute.
 * @param events of a game from its first, as many as have happened
 */
export function winChanceCurve(events: readonly MatchEvent[], model: WinChanceModel): WinChancePoint[] {
  const track = new MomentTrack();
  const points: WinChancePoint[] = [];
  for (const [place, event] of events.entries()) {
    track.follow(event);
    const { period, second } = event;
    const last = points.at(-1);
    const isDue = last === undefined || last.period !== period || second - last.second >= 60;
    if (!isDue && !MOVES.has(event.type)) continue;
    points.push({ place, period, second, home: track.result ?? winChance(model, track.moment()) });
  }
  return points;
}

const MOVES = new Set<MatchEvent['type']>([
  'goal',
  'manpower',
  'shootout-attempt',
  'period-start',
  'period-end',
  'game-end',
]);

/** Follows a game event by event and tells the moment for which the win chance is computed. */
export class MomentTrack {
  /** 1, 0 or .5 once the game is over. */
  result: number | null = null;
  private period = 1;
  private second = 0;
  private homeScore = 0;
  private awayScore = 0;
  private manpower = FULL_STRENGTH;
  /** Second of the period at which the present manpower began. */
  private since = 0;
  private shootout: ShootoutSoFar | null = null;

  follow(event: MatchEvent): void {
    if (event.period !== this.period) this.since = event.second - (this.second - this.since);
    this.period = event.period;
    this.second = event.second;
    if (event.type === 'goal') {
      this.homeScore = event.homeScore;
      this.awayScore = event.awayScore;
    } else if (event.type === 'manpower') {
      this.manpower = event.manpower;
      this.since = event.second;
    } else if (event.type === 'shootout-attempt') {
      this.shootout ??= { taken: { home: 0, away: 0 }, scored: { home: 0, away: 0 } };
      this.shootout.taken[event.side]++;
      if (event.scored) this.shootout.scored[event.side]++;
    } else if (event.type === 'game-end') {
      this.result = event.winner === null ? 0.5 : event.winner === 'home' ? 1 : 0;
    }
  }

  /** @param second of the present period, when time has passed since the last event. */
  moment(second = this.second): GameMoment {
    const { period, homeScore, awayScore, manpower, shootout } = this;
    const isEndgame = this.isEndgame(second);
    const isNetEmpty = !manpower.homeGoalie || !manpower.awayGoalie;
    const manpowerSeconds = isEndgame
      ? PERIOD_SECONDS - second
      : isNetEmpty
        ? DELAY_SECONDS
        : Math.max(MIN_SECONDS_LEFT, PENALTY.minorSeconds - (second - this.since));
    return { period, second, homeScore, awayScore, manpower, manpowerSeconds, isEndgame, shootout };
  }

  /** Returns whether a team that trails late has pulled its goalie for good. */
  private isEndgame(second: number): boolean {
    if (this.period !== REGULATION_PERIODS || second < ENDGAME_FROM) return false;
    const { homeGoalie, awayGoalie } = this.manpower;
    return (!homeGoalie && this.homeScore < this.awayScore) || (!awayGoalie && this.awayScore < this.homeScore);
  }
}
