/**
 * `sim -- alone`: what a club loses whose user does nothing, in points of a season. Each world is played twice: once every other
 * club has such a user, once the others have, so that all else is alike in the mean.
 */
import { simulateUnstored } from '#domains/game/simulation/simulate.ts';
import { seatManager } from '#domains/seat/store/seats.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { CLUBS_PER_LEAGUE } from '#engine/schedule/pyramid.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';
import { openPlan, playSeasons } from '#world/play-seasons.ts';
import { readFinishes, readLeagues } from './health/notes.ts';
import { deviationOf, meanOf } from './spread.ts';

/** Everything happens at one moment: nothing reads the clock. */
const NOW = new Date(0);
/** Of the points that a season brings at most: what a club may lose. */
export const MAY_LOSE = 0.03;

export interface AloneOptions {
  seed: number;
  seasons: number;
  /** Worlds of one league, of which the mean is taken. */
  worlds: number;
  onProgress?: (worlds: number) => void;
}

export interface LeftAlone extends Pick<AloneOptions, 'seed' | 'worlds'> {
  /** By season: the share of the points that clubs win with such a user beyond what they win without, and its standard error. */
  seasons: { gain: number; error: number }[];
  holds: boolean;
}

/** Plays each world twice for some seasons, and returns the difference that users who do nothing make. */
export async function measureAlone({ seed, seasons, worlds, onProgress }: AloneOptions): Promise<LeftAlone> {
  const gains = Array.from({ length: seasons }, (): number[] => []);
  for (let world = 0; world < worlds; world++) {
    const [even, odd] = [await sharesOf(seed + world, seasons, 0), await sharesOf(seed + world, seasons, 1)];
    for (const [index, shares] of even.entries()) {
      for (const [clubId, { share, isAlone }] of shares) {
        const other = odd[index]?.get(clubId)?.share ?? share;
        gains[index]?.push(isAlone ? share - other : other - share);
      }
    }
    onProgress?.(world + 1);
  }
  const bySeason = gains.map((own) => ({ gain: meanOf(own), error: deviationOf(own) / Math.sqrt(own.length) }));
  return { seed, worlds, seasons: bySeason, holds: bySeason.every(({ gain }) => gain > -MAY_LOSE) };
}

type Shares = Map<ClubId, { share: number; isAlone: boolean }>;

/** Returns each club's share of its points by season. @param place which of two neighbors have a user: 0 or 1 */
async function sharesOf(seed: number, count: number, place: 0 | 1): Promise<Shares[]> {
  const plan = planWorld({ size: CLUBS_PER_LEAGUE, seed, secret: knownSecret(seed) });
  const world = await openPlan(new MemoryRows({ now: NOW }), plan, NOW);
  const { rows } = world;
  const clubs = [...(await readLeagues(rows)).keys()].sort((one, other) => one - other);
  const alone = new Set(clubs.filter((_, index) => index % 2 === place));
  const fromDay = absoluteDayOf({ season: world.season, day: 1 });
  for (const [index, clubId] of [...alone].entries()) {
    await seatManager(rows, { clubId, userId: (index + 1) as UserId, since: NOW, fromDay, isTrial: false });
  }
  const simulate = simulateUnstored(() => {});
  const all: Shares[] = [];
  for (let index = 0; index < count; index++) {
    const { season } = world;
    await playSeasons(world, { count: 1, now: NOW, isLived: true, simulate });
    const finishes = await readFinishes(rows, season);
    all.push(
      new Map(finishes.map(({ clubId, pointsShare }) => [clubId, { share: pointsShare, isAlone: alone.has(clubId) }])),
    );
  }
  return all;
}

export function aloneText({ seed, worlds, seasons, holds }: LeftAlone): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    `points of a club whose user does nothing, beyond what it wins without one (${worlds} worlds, seed ${seed}):`,
    ...seasons.map(({ gain, error }, index) => `season ${index + 1}${percent(gain).padStart(9)} ±${percent(error)}`),
    `at least ${percent(-MAY_LOSE)}: ${holds ? 'holds' : 'DOES NOT HOLD'}`,
  ].join('\n');
}
