/**
 * The value of a point of overall at each place of a lineup: many games between teams whose players' skills are moved at random,
 * place by place, and a linear regression of the goal difference on all of the moves at once. Places with more ice time are worth
 * more, which is the whole premium paid for stars.
 */
import type { MatchInput, MatchTeam } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { Random } from '#engine/random.ts';
import { gameInput, generateLeague, type SimTeam } from './league.ts';
import { leastSquares } from './least-squares.ts';

export const PLACE_KINDS = ['C', 'W', 'D', 'G'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Places of each kind, from the one with the most ice time: lines, pairs, and the starting goalie. */
const RANKS: Record<PlaceKind, number> = { C: 4, W: 4, D: 3, G: 1 };
const COLUMNS = PLACE_KINDS.flatMap((kind) => Array.from({ length: RANKS[kind] }, (_, rank) => ({ kind, rank })));

/** Standard deviation of the moves, in points of overall. */
const MOVE = 9;
const SEASON = 82;

export interface PlaceWorth {
  kind: PlaceKind;
  /** 0 is the place with the most ice time. */
  rank: number;
  /** Goals in 82 games (scored more and conceded less) per point of one player's overall; and the standard error. */
  goals: number;
  error: number;
}

export function placeWorths({
  games,
  seed,
  onProgress,
}: {
  games: number;
  seed: number;
  onProgress?: (games: number) => void;
}): PlaceWorth[] {
  const league = generateLeague(`places/${seed}`);
  const random = new Random(`places/${seed}`);
  const fit = leastSquares(COLUMNS.length + 1);
  for (let game = 0; game < games; game++) {
    const [home, away] = random.shuffle(league) as [SimTeam, SimTeam];
    const input: MatchInput = { ...gameInput(home, away, random), neutralIce: true };
    // The last column is the constant.
    const moves = new Array<number>(COLUMNS.length).fill(0).concat(1);
    const moved = { ...input, home: move(input.home, random, moves, 1), away: move(input.away, random, moves, -1) };
    const { home: own, away: theirs } = simulateMatch(moved).result.box;
    const difference = own.team.goals - own.team.emptyNetGoals - (theirs.team.goals - theirs.team.emptyNetGoals);
    fit.add(moves, difference);
    if (game % 500 === 499) onProgress?.(game + 1);
  }
  const { coefficients, errors } = fit.solve();
  return COLUMNS.map((column, index) => ({
    ...column,
    goals: coefficients[index]! * SEASON,
    error: errors[index]! * SEASON,
  }));
}

/** Returns the team with all skills of each place moved together; adds the effect on the overalls to the columns. */
function move(team: MatchTeam, random: Random, moves: number[], sign: 1 | -1): MatchTeam {
  const shifts = COLUMNS.map(() => random.normal(0, MOVE));
  const columnOf = new Map(
    COLUMNS.flatMap(({ kind, rank }, column) =>
      playersAt(team, kind, rank).map((id): [number | null, number] => [id, column]),
    ),
  );
  const players = team.players.map((player) => {
    const column = columnOf.get(player.id);
    if (column === undefined) return player;
    const position = player.positions[0] ?? 'C';
    const skills = player.skills.map((skill) => Math.max(1, Math.min(99, Math.round(skill + shifts[column]!))));
    moves[column]! += sign * (exactOverall(position, skills) - exactOverall(position, player.skills));
    return { ...player, skills };
  });
  return { ...team, players };
}

function playersAt({ lineup }: MatchTeam, kind: PlaceKind, rank: number): (number | null)[] {
  if (kind === 'G') return [lineup.goalies.SG];
  const pair = lineup.defense[rank];
  if (kind === 'D') return [pair?.LD ?? null, pair?.RD ?? null];
  const line = lineup.forwards[rank];
  return kind === 'C' ? [line?.C ?? null] : [line?.LW ?? null, line?.RW ?? null];
}

/**
 * Returns the values by kind, from rank 0 on, adjusted so that no place is worth more than one with more ice time: the difference
 * would be luck.
 */
export function inOrder(worths: readonly PlaceWorth[], kind: PlaceKind): number[] {
  const pools: { goals: number; count: number }[] = [];
  for (const { goals } of worths.filter((worth) => worth.kind === kind)) {
    pools.push({ goals: Math.max(0, goals), count: 1 });
    for (let last = pools.at(-1)!; pools.length > 1 && pools.at(-2)!.goals < last.goals; last = pools.at(-1)!) {
      pools.pop();
      const before = pools.at(-1)!;
      before.goals = (before.goals * before.count + last.goals * last.count) / (before.count + last.count);
      before.count += last.count;
    }
  }
  return pools.flatMap(({ goals, count }) => Array.from({ length: count }, () => goals));
}
