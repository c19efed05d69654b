/** Measures the constants of the win chance and of the reports from games. */

import {
  FACEOFF_WORTH,
  GOALS_AT_EMPTY_NET,
  GOALS_AT_EMPTY_NET_SHORTHANDED,
  GOALS_BY_MANPOWER,
  GOALS_ON_DELAY,
  GOALS_TO_COME,
  GOALS_WITH_SIX,
  GOALS_WITH_SIX_AND_POWER_PLAY,
  NET_EMPTY_SECONDS,
  ON_NET_SHARE,
  POWER_PLAY_PER_SECOND,
  SHOOTOUT_CHANCE,
} from '#domains/game/constants.ts';
import { MomentTrack } from '#domains/game/rules/analysis/win-chance-curve.ts';
import { FULL_STRENGTH, type GameMoment } from '#domains/game/rules/analysis/win-chance-moment.ts';
import { type Chance, playFactsOf } from '#domains/game/rules/report/play-facts.ts';
import type { Manpower, MatchEvent } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

export interface MeasuredNumber {
  name: string;
  /** The value in the constants, and the value from these games. */
  ours: number;
  measured: number;
}

/** A sum and what it is divided by. */
class Mean {
  part = 0;
  whole = 0;

  get value(): number {
    return this.part / Math.max(1e-9, this.whole);
  }
}

const HOUR = 3600;
const PERIOD_SECONDS = 1200;
const SIDES: readonly Side[] = ['home', 'away'];
/** Seconds after a faceoff in which its value shows. */
const FACEOFF_SECONDS = 20;

export class Measurements {
  private readonly means = new Map<string, Mean>();

  add(events: readonly MatchEvent[]): void {
    this.addRates(events);
    this.addPlay(events);
    const { chances, secondsUp } = playFactsOf(events);
    for (const chance of chances) this.addChance(chance);
    this.mean('power play').whole += secondsUp.home + secondsUp.away;
  }

  numbers(): MeasuredNumber[] {
    const rate = (name: string, ours: number, key: string) => ({ name, ours, measured: HOUR * this.mean(key).value });
    const plain = (name: string, ours: number, key = name) => ({ name, ours, measured: this.mean(key).value });
    return [
      rate('goals an hour, both goalies in', GOALS_TO_COME, 'to come'),
      ...Object.entries(GOALS_BY_MANPOWER).map(([key, ours]) => rate(`goals an hour, ${key}`, ours, key)),
      rate('goals an hour at an empty net', GOALS_AT_EMPTY_NET, 'at empty net'),
      rate('goals an hour at it, shorthanded', GOALS_AT_EMPTY_NET_SHORTHANDED, 'at empty net, short'),
      rate('goals an hour with six', GOALS_WITH_SIX, 'with six'),
      rate('goals an hour with six and a man more', GOALS_WITH_SIX_AND_POWER_PLAY, 'with six, up'),
      rate('goals an hour with six on a delayed penalty', GOALS_ON_DELAY, 'on delay'),
      ...NET_EMPTY_SECONDS.map((ours, behind) =>
        plain(`seconds before the end that the net is empty, ${behind + 1} behind`, ours, `net empty ${behind + 1}`),
      ),
      plain('chance in a shootout', SHOOTOUT_CHANCE),
      ...Object.entries(ON_NET_SHARE).map(([kind, ours]) =>
        plain(`share of the chances on the net, ${kind}`, ours, kind),
      ),
      plain('goals that a won faceoff is worth', FACEOFF_WORTH, 'faceoff'),
      plain('goals that a second of power play is worth', POWER_PLAY_PER_SECOND, 'power play'),
    ];
  }

  private mean(key: string): Mean {
    const known = this.means.get(key) ?? new Mean();
    this.means.set(key, known);
    return known;
  }

  private addRates(events: readonly MatchEvent[]): void {
    const track = new MomentTrack();
    let before = track.moment();
    const emptied = { home: false, away: false };
    for (const event of events) {
      // The clock of a shootout counts attempts.
      const isPlay = event.period === before.period && event.type !== 'shootout-attempt';
      const seconds = isPlay ? event.second - before.second : 0;
      for (const side of SIDES) for (const key of keysOf(before, side)) this.mean(key).whole += seconds;
      if (event.type === 'goal' && event.strength !== 'penalty-shot') {
        for (const key of keysOf(before, event.side)) this.mean(key).part++;
      } else if (event.type === 'shootout-attempt') {
        const attempts = this.mean('chance in a shootout');
        attempts.whole++;
        if (event.scored) attempts.part++;
      }
      track.follow(event);
      before = track.moment();
      const behind = Math.abs(before.homeScore - before.awayScore);
      const side = before.homeScore < before.awayScore ? 'home' : 'away';
      if (!before.isEndgame || emptied[side] || behind > NET_EMPTY_SECONDS.length) continue;
      emptied[side] = true;
      const empty = this.mean(`net empty ${behind}`);
      empty.whole++;
      empty.part += PERIOD_SECONDS - event.second;
    }
  }

  private addChance({ goalie, kind, xg, isOnNet }: Chance): void {
    if (goalie === null || kind === 'penalty-shot') return;
    const onNet = this.mean(kind);
    onNet.whole += xg;
    if (isOnNet) onNet.part += xg;
  }

  /** Measures what won faceoffs and an extra skater bring in chances. */
  private addPlay(events: readonly MatchEvent[]): void {
    let manpower = FULL_STRENGTH;
    let won: { side: Side; period: number; second: number } | null = null;
    const faceoffs = this.mean('faceoff');
    const powerPlay = this.mean('power play');
    for (const event of events) {
      if (event.type === 'manpower') manpower = event.manpower;
      if (event.type === 'faceoff') {
        won = isFiveOnFive(manpower) ? { side: event.side, period: event.period, second: event.second } : null;
        if (won) faceoffs.whole++;
      }
      if (event.type !== 'shot') continue;
      const up = manpower.homeGoalie && manpower.awayGoalie ? Math.sign(manpower.home - manpower.away) : 0;
      if (up !== 0) powerPlay.part += (event.side === 'home' ? up : -up) * event.xg;
      const isSoon = won && won.period === event.period && event.second - won.second < FACEOFF_SECONDS;
      if (won && isSoon && isFiveOnFive(manpower)) faceoffs.part += event.side === won.side ? event.xg : -event.xg;
    }
  }
}

function isFiveOnFive({ home, away, homeGoalie, awayGoalie }: Manpower): boolean {
  return home === 5 && away === 5 && homeGoalie && awayGoalie;
}

/** Returns the keys under which a side's time and goals are counted. */
function keysOf({ manpower, period, isEndgame }: GameMoment, side: Side): string[] {
  const [own, theirs] = side === 'home' ? [manpower.home, manpower.away] : [manpower.away, manpower.home];
  const [ownGoalie, theirGoalie] =
    side === 'home' ? [manpower.homeGoalie, manpower.awayGoalie] : [manpower.awayGoalie, manpower.homeGoalie];
  if (!theirGoalie) return isEndgame ? [own < 5 ? 'at empty net, short' : 'at empty net'] : [];
  if (!ownGoalie) return [isEndgame ? (theirs < 5 ? 'with six, up' : 'with six') : 'on delay'];
  return period <= 3 ? [`${own}v${theirs}`, 'to come'] : [`${own}v${theirs}`];
}
