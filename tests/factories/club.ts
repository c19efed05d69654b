/** Clubs with their three teams. */
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Database } from '#platform/database/client.ts';
import { makeCompetition } from './competition.ts';
import { giveClub } from './seats.ts';

export interface TestClub {
  id: number;
  /** Club 4 has the teams 41 (PRO), 42 (FRM) and 43 (U21). */
  teamIds: Record<Level, number>;
}

export interface ClubOptions {
  id: number;
  leagueIds: Record<Level, number>;
  /** An AI club by default. */
  managerId?: number | null;
  city?: string;
  /** Season whose tables list its teams; left out: none. */
  season?: number;
  club?: Partial<typeof clubs.$inferInsert>;
}

/** Returns a team as stores expect it. */
export async function teamRef(db: Database, teamId: number): Promise<TeamRef> {
  const team = await findTeamRef(db, teamId);
  if (!team) throw new Error(`there is no team ${teamId}`);
  return team;
}

/** Makes a club of nation 1 and its teams, which are listed in the tables of `season` without a game played. */
export async function makeClub(
  db: Database,
  { id, leagueIds, managerId = null, city = `City ${id}`, season, club = {} }: ClubOptions,
): Promise<TestClub> {
  await db.insert(clubs).values({
    id,
    nationId: 1,
    timeZone: 'America/Toronto',
    foundedAt: -20,
    colors: ['#123456', '#ffffff', '#cc2200'],
    jersey: { pattern: 'hockey' },
    crest: { shape: 'shield', field: 'plain', charge: 'star' },
    arenaName: `${city} Arena`,
    arenaCapacity: 12_000,
    story: {
      opening: 'mondays',
      middle: 'full',
      ending: 'road',
      city,
      nickname: 'Skaters',
      arena: `${city} Arena`,
      capacity: 12_000,
      age: 20,
      rival: 'Otherton Rivals',
      farm: `${city} Farmhands`,
      juniors: `${city} Juniors`,
    },
    ...club,
  });
  const teamIds = { PRO: id * 10 + 1, FRM: id * 10 + 2, U21: id * 10 + 3 };
  for (const level of ['PRO', 'FRM', 'U21'] as const) {
    const names = { city, nickname: `${level} Side`, abbr: `T${String(id).padStart(2, '0').slice(-2)}` };
    await db.insert(teams).values({
      id: teamIds[level],
      clubId: id,
      level,
      leagueId: leagueIds[level],
      ...names,
      originalCity: names.city,
      originalNickname: names.nickname,
      originalAbbr: names.abbr,
      offense: 60,
      defense: 60,
      physical: 60,
      goaltending: 60,
      coaching: 60,
    });
    if (season !== undefined) {
      const competitionId = await makeCompetition(db, { season, leagueId: leagueIds[level] });
      await db.insert(standings).values({ competitionId, teamId: teamIds[level] });
    }
  }
  if (managerId !== null) await giveClub(db, id, managerId);
  return { id, teamIds };
}
