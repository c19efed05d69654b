/** Time on ice of each player, and the expected goals of both teams in it, by the number of skaters. */
import type { PlayerId } from '#engine/ids.ts';
import type { Manpower, MatchEvent } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

export interface IceTime {
  seconds: number;
  xgFor: number;
  xgAgainst: number;
}

/** From the view of a skater's own team: as many skaters as the opponent, more, or fewer; and all of it. */
export type IceTimes = Record<'even' | 'up' | 'down' | 'all', IceTime>;

const SIDES: readonly Side[] = ['home', 'away'];
const PERIOD_START: Manpower = { home: 5, away: 5, homeGoalie: true, awayGoalie: true };

/** @param events all of a finished game. */
export function iceTimesOf(events: readonly MatchEvent[]): Map<PlayerId, IceTimes> {
  const times = new Map<PlayerId, IceTimes>();
  const onIce: Record<Side, readonly PlayerId[]> = { home: [], away: [] };
  let manpower = PERIOD_START;
  let period = 1;
  let since = 0;
  const present = (side: Side): IceTime[] =>
    onIce[side].flatMap((player) => {
      const own = timesOf(times, player);
      return [own.all, own[situationOf(manpower, side)]];
    });
  for (const event of events) {
    // The clock of a shootout counts attempts; no players are on the ice for them.
    if (event.type === 'shootout-attempt') break;
    if (event.period !== period) {
      period = event.period;
      since = 0;
    }
    if (event.second > since) {
      for (const side of SIDES) for (const time of present(side)) time.seconds += event.second - since;
      since = event.second;
    }
    if (event.type === 'change') onIce[event.side] = event.onIce;
    else if (event.type === 'manpower') manpower = event.manpower;
    else if (event.type === 'shot') {
      for (const time of present(event.side)) time.xgFor += event.xg;
      for (const time of present(event.side === 'home' ? 'away' : 'home')) time.xgAgainst += event.xg;
    }
  }
  return times;
}

/** Returns the situation of a side; an extra attacker for the goalie is no advantage. */
function situationOf({ home, away, homeGoalie, awayGoalie }: Manpower, side: Side): 'even' | 'up' | 'down' {
  const more = home - (homeGoalie ? 0 : 1) - (away - (awayGoalie ? 0 : 1));
  if (more === 0) return 'even';
  return more > 0 === (side === 'home') ? 'up' : 'down';
}

function timesOf(times: Map<PlayerId, IceTimes>, player: PlayerId): IceTimes {
  const known = times.get(player);
  if (known) return known;
  const none = (): IceTime => ({ seconds: 0, xgFor: 0, xgAgainst: 0 });
  const fresh = { even: none(), up: none(), down: none(), all: none() };
  times.set(player, fresh);
  return fresh;
}
