/** The assistant's remedies for clubs that have become illegal over time: too many players on the first team, or over the cap. Pure. */
import { MIN_HEALTHY, RESERVE_DAYS } from '#domains/roster/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import { groupOf, isGoalie, type Position } from '#engine/player/skills.ts';

/** A player under the first team's roster limit. */
export interface ActivePlayer {
  id: PlayerId;
  position: Position;
  overall: number;
  /** Game days until he can play; 0: he can. */
  daysOut: number;
  /** Dollars saved through the season's end if he went to the farm. */
  saves: number;
  /** Recently signed, or off limits: kept as long as another player can go. */
  isKept?: boolean;
  /** If he were claimed on the way down, his club could no longer dress two full teams: he goes only if no other player can. */
  isMissed?: boolean;
}

export interface Excess {
  /** Surplus players, and dollars over the cap at the season's end; 0 or less: none. */
  players: number;
  dollars: number;
}

export interface Remedy {
  /** Players to put on injured reserve, and players to send down. */
  reserve: PlayerId[];
  down: PlayerId[];
}

/**
 * Returns the remedy: first injured players go on injured reserve, which costs nothing; then the weakest are sent down, as long as enough of each
 * group are left to dress. If over the cap, only players who free cap space are considered. Goalies go last: a farm team dresses one older goalie
 * only, and one whose young goalie is away is left short.
 * @param others positions of first-team players who do not count, but could dress again: on injured reserve
 */
export function remedyFor(players: readonly ActivePlayer[], excess: Excess, others: readonly Position[] = []): Remedy {
  const remedy: Remedy = { reserve: [], down: [] };
  let { players: over, dollars } = excess;
  const hurt = players
    .filter(({ daysOut }) => daysOut >= RESERVE_DAYS)
    .sort((a, b) => b.daysOut - a.daysOut || a.id - b.id);
  for (const { id } of hurt) {
    if (over <= 0) break;
    remedy.reserve.push(id);
    over--;
  }
  const left = players.filter(({ id }) => !remedy.reserve.includes(id));
  const bodies = { forward: 0, defense: 0, goalie: 0 };
  const onReserve = players.filter(({ id }) => remedy.reserve.includes(id)).map(({ position }) => position);
  for (const position of [...left.map((player) => player.position), ...others, ...onReserve])
    bodies[groupOf(position)]++;
  const weakestFirst = left
    .filter(({ daysOut }) => daysOut === 0)
    .sort(
      (a, b) =>
        Number(a.isKept ?? false) - Number(b.isKept ?? false) ||
        Number(a.isMissed ?? false) - Number(b.isMissed ?? false) ||
        Number(isGoalie(a.position)) - Number(isGoalie(b.position)) ||
        a.overall - b.overall ||
        a.id - b.id,
    );
  for (const player of weakestFirst) {
    if (over <= 0 && dollars <= 0) break;
    const group = groupOf(player.position);
    if (bodies[group] <= MIN_HEALTHY[group] || (over <= 0 && player.saves <= 0)) continue;
    remedy.down.push(player.id);
    bodies[group]--;
    over--;
    dollars -= player.saves;
  }
  return remedy;
}

/** Returns whether first team and farm together cannot spare a player of his group. @param all positions of both */
export function isMissedBy(position: Position, all: readonly Position[]): boolean {
  const group = groupOf(position);
  return all.filter((each) => groupOf(each) === group).length <= 2 * MIN_HEALTHY[group];
}
