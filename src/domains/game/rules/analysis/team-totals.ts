/** What both teams have done up to any moment, from the events alone: for comparing them in a live game and in a replay. */
import type { PlayerId } from '#engine/ids.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

export interface TeamTotals {
  shots: number;
  attempts: number;
  /** Expected goals. */
  xg: number;
  ppGoals: number;
  ppOpportunities: number;
  pim: number;
  hits: number;
  blocks: number;
  takeaways: number;
  giveaways: number;
  faceoffsWon: number;
}

/**
 * Returns the same numbers as the box score.
 * @param events of a game from its first, as many as have happened
 * @param since the first period that counts: a power play that goes on from the one before is none of its own
 */
export function teamTotalsOf(events: readonly MatchEvent[], since = 1): Record<Side, TeamTotals> {
  const totals: Record<Side, TeamTotals> = { home: noTotals(), away: noTotals() };
  const onIce: Record<Side, readonly PlayerId[]> = { home: [], away: [] };
  let homeUp = 0;
  for (const event of events) {
    const isCounted = event.period >= since;
    if (event.type === 'change') onIce[event.side] = event.onIce;
    else if (event.type === 'manpower') {
      const { home, away, homeGoalie, awayGoalie } = event.manpower;
      const up = home - (homeGoalie ? 0 : 1) - (away - (awayGoalie ? 0 : 1));
      if (isCounted) {
        totals.home.ppOpportunities += Math.max(0, Math.max(0, up) - Math.max(0, homeUp));
        totals.away.ppOpportunities += Math.max(0, Math.max(0, -up) - Math.max(0, -homeUp));
      }
      homeUp = up;
    } else if ('side' in event && isCounted) {
      const other = event.side === 'home' ? 'away' : 'home';
      addEvent(totals[event.side], event);
      // A shot that hits a teammate is blocked, but no player is credited with the block.
      if (event.type === 'shot' && event.blocker !== undefined && onIce[other].includes(event.blocker)) {
        totals[other].blocks++;
      }
    }
  }
  return totals;
}

function noTotals(): TeamTotals {
  return {
    shots: 0,
    attempts: 0,
    xg: 0,
    ppGoals: 0,
    ppOpportunities: 0,
    pim: 0,
    hits: 0,
    blocks: 0,
    takeaways: 0,
    giveaways: 0,
    faceoffsWon: 0,
  };
}

function addEvent(own: TeamTotals, event: Extract<MatchEvent, { side: Side }>): void {
  switch (event.type) {
    case 'shot':
      own.attempts++;
      own.xg = Math.round(own.xg * 1000 + event.xg * 1000) / 1000;
      if (event.outcome === 'on-goal' || event.outcome === 'goal') own.shots++;
      return;
    case 'penalty-shot':
      own.attempts++;
      own.shots++;
      return;
    case 'goal':
      if (event.strength === 'power-play') own.ppGoals++;
      return;
    case 'penalty':
      own.pim += event.minutes;
      return;
    case 'hit':
      own.hits++;
      return;
    case 'takeaway':
      own.takeaways++;
      return;
    case 'giveaway':
      own.giveaways++;
      return;
    case 'faceoff':
      own.faceoffsWon++;
  }
}
