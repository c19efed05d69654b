/** The most that a box score may reveal at a moment: everything in the events so far, and nothing more. */

import type { GameView } from '#domains/game/contract/game.ts';
import type { MatchEvent } from '#engine/match/events.ts';

type Side = 'home' | 'away';
type Box = NonNullable<GameView['box']>;
type TeamBox = Box['home'];
type SkaterLine = TeamBox['skaters'][number];
type GoalieLine = TeamBox['goalies'][number];

/** Numbers of a box score that only ever grow. */
const OF_SKATERS = [
  'goals',
  'assists',
  'points',
  'pim',
  'shots',
  'missed',
  'attemptsBlocked',
  'xg',
  'hits',
  'blocks',
  'takeaways',
  'giveaways',
  'faceoffsWon',
  'faceoffsLost',
  'shifts',
] as const satisfies readonly (keyof SkaterLine)[];
const OF_GOALIES = ['shotsAgainst', 'saves', 'goalsAgainst', 'xga'] as const satisfies readonly (keyof GoalieLine)[];
const OF_TEAMS = [
  'goals',
  'shots',
  'attempts',
  'xg',
  'ppGoals',
  'ppOpportunities',
  'pim',
  'hits',
  'blocks',
  'takeaways',
  'giveaways',
  'faceoffsWon',
] as const satisfies readonly (keyof TeamBox['team'])[];
/** Expected goals are rounded to thousandths, attempt by attempt. */
const ROUNDING = 0.001;

type Counted = (typeof OF_SKATERS)[number] | (typeof OF_GOALIES)[number] | (typeof OF_TEAMS)[number];

/**
 * Returns what a box score reveals beyond the events.
 * @param known the events so far, in order
 * @param next the first that has not happened: the clock has not reached it
 * @returns one line for each number that is too high, and for everything that only the final horn decides
 */
export function boxAheadOf(box: Box, known: readonly MatchEvent[], next: MatchEvent | undefined): string[] {
  const most = new Most(known, next);
  const faults: string[] = [];
  const compare = (who: number | Side, column: Counted, said: number) => {
    const allowed = most.of(who, column);
    if (said > allowed + ROUNDING * (1 + most.attempts)) faults.push(`${who} has ${said} ${column}, not ${allowed}`);
  };
  for (const side of ['home', 'away'] as const) {
    const { team, skaters, goalies } = box[side];
    for (const column of OF_TEAMS) compare(side, column, team[column]);
    for (const line of skaters) {
      for (const column of OF_SKATERS) compare(line.player.id, column, line[column]);
      for (const column of ['toi', 'ppToi', 'shToi'] as const) {
        if (line[column] > most.seconds) faults.push(`${line.player.id} has ${line[column]} s of ${column}`);
      }
    }
    for (const line of goalies) {
      for (const column of OF_GOALIES) compare(line.player.id, column, line[column]);
      if (line.toi > most.seconds) faults.push(`${line.player.id} has ${line.toi} s in goal`);
      if (line.decision !== null || line.shutout) faults.push(`${line.player.id} has a decision`);
    }
  }
  return faults;
}

class Most {
  /** Game seconds that may have been played. */
  readonly seconds: number;
  readonly attempts: number;
  readonly #counts = new Map<string, number>();

  constructor(known: readonly MatchEvent[], next: MatchEvent | undefined) {
    const last = known.at(-1);
    const before = known.filter(({ type, period }) => type === 'period-end' && period !== last?.period);
    const running = next && next.period === last?.period ? next.second : (last?.second ?? 0);
    this.seconds = before.reduce((sum, { second }) => sum + second, 0) + running;
    this.attempts = known.filter(({ type }) => type === 'shot').length;
    for (const event of known) this.#count(event);
  }

  of(who: number | Side, column: Counted): number {
    return this.#counts.get(`${who} ${column}`) ?? 0;
  }

  #add(column: Counted, amount: number, ...whose: readonly (number | Side | undefined)[]): void {
    for (const who of whose) this.#counts.set(`${who} ${column}`, this.#countOf(who, column) + amount);
  }

  #countOf(who: number | Side | undefined, column: Counted): number {
    return this.#counts.get(`${who} ${column}`) ?? 0;
  }

  #count(event: MatchEvent): void {
    switch (event.type) {
      case 'goal':
        this.#add('goals', 1, event.scorer, event.side);
        this.#add('points', 1, event.scorer, ...event.assists);
        this.#add('assists', 1, ...event.assists);
        if (event.strength === 'power-play') this.#add('ppGoals', 1, event.side);
        for (const id of event.onIce[other(event.side)]) this.#add('goalsAgainst', 1, id);
        return;
      case 'shot':
        this.#add('attempts', 1, event.side);
        this.#add('xg', event.xg, event.shooter, event.side);
        if (event.outcome === 'blocked') {
          this.#add('attemptsBlocked', 1, event.shooter);
          this.#add('blocks', 1, event.blocker, other(event.side));
        } else if (event.outcome === 'missed') this.#add('missed', 1, event.shooter);
        else this.#addShot(event.side, event.shooter, event.goalie, event.outcome === 'on-goal');
        this.#add('xga', event.xg, event.goalie);
        return;
      case 'penalty-shot':
        this.#add('attempts', 1, event.side);
        this.#add('xg', 1, event.shooter, event.side);
        this.#add('xga', 1, event.goalie);
        this.#add('missed', 1, event.shooter);
        this.#addShot(event.side, event.shooter, event.goalie, !event.scored);
        if (event.scored) this.#add('goalsAgainst', 1, event.goalie);
        return;
      case 'hit':
      case 'takeaway':
      case 'giveaway':
        this.#add(`${event.type}s`, 1, event.player, event.side);
        return;
      case 'faceoff':
        this.#add('faceoffsWon', 1, event.winner, event.side);
        this.#add('faceoffsLost', 1, event.loser);
        return;
      case 'penalty':
        this.#add('pim', event.minutes, event.player, event.side);
        this.#add('ppOpportunities', 2, other(event.side));
        return;
      case 'change':
        this.#add('shifts', 1, ...event.onIce);
        return;
      default:
        return;
    }
  }

  #addShot(side: Side, shooter: number, goalie: number | undefined, isSaved: boolean): void {
    this.#add('shots', 1, shooter, side);
    this.#add('shotsAgainst', 1, goalie);
    if (isSaved) this.#add('saves', 1, goalie);
  }
}

function other(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** Returns whether an answer or a message of the stream has a box score. */
export function hasBox(value: unknown): boolean {
  const { data, view } = (value ?? {}) as { data?: Partial<GameView>; view?: GameView };
  return Boolean((view ?? data)?.box);
}
