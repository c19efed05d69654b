/** A game's facts for the report: its chances, time on the man advantage, faceoffs won, and how the score ran. */

import { PERIOD_MINUTES, REGULATION_PERIODS } from '#domains/game/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import { BREAKAWAY } from '#engine/match/constants/shooting.ts';
import type { Manpower, MatchEvent, ShotType } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

export type Situation = 'even' | 'special-teams' | 'nets-empty';

/** An attempt with a chance to become a goal. */
export interface Chance {
  side: Side;
  shooter: PlayerId;
  /** null: empty net. */
  goalie: PlayerId | null;
  situation: Situation;
  /** Expected goals, 0 to 1, for an ordinary shooter and goalie. */
  xg: number;
  kind: ShotType | 'rebound' | 'rush' | 'penalty-shot';
  isOneTimer: boolean;
  isOnNet: boolean;
  isGoal: boolean;
  /** In the third period or later, with at most one goal between the teams. */
  isCrunchTime: boolean;
}

export interface PlayFacts {
  chances: Chance[];
  /** Faceoffs won at five on five. */
  faceoffs: Record<Side, number>;
  /** Seconds with more skaters than the other team, both goalies in. */
  secondsUp: Record<Side, number>;
  /** Home minus away after each minute of regulation, from 0 to 60. */
  minutes: number[];
  /** Final score, home minus away. */
  goalDifference: number;
  /** 1 for a shootout that the home team won, −1 for one that it lost, 0 for none. */
  shootout: number;
  /** Whether the game was tied after sixty minutes. */
  hasOvertime: boolean;
}

const REGULATION_MINUTES = REGULATION_PERIODS * PERIOD_MINUTES;
const FIVE_ON_FIVE: Manpower = { home: 5, away: 5, homeGoalie: true, awayGoalie: true };

/** @param events all of a finished game. */
export function playFactsOf(events: readonly MatchEvent[]): PlayFacts {
  const facts: PlayFacts = {
    chances: [],
    faceoffs: { home: 0, away: 0 },
    secondsUp: { home: 0, away: 0 },
    minutes: [0],
    goalDifference: 0,
    shootout: 0,
    hasOvertime: false,
  };
  let manpower = FIVE_ON_FIVE;
  let period = 1;
  let since = 0;
  let lead = 0;
  for (const event of events) {
    if (event.period !== period) {
      period = event.period;
      since = 0;
    }
    // The clock of a shootout counts attempts, regardless of who is in the box.
    if (event.type === 'shootout-attempt') manpower = FIVE_ON_FIVE;
    const up = sideUp(manpower);
    if (up) facts.secondsUp[up] += event.second - since;
    since = event.second;
    switch (event.type) {
      case 'manpower':
        manpower = event.manpower;
        break;
      case 'faceoff':
        if (situationIn(manpower) === 'even' && manpower.home === 5) facts.faceoffs[event.side]++;
        break;
      case 'shot':
        facts.chances.push({
          side: event.side,
          shooter: event.shooter,
          goalie: event.goalie ?? null,
          situation: situationIn(manpower),
          xg: event.xg,
          kind: event.rebound ? 'rebound' : event.rush ? 'rush' : event.shot,
          isOneTimer: event.shot === 'one-timer',
          isOnNet: event.outcome === 'on-goal' || event.outcome === 'goal',
          isGoal: event.outcome === 'goal',
          isCrunchTime: isCrunchTime(period, lead),
        });
        break;
      case 'penalty-shot':
        facts.chances.push({
          side: event.side,
          shooter: event.shooter,
          goalie: event.goalie,
          situation: 'special-teams',
          xg: BREAKAWAY.penaltyShot,
          kind: 'penalty-shot',
          isOneTimer: false,
          isOnNet: true,
          isGoal: event.scored,
          isCrunchTime: isCrunchTime(period, lead),
        });
        break;
      case 'goal':
        fillMinutes(facts.minutes, { period, second: event.second }, lead);
        lead = event.homeScore - event.awayScore;
        break;
      case 'game-end':
        facts.goalDifference = event.homeScore - event.awayScore;
        facts.hasOvertime = event.period > 3;
        if (event.endedIn === 'shootout') facts.shootout = event.winner === 'home' ? 1 : -1;
        break;
    }
  }
  fillMinutes(facts.minutes, { period: 4, second: 0 }, lead);
  return facts;
}

const isCrunchTime = (period: number, lead: number) => period >= 3 && Math.abs(lead) <= 1;

function situationIn({ home, away, homeGoalie, awayGoalie }: Manpower): Situation {
  if (!homeGoalie || !awayGoalie) return 'nets-empty';
  return home === away ? 'even' : 'special-teams';
}

function sideUp(manpower: Manpower): Side | null {
  if (situationIn(manpower) !== 'special-teams') return null;
  return manpower.home > manpower.away ? 'home' : 'away';
}

/** Fills in the lead after every minute before the given moment; a goal exactly on the minute is included. */
function fillMinutes(minutes: number[], { period, second }: { period: number; second: number }, lead: number): void {
  const until = Math.min(REGULATION_MINUTES, Math.ceil(((period - 1) * PERIOD_SECONDS + second) / 60) - 1);
  const last = period > REGULATION_PERIODS ? REGULATION_MINUTES : until;
  while (minutes.length <= last) minutes.push(lead);
}
