/** `sim -- league`: seasons of a world without people, in memory; how its cap sheets and contracts look, season after season. */
import { simulateUnstored } from '#domains/game/simulation/simulate.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';
import { CLUBS_PER_LEAGUE } from '#world/creation/pyramid.ts';
import { openPlan, playSeasons } from '#world/play-seasons.ts';
import { type Row, rowsOf, rowsText } from '../rows.ts';
import { meanOf } from '../spread.ts';
import { CAP_TARGETS, capTable } from './cap-rows.ts';

/** Everything happens at one moment: nobody looks at the clock. */
const NOW = new Date(0);
const FIRST_LEAGUE = 1;
/** A world needs so many seasons to forget how it was made; if fewer are played, all count. */
const SEASONS_TO_SETTLE = 5;

export interface Health {
  /** The figures of each season, by its number. */
  seasons: ({ season: number } & Record<string, number>)[];
  rows: Row[];
}

export interface HealthOptions {
  seasons: number;
  seed: number;
  leagues: number;
  /** Summers as in the running world, day by day, not as in a past, in one night. */
  hasSummers?: boolean;
  onProgress?: (seasons: number) => void;
}

/** The farm and junior leagues do not play: their teams are there, grow, and are called up. */
export async function measureHealth(options: HealthOptions): Promise<Health> {
  const { seasons: count, seed, leagues, hasSummers = false, onProgress } = options;
  const summer = hasSummers ? 'days' : 'night';
  const plan = planWorld({ size: leagues * CLUBS_PER_LEAGUE, seed, secret: knownSecret(seed) });
  const playing = plan.leagues.filter(({ level }) => level === 'PRO');
  const world = await openPlan(new MemoryRows({ now: NOW }), { ...plan, leagues: playing });
  const seasons: Health['seasons'] = [];
  for (let played = 0; played < count; played++) {
    seasons.push({
      season: world.season,
      ...(await capTable(world.rows, { leagueId: FIRST_LEAGUE, season: world.season })),
    });
    await playSeasons(world, { count: 1, now: NOW, summer, simulate: simulateUnstored(() => undefined) });
    onProgress?.(played + 1);
  }
  const counted = seasons.length > SEASONS_TO_SETTLE ? seasons.slice(SEASONS_TO_SETTLE) : seasons;
  const means = Object.fromEntries(CAP_TARGETS.map(({ key }) => [key, meanOf(counted.map((each) => each[key] ?? 0))]));
  return { seasons, rows: rowsOf(CAP_TARGETS, means) };
}

export function healthText({ seasons, rows }: Health): string {
  const keys = CAP_TARGETS.map(({ key }) => key);
  const head = ['season', ...keys.map((key) => key.padStart(13))].join('');
  const lines = seasons.map((each) =>
    [String(each.season).padStart(6), ...keys.map((key) => (each[key] ?? 0).toFixed(1).padStart(13))].join(''),
  );
  const held = rows.filter((row) => row.holds).length;
  return [head, ...lines, '', rowsText(rows), `${held} of ${rows.length} rows hold`].join('\n');
}
