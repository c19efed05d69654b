/** A small world to put clubs into: the date, a nation, and one pyramid place with its PRO, FRM and U21 league. */

import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { seasons } from '#domains/season/tables.ts';
import type { Level } from '#engine/player/skills.ts';
import { knownSecret, type Secret } from '#engine/secret.ts';
import { world, worldSecret } from '#platform/clock/tables.ts';
import type { Database } from '#platform/database/client.ts';

export interface TestWorld {
  season: number;
  day: number;
  absoluteDay: number;
  seed: number;
  secret: Secret;
  phase: string;
  nationId: number;
  /** The leagues of the top place. */
  leagueIds: Record<Level, number>;
}

/** The date of a test world: day 10 of season 3 by default. */
export interface WorldDate extends Partial<Pick<TestWorld, 'season' | 'day' | 'phase' | 'seed'>> {
  /** Whether its clock is paused: at 13:00, an hour into the day. */
  isPaused?: boolean;
}

/** Returns the world that `makeWorld` makes of these. */
export function worldOf({ season = 3, day = 10, phase = 'regular', seed = 7 }: WorldDate = {}): TestWorld {
  const leagueIds = { PRO: 1, FRM: 2, U21: 3 };
  const absoluteDay = season * 63 + day;
  return { season, day, absoluteDay, seed, secret: knownSecret(seed), phase, nationId: 1, leagueIds };
}

/** Makes the world's row, nation 1 (Canada) and the top leagues 1 (PRO), 2 (FRM) and 3 (U21). */
export async function makeWorld(db: Database, date: WorldDate = {}): Promise<TestWorld> {
  const made = worldOf(date);
  const { season, day, phase, seed } = made;
  await db.insert(worldSecret).values({ key: made.secret });
  await db.insert(world).values({
    name: 'Test world',
    seed,
    size: 'small',
    seasonNumber: season,
    day,
    step: 'morning',
    phase,
    dayMinutes: 60,
    dayStartedAt: new Date('2026-01-01T12:00:00Z'),
    pausedAt: date.isPaused ? new Date('2026-01-01T13:00:00Z') : null,
  });
  await db.insert(seasons).values({ number: season, year: 2023 + season, phase });
  await makeNation(db, made.nationId, 'CA');
  await makeLeagues(db, { firstId: 1 });
  return made;
}

const NATIONS = {
  CA: { abbr: 'CAN', name: 'Canada', adjective: 'Canadian' },
  SE: { abbr: 'SWE', name: 'Sweden', adjective: 'Swedish' },
  FI: { abbr: 'FIN', name: 'Finland', adjective: 'Finnish' },
};
export type NationCode = keyof typeof NATIONS;

/** Makes a nation with this id; nation 1 is Canada. */
export async function makeNation(db: Database, id: number, code: NationCode, talentWeight = 0.5): Promise<void> {
  await db.insert(nations).values({ id, code, ...NATIONS[code], flag: '🏒', talentWeight });
}

interface LeaguesOptions {
  /** Ids firstId (PRO), +1 (FRM) and +2 (U21). */
  firstId: number;
  tier?: number;
  /** The leagues above, by level. */
  feeds?: Record<Level, number>;
}

/** Makes the three leagues of one place of the pyramid. */
export async function makeLeagues(
  db: Database,
  { firstId, tier = 1, feeds }: LeaguesOptions,
): Promise<Record<Level, number>> {
  const ids = { PRO: firstId, FRM: firstId + 1, U21: firstId + 2 };
  for (const level of ['PRO', 'FRM', 'U21'] as const) {
    await db.insert(leagues).values({
      id: ids[level],
      name: `League ${ids[level]}`,
      abbr: `L${ids[level]}`,
      tier,
      level,
      proLeagueId: ids.PRO,
      feedsLeagueId: feeds?.[level] ?? null,
      slot: 1,
    });
  }
  return ids;
}
