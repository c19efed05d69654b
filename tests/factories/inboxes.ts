/** Two managers on a server, the first logged in twice, and the inbox of what their assistants have done. */
import { eq, sql } from 'drizzle-orm';
import { players } from '#domains/player/tables.ts';
import { knownSecret } from '#engine/secret.ts';
import { world } from '#platform/clock/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { makeClub } from './club.ts';
import { makeRoster } from './player.ts';
import { giveClub } from './seats.ts';
import { type Browser, makeLoggedInBrowser, startTestServer, type TestServer } from './server.ts';
import { makeUser } from './user.ts';
import { makeWorld } from './world.ts';

/** First teams of Mia and Ole, and their farms. */
export const [MIAS, MIAS_FARM, OLES, OLES_FARM] = [11, 12, 21, 22];
export const SEASON = 3;

/** A line of an inbox. */
export interface Line {
  id: number;
  kind: string;
  undo: string | null;
  params: { playerId?: number; isOnWaivers?: boolean; slot?: string };
}

/** What a test may leave behind. */
const LEFT = [
  'waiver_claims',
  'waivers',
  'recalls',
  'injured_reserve',
  'notifications',
  'sponsor_deals',
  'lineups',
  'offer_sheets',
  'restricted_free_agents',
  'contracts',
];

export class Inboxes {
  readonly database: TestDatabase;
  readonly miaId: number;
  readonly mia: Browser;
  /** Another device of hers. */
  readonly phone: Browser;
  readonly ole: Browser;
  /** Her first team. */
  readonly pro: readonly number[];
  private readonly server: TestServer;
  private readonly lastPlayer: number;
  private day = 10;

  private constructor(
    made: Pick<Inboxes, 'database' | 'miaId' | 'mia' | 'phone' | 'ole' | 'pro'>,
    server: TestServer,
    lastPlayer: number,
  ) {
    this.database = made.database;
    this.miaId = made.miaId;
    this.mia = made.mia;
    this.phone = made.phone;
    this.ole = made.ole;
    this.pro = made.pro;
    this.server = server;
    this.lastPlayer = lastPlayer;
  }

  static async make(): Promise<Inboxes> {
    const database = await createTestDatabase();
    const { db } = database;
    const { leagueIds, season } = await makeWorld(db, { season: SEASON });
    await db.update(world).set({ pausedAt: new Date('2026-01-01T13:00:00Z') });
    const miaId = await makeUser(db, { name: 'Mia' });
    await makeClub(db, { id: 1, leagueIds, season, managerId: miaId });
    await makeClub(db, { id: 2, leagueIds, season, managerId: await makeUser(db, { name: 'Ole' }) });
    const pro = await makeRoster(db, MIAS, { skill: 60 });
    let last: number[] = [];
    for (const teamId of [MIAS_FARM, OLES, OLES_FARM]) last = await makeRoster(db, teamId, { skill: 60 });
    const server = await startTestServer(database);
    const mia = await makeLoggedInBrowser(server, database, 'mia@example.org');
    const phone = await makeLoggedInBrowser(server, database, 'mia@example.org');
    const ole = await makeLoggedInBrowser(server, database, 'ole@example.org');
    return new Inboxes({ database, miaId, mia, phone, ole, pro }, server, Math.max(...last));
  }

  /** As it was made: nobody is hurt, whoever a test has brought is gone, and Mia has her club. */
  async reset(): Promise<void> {
    const { db } = this.database;
    for (const table of LEFT) await db.execute(sql.raw(`delete from ${table}`));
    await db.execute(
      sql`update ${players} set team_id = null, status = 'free' where status = 'club' and id > ${this.lastPlayer}`,
    );
    await db.update(players).set({ injuredUntil: null, injurySeverity: null });
    await giveClub(db, 1, this.miaId);
    await this.goTo(10);
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.database.drop();
  }

  /** A browser of another user. */
  browserOf(email: string): Promise<Browser> {
    return makeLoggedInBrowser(this.server, this.database, email);
  }

  async goTo(day: number): Promise<void> {
    this.day = day;
    await this.database.db.update(world).set({ day });
  }

  get now() {
    const { day } = this;
    return { season: SEASON, day, absoluteDay: SEASON * 63 + day, secret: knownSecret(7) };
  }

  inWorld<T>(work: (rows: Rows) => Promise<T>): Promise<T> {
    return this.database.db.transaction((tx) => work(pgRows(tx)));
  }

  async hurt(id: number | undefined, days: number): Promise<void> {
    await this.database.db
      .update(players)
      .set({ injuredUntil: this.now.absoluteDay + days, injurySeverity: 'moderate', injuryPart: 'knee' })
      .where(eq(players.id, id ?? 0));
  }

  /** Mia's unless told otherwise, the newest first. */
  async lines(browser = this.mia): Promise<Line[]> {
    return (await browser.get('/api/notifications/list')).body.data;
  }

  /** 204, or the code of what was refused. */
  async undo(id: number | undefined, browser = this.mia): Promise<number | string> {
    const answer = await browser.post(`/api/notifications/${id ?? 0}/undo`);
    return answer.status === 204 ? 204 : answer.body.code;
  }
}
