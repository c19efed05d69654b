/** Two managers on a server, the first logged in twice, and the inbox of their assistants' actions. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { players } from '#domains/player/tables.ts';
import { emptyTables } from './rows.ts';
import { giveClub } from './seats.ts';
import { type Browser, logIn, makeBrowser, makeLoggedInBrowser } from './server.ts';
import { testWorld } from './test-world.ts';
import { addressOf } from './user.ts';

/** First teams of Mia and Ole, and her farm team. */
export const [MIAS, MIAS_FARM, OLES] = [11, 12, 21];
export const SEASON = 3;

/** A line of an inbox. */
export interface Line {
  id: number;
  kind: string;
  undo: string | null;
  params: { playerId?: number; isOnWaivers?: boolean; slot?: string };
}

/** Tables that a test may leave rows in. */
const LEFT =
  'waiver_claims, waivers, recalls, injured_reserve, notifications, sponsor_deals, lineups, offer_sheets, restricted_free_agents, contracts';

/** The inboxes of the tests of a file: available from the first hook after them on. */
export class Inboxes {
  private readonly made = testWorld({ season: SEASON, isPaused: true, clubs: ['Mia', 'Ole'], rosters: ['PRO', 'FRM'] });
  readonly database = this.made.database;
  readonly db = this.made.db;
  readonly miaId: number;
  readonly mia: Browser;
  /** Another device of Mia's. */
  readonly phone = makeBrowser(this.made.server);
  readonly ole: Browser;
  /** Players of her first team. */
  readonly pro: number[] = [];
  private lastPlayer = 0;
  private day = 10;

  constructor() {
    [this.miaId] = this.made.ids('Mia');
    [this.mia, this.ole] = this.made.browsers('Mia', 'Ole');
    beforeAll(async () => {
      await logIn(this.phone, this.made.server, this.database, addressOf('Mia'));
      const all = await this.db.select({ id: players.id, teamId: players.teamId }).from(players).orderBy(players.id);
      this.pro.push(...all.filter(({ teamId }) => teamId === MIAS).map(({ id }) => id));
      this.lastPlayer = all.at(-1)?.id ?? 0;
    });
  }

  /** Resets the state: no injuries, no users added by a test, and Mia has her club. */
  async reset(): Promise<void> {
    await emptyTables(this.db, LEFT);
    await this.db.execute(
      sql`update ${players} set team_id = null, status = 'free' where status = 'club' and id > ${this.lastPlayer}`,
    );
    await this.db.update(players).set({ injuredUntil: null, injurySeverity: null });
    await giveClub(this.db, 1, this.miaId);
    await this.goTo(10);
  }

  /** Returns the browser of another user. */
  browserOf(email: string): Promise<Browser> {
    return makeLoggedInBrowser(this.made.server, this.database, email);
  }

  async goTo(day: number): Promise<void> {
    this.day = day;
    await this.made.goTo(day);
  }

  get now() {
    return this.made.on(this.day);
  }

  readonly inWorld = this.made.inRows;

  async hurt(id: number | undefined, days: number): Promise<void> {
    await this.db
      .update(players)
      .set({ injuredUntil: this.now.absoluteDay + days, injurySeverity: 'moderate', injuryPart: 'knee' })
      .where(eq(players.id, id ?? 0));
  }

  /** Returns the lines of an inbox, Mia's by default, newest first. */
  async lines(browser = this.mia): Promise<Line[]> {
    return (await browser.get('/api/notifications/list')).body.data;
  }

  /** Returns 204, or the code of the refusal. */
  async undo(id: number | undefined, browser = this.mia): Promise<number | string> {
    const answer = await browser.post(`/api/notifications/${id ?? 0}/undo`);
    return answer.status === 204 ? 204 : answer.body.code;
  }
}
