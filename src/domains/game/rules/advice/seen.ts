/** What a bench has seen of its opponent on the ice: its style, its lines, and who is no longer in the game. */
import { SEEN_STYLE } from '#domains/game/constants.ts';
import type { Lines, PublicTeam } from '#domains/game/rules/advice/public-team.ts';
import type { PlayerId } from '#engine/ids.ts';
import { BALANCED_TACTICS, type Tactics } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES, emptyLineup } from '#engine/lineup/places.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';
import { isDefense, isGoalie, type Position } from '#engine/player/skills.ts';

/**
 * Returns the tactics that the play of a side suggests: the shares of its attempts off the rush and of its entries by a dump-in,
 * and how often it wins the puck or hits in the other end. Settings that leave no such trace stay in the middle.
 */
export function styleSeen(events: readonly MatchEvent[], side: Side): Tactics {
  const own = events.filter((event) => 'side' in event && event.side === side);
  const shots = own.filter((event) => event.type === 'shot');
  const entries = own.filter((event) => event.type === 'entry');
  const pressed =
    own.filter((event) => event.type === 'takeaway' || (event.type === 'hit' && isDeep(event.spot.x, side))).length +
    events.filter((event) => event.type === 'icing' && event.side !== side).length;
  const periods = events.at(-1)?.period ?? 0;
  const { rushes, dumps, forechecks, clear } = SEEN_STYLE;
  const above = (value: number, usual: { mean: number; deviation: number }) =>
    ((value - usual.mean) / usual.deviation) * Math.sqrt(periods);
  const share = (some: readonly unknown[], of: readonly unknown[], usual: number) =>
    of.length === 0 ? usual : some.length / of.length;
  const rushing = share(
    shots.filter((event) => event.rush),
    shots,
    rushes.mean,
  );
  const dumping = share(
    entries.filter((event) => event.how === 'dump'),
    entries,
    dumps.mean,
  );
  const speed = (above(rushing, rushes) - above(dumping, dumps)) / Math.SQRT2;
  const pressure = periods === 0 ? 0 : above(pressed / periods, forechecks);
  return {
    ...BALANCED_TACTICS,
    offense: speed > clear ? 'rush' : speed < -clear ? 'cycle' : 'balanced',
    forecheck: pressure > clear ? 'aggressive' : pressure < -clear ? 'passive' : 'balanced',
  };
}

/** Returns whether the spot is in the end that the side attacks. */
function isDeep(x: number, side: Side): boolean {
  return (side === 'home' ? x : -x) > SEEN_STYLE.blueLine;
}

/**
 * Returns the lines that a team has iced: those seen together in the last period, the one with the most ice time first, or those
 * it began the game with where not all were seen. The goalie in net starts.
 */
export function linesSeen(events: readonly MatchEvent[], team: PublicTeam, side: Side): Lines {
  const lines = emptyLineup();
  for (const at of DRESSED_PLACES)
    at.write(lines, team.places.find(({ place }) => place === at.name)?.playerId ?? null);
  const positions = new Map(team.players.map((player) => [player.id, player.positions]));
  const seen = togetherIn(events, side, (id) => positions.get(id)?.[0] ?? 'G');
  for (const [group, size] of [
    ['forwards', 3],
    ['defense', 2],
  ] as const) {
    const units = disjoint(seen[group], size, lines[group].length);
    for (const [unit, ids] of units.entries()) {
      const left = new Set(ids);
      const places = DRESSED_PLACES.filter(({ name }) => name.startsWith(`${group}.${unit}.`));
      const natural = places.map(({ position }) => {
        const fits = position && [...left].find((id) => positions.get(id)?.includes(position));
        if (fits) left.delete(fits);
        return fits || null;
      });
      for (const [index, at] of places.entries()) at.write(lines, natural[index] ?? [...left].pop() ?? null);
    }
  }
  const { SG, BG } = lines.goalies;
  if (BG !== null && goalieInNet(events, side) === BG) lines.goalies = { SG: BG, BG: SG };
  return lines;
}

type Together = Record<'forwards' | 'defense', { ids: readonly PlayerId[]; seconds: number }[]>;

/** Returns who was on the ice together in the last period, the longest first. */
function togetherIn(events: readonly MatchEvent[], side: Side, positionOf: (id: PlayerId) => Position): Together {
  const last = events.at(-1)?.period;
  const played = events.filter(({ period }) => period === last);
  const times = { forwards: new Map<string, number>(), defense: new Map<string, number>() };
  let since = 0;
  let onIce: { forwards: string; defense: string } | null = null;
  for (const event of played) {
    const isChange = event.type === 'change' && event.side === side;
    if (!isChange && event.type !== 'period-end') continue;
    for (const group of ['forwards', 'defense'] as const) {
      if (onIce) times[group].set(onIce[group], (times[group].get(onIce[group]) ?? 0) + event.second - since);
    }
    since = event.second;
    if (!isChange) continue;
    const keyOf = (isWanted: (position: Position) => boolean) =>
      event.onIce
        .filter((id) => isWanted(positionOf(id)))
        .sort((one, other) => one - other)
        .join();
    onIce = { forwards: keyOf((position) => !isGoalie(position) && !isDefense(position)), defense: keyOf(isDefense) };
  }
  const sorted = (group: ReadonlyMap<string, number>) =>
    [...group]
      .map(([key, seconds]) => ({ ids: key.split(',').map(Number), seconds }))
      .sort((one, other) => other.seconds - one.seconds);
  return { forwards: sorted(times.forwards), defense: sorted(times.defense) };
}

/** Returns groups of that size without a common player, in their order; none unless there are enough. */
function disjoint(groups: Together['forwards'], size: number, wanted: number): (readonly PlayerId[])[] {
  const taken = new Set<PlayerId>();
  const units: (readonly PlayerId[])[] = [];
  for (const { ids } of groups) {
    if (units.length === wanted) break;
    if (ids.length !== size || ids.some((id) => taken.has(id))) continue;
    for (const id of ids) taken.add(id);
    units.push(ids);
  }
  return units.length === wanted ? units : [];
}

/** Returns the goalie who has come in for another; null: the starter is still in net. */
export function goalieInNet(events: readonly MatchEvent[], side: Side): PlayerId | null {
  const change = events.findLast((event) => event.type === 'goalie-changed' && event.side === side);
  return change?.type === 'goalie-changed' ? change.to : null;
}

/** Returns the players who do not come back tonight: hurt, or sent off. */
export function goneIn(events: readonly MatchEvent[]): Set<PlayerId> {
  return new Set(
    events.flatMap((event) => {
      if (event.type === 'injury') return event.days > 0 ? [event.player] : [];
      const isSentOff = event.type === 'penalty' && (event.penalty === 'game-misconduct' || event.penalty === 'match');
      return isSentOff ? [event.player] : [];
    }),
  );
}
