/** GET /world: the world data for every screen, cached until its version changes. */

import { asc, desc, eq } from 'drizzle-orm';
import { ACHIEVEMENTS } from '#domains/achievement/rules/catalog.ts';
import type { Site } from '#domains/admin/store/site.ts';
import { HONORS } from '#domains/awards/constants.ts';
import { currentChampionship } from '#domains/championship/views.ts';
import { COACH_SKILLS, COACH_SPECIAL_SKILLS } from '#domains/coach/constants.ts';
import { currentCups } from '#domains/cup/views.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { inactiveSpecialSkills } from '#domains/player/rules/special-skills.ts';
import { QUEST_IDS } from '#domains/quest/constants.ts';
import { RAFFLE_TYPE_IDS, RAFFLE_TYPES, TICKET_PRICE } from '#domains/raffle/constants.ts';
import { seasons } from '#domains/season/tables.ts';
import type { WorldData } from '#domains/world/contract/calls.ts';
import { readClock } from '#domains/world/views/clock.ts';
import {
  GOALIE_SKILLS,
  GOALIE_SPECIAL_SKILLS,
  LEVELS,
  SKATER_SKILLS,
  SKATER_SPECIAL_SKILLS,
} from '#engine/player/skills.ts';
import { knownToServer } from '#platform/clock/secret.ts';
import { readWorld, type WorldRow } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { untilNextVersion } from '#platform/database/memory.ts';

/** Data that is the same for every user until the world's version is raised. */
type StandingData = Pick<WorldData, 'nations' | 'unrankedNations' | 'leagues' | 'seasons'>;

const standingData = untilNextVersion(loadStandingData);

const both = (id: string, isSkater: boolean) => ({ id, skater: isSkater, goalie: !isSkater });
const SKILLS = [...SKATER_SKILLS.map((id) => both(id, true)), ...GOALIE_SKILLS.map((id) => both(id, false))];
const SPECIAL_SKILLS = [
  ...SKATER_SPECIAL_SKILLS.map((id) => both(id, true)),
  ...GOALIE_SPECIAL_SKILLS.map((id) => both(id, false)),
];

/** A cup for the playoffs and a president's trophy for the regular season, by level, in the top tier and below it. */
const TROPHIES: WorldData['trophies'] = (['cup', 'president'] as const).flatMap((category) =>
  LEVELS.flatMap((level) =>
    (['top', 'lower'] as const).map((tier) => ({
      id: `${category}-${level.toLowerCase()}-${tier}`,
      category,
      level,
      tier,
      description: `${category === 'cup' ? 'Cup winner' : 'Regular season winner'} ${level} ${tier === 'top' ? 'Tier I' : 'Tier II+'}`,
    })),
  ),
);

/** @param viewer the user; null: a visitor. */
export async function readWorldData(
  db: Database,
  viewer: { isAdmin: boolean; refCode: string } | null,
  { now, site }: { now: Date; site: Site },
): Promise<WorldData> {
  const row = await readWorld(db);
  const [standing, clock, championship, friendlyCups] = await Promise.all([
    standingData(db, row.version),
    readClock(db, now),
    currentChampionship(db),
    currentCups(db, row.seasonNumber),
  ]);
  return {
    name: row.name,
    version: versionOf(row, site),
    currentSeason: row.seasonNumber,
    seasonPhase: clock.phase,
    isBananaDay: row.bananaDay,
    closedFeatures: site.closed.map(({ feature, reason }) => ({ feature, reason })),
    refCode: viewer?.refCode ?? '',
    admin: viewer?.isAdmin ?? false,
    clock,
    ...standing,
    skills: SKILLS,
    specialSkills: SPECIAL_SKILLS,
    trophies: TROPHIES,
    inactiveSpecialSkills: inactiveSpecialSkills(await knownToServer(db), row.seasonNumber),
    coachSkills: COACH_SKILLS.map((id) => ({ id })),
    coachSpecialSkills: COACH_SPECIAL_SKILLS.map((id) => ({ id })),
    accolades: HONORS.map((id) => ({ id })),
    achievements: ACHIEVEMENTS.map(({ id, points }) => ({ id, points })),
    raffleTypes: RAFFLE_TYPE_IDS.map((id) => ({ id, days: RAFFLE_TYPES[id].days, ticketPrice: TICKET_PRICE })),
    quests: QUEST_IDS.map((id) => ({ id })),
    championship,
    friendlyCups,
    uaCup: null,
  };
}

/** Returns the version of the world data: both numbers only ever increase. */
export function versionOf(row: Pick<WorldRow, 'version'>, site: Pick<Site, 'revision'>): number {
  return row.version + site.revision;
}

/** Returns the ETag of the world data, from everything it depends on. */
export function worldTag(
  row: WorldRow,
  { user, program, site }: { user: { id: number; isAdmin: boolean } | null; program: string; site: number },
): string {
  const clock = [row.day, row.step, row.dayMinutes, row.dayStartedAt.getTime(), row.pausedAt?.getTime() ?? 0, row.pace];
  const viewer = user ? [user.id, user.isAdmin] : [];
  return `W/"${[program, row.version, site, row.bananaDay, ...clock, ...viewer].join('-')}"`;
}

async function loadStandingData(db: Database): Promise<StandingData> {
  const shown = {
    id: nations.id,
    code: nations.code,
    abbr: nations.abbr,
    name: nations.name,
    adjective: nations.adjective,
    flag: nations.flag,
    rankingPoints: nations.rankingPoints,
  };
  const { id, name, abbr, tier, level, proLeagueId, feedsLeagueId, slot } = leagues;
  const shownOfLeague = { id, name, abbr, tier, level, proLeagueId, feedsLeagueId, slot };
  const [ranked, unranked, leagueRows, seasonRows] = await Promise.all([
    db.select(shown).from(nations).where(eq(nations.isRanked, true)).orderBy(asc(nations.name)),
    db.select(shown).from(nations).where(eq(nations.isRanked, false)).orderBy(asc(nations.name)),
    db.select(shownOfLeague).from(leagues).orderBy(asc(leagues.tier), asc(leagues.id)),
    db.select({ number: seasons.number, year: seasons.year }).from(seasons).orderBy(desc(seasons.number)),
  ]);
  return {
    nations: ranked,
    unrankedNations: unranked,
    leagues: leagueRows.map((league) => ({ ...league, isPro: league.level === 'PRO' })),
    seasons: seasonRows,
  };
}
