/** What an assistant proposes where time has made a club illegal: too many men on the first team, or too much against the cap. Pure. */
import { MIN_HEALTHY, RESERVE_DAYS } from '#domains/roster/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import { groupOf, isGoalie, type Position } from '#engine/player/skills.ts';

/** A man who counts against the limit of the first team. */
export interface ActiveMan {
  id: PlayerId;
  position: Position;
  overall: number;
  /** Game days until he can play; 0: he can. */
  daysOut: number;
  /** Dollars that would not count to the season's end any more if he went to the farm. */
  saves: number;
  /** He has signed only lately, or may not be touched: he is kept as long as somebody else can go. */
  isKept?: boolean;
  /** Should somebody claim him on the way down, his club could not dress two full teams any more: he goes if nobody else can. */
  isMissed?: boolean;
}

export interface Excess {
  /** Men too many, and dollars over the cap at the season's end; 0 or less: none. */
  men: number;
  dollars: number;
}

export interface Remedy {
  /** Who goes on injured reserve, and who is sent down. */
  reserve: PlayerId[];
  down: PlayerId[];
}

/**
 * First the hurt go on injured reserve, which costs nothing; then the weakest are sent down, as long as enough of each kind are left to
 * dress. Over the cap it is the weakest of those who make room at all. Goalies go last: a farm team dresses one older goalie only, and
 * anyone who borrows its young one leaves it short.
 * @param others positions of men of the first team who do not count, but could dress again: on injured reserve
 */
export function remedyFor(men: readonly ActiveMan[], excess: Excess, others: readonly Position[] = []): Remedy {
  const remedy: Remedy = { reserve: [], down: [] };
  let { men: over, dollars } = excess;
  const hurt = men
    .filter(({ daysOut }) => daysOut >= RESERVE_DAYS)
    .sort((a, b) => b.daysOut - a.daysOut || a.id - b.id);
  for (const { id } of hurt) {
    if (over <= 0) break;
    remedy.reserve.push(id);
    over--;
  }
  const left = men.filter(({ id }) => !remedy.reserve.includes(id));
  const bodies = { forward: 0, defense: 0, goalie: 0 };
  const onReserve = men.filter(({ id }) => remedy.reserve.includes(id)).map(({ position }) => position);
  for (const position of [...left.map((man) => man.position), ...others, ...onReserve]) bodies[groupOf(position)]++;
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
  for (const man of weakestFirst) {
    if (over <= 0 && dollars <= 0) break;
    const group = groupOf(man.position);
    if (bodies[group] <= MIN_HEALTHY[group] || (over <= 0 && man.saves <= 0)) continue;
    remedy.down.push(man.id);
    bodies[group]--;
    over--;
    dollars -= man.saves;
  }
  return remedy;
}

/** Whether first team and farm together have no man of his kind to lose. @param all positions of both */
export function isMissedBy(position: Position, all: readonly Position[]): boolean {
  const group = groupOf(position);
  return all.filter((each) => groupOf(each) === group).length <= 2 * MIN_HEALTHY[group];
}
