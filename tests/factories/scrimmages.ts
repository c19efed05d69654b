/** Scrimmages through their calls. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import { clubs } from '#domains/club/tables.ts';
import { games } from '#domains/game/tables.ts';
import type { Browser } from './server.ts';
import { testWorld } from './test-world.ts';

/** First teams of clubs 1 (Mia), 2 (Ole), 3 and 4 (AI clubs). */
export const [MIAS, OLES, ASSISTANTS, OTHERS] = [11, 21, 31, 41];
/** The start of each test. */
export const NOW = new Date('2026-01-01T13:00:00Z');

/** Returns a world with a paused clock, four clubs and an admin. There are no games when a test begins. */
export function scrimmageWorld() {
  const { db, database, server, ids, browsers } = testWorld({
    isPaused: true,
    users: [{ name: 'Admin', isAdmin: true }],
    clubs: ['Mia', 'Ole', 3, 4],
    rosters: ['PRO'],
  });
  const [miaId] = ids('Mia');
  const [mia, ole, admin] = browsers('Mia', 'Ole', 'Admin');
  beforeAll(async () => {
    await db.update(clubs).set({ rivalClubId: 4 }).where(eq(clubs.id, 1));
  });
  beforeEach(async () => {
    server.clock.now = NOW;
    await db.execute(sql`delete from invitations`);
    await db.execute(sql`delete from scrimmages`);
    await db.execute(sql`delete from notifications`);
    await db.execute(sql`truncate game_inputs, game_periods, game_reports, comments, reactions cascade`);
    await db.execute(sql`delete from games`);
  });

  const play = (browser: Browser, teamId: number, opponentTeamId: number, pace = 'quick', faceoffAt?: Date) =>
    browser.post(`/api/teams/${teamId}/scrimmages`, { opponentTeamId, pace, faceoffAt });
  const list = async (browser: Browser, teamId: number) =>
    (await browser.get(`/api/teams/${teamId}/scrimmages`)).body.data;
  const status = async (gameId: number) =>
    (await db.select({ status: games.status }).from(games).where(eq(games.id, gameId)))[0]?.status;
  /** Starts a scrimmage against an assistant's team, which begins at once; returns the game. */
  async function begun(browser: Browser = mia, teamId = MIAS): Promise<number> {
    const answer = await play(browser, teamId, ASSISTANTS);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data.gameId;
  }
  return { db, database, server, miaId, mia, ole, admin, play, list, status, begun };
}
