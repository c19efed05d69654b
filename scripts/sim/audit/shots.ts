/** Where shots come from and which of them score. */
import type { ShotType } from '#engine/match/events.ts';
import type { MatchResult } from '#engine/match/result.ts';
import type { Story, ToldShot } from './story.ts';
import type { Tally } from './tally.ts';

/** Upper bounds of the bands of distance, meters: 15, 30 and 45 feet. */
const BANDS = [4.57, 9.14, 13.72, Number.POSITIVE_INFINITY] as const;

const KIND: Record<ShotType, string> = {
  wrist: 'wrist',
  slap: 'slap or snap',
  snap: 'slap or snap',
  'one-timer': 'slap or snap',
  backhand: 'backhand',
  tip: 'tip',
  deflection: 'tip',
  'wrap-around': 'wrap-around',
};

export function countShots({ shots, faceoffs, goalieChanges }: Story, tally: Tally): void {
  for (const shot of shots) if (!shot.emptyNet) countShot(shot, tally);
  for (const spot of faceoffs) tally.add('faceoffs between the blue lines', Math.abs(spot.x) < 10);
  tally.addMany('goalies replaced', goalieChanges, 2);
}

/** Counts how often the team with more shots wins. */
export function countOutshooting({ box, winner }: Pick<MatchResult, 'box' | 'winner'>, tally: Tally): void {
  const more = box.home.team.shots - box.away.team.shots;
  if (more === 0 || winner === null) return;
  tally.add('who outshoots wins', winner === (more > 0 ? 'home' : 'away'));
}

function countShot(shot: ToldShot, tally: Tally): void {
  const { distance, outcome, rush, rebound } = shot;
  if (outcome === 'blocked') return;
  const scores = outcome === 'goal';
  for (const kind of new Set(Object.values(KIND))) tally.add(`unblocked attempts: ${kind}`, KIND[shot.type] === kind);
  tally.add('unblocked attempts that are rebounds', rebound);
  if (rebound) tally.add('rebounds that score', scores);
  else tally.add(rush ? 'rushes that score' : 'others that score', scores);
  if (outcome === 'missed') return;
  tally.add('distance of shots on goal', distance);
  const band = BANDS.findIndex((bound) => distance < bound);
  tally.add(`shots on goal that score, band ${band}`, scores);
}
