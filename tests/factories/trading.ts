/** A league of four clubs that trade: those of Mia, Ole and Kim, and an AI club; and calls for their trades. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { oneContractAtATime } from '#domains/cap/checks.ts';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { clubFinances } from '#domains/finances/tables.ts';
import { membershipsWhole } from '#domains/player/checks.ts';
import { players } from '#domains/player/tables.ts';
import { oneTeamOneContract } from '#domains/roster/checks.ts';
import { tradesWhole } from '#domains/trade/checks.ts';
import { trades } from '#domains/trade/tables.ts';
import { isDefense, isGoalie, type Position } from '#engine/player/skills.ts';
import { makeClub } from './club.ts';
import { giveMoney } from './money.ts';
import { makeContract, makePlayer, makeRoster } from './player.ts';
import { emptyTables, rowOf, rowsOf } from './rows.ts';
import type { Browser } from './server.ts';
import { testWorld } from './test-world.ts';

/** First teams of clubs 1 (Mia), 2 (Ole), 3 (Kim) and 4 (AI club), of 22 players with contracts each: one roster spot is free. */
export const [MIAS, OLES, KIMS, OTHERS] = [11, 21, 31, 41];
export const [SEASON, DAY] = [3, 10];

const CLUBS = [{ id: 1, manager: 'Mia' }, { id: 2, manager: 'Ole' }, { id: 3, manager: 'Kim' }, { id: 4 }] as const;

export type Asset =
  | { kind: 'player'; playerId: number; retention: number }
  | { kind: 'pick'; pickId: number }
  | { kind: 'rights'; playerId: number };
export const asset = (playerId: number, retention = 0): Asset => ({ kind: 'player', playerId, retention });
export const pick = (pickId: number): Asset => ({ kind: 'pick', pickId });

/** Returns a trade between two clubs as the calls take it. */
export function between(from: number, to: number, gives: readonly Asset[], gets: readonly Asset[]) {
  return {
    withTeamId: to,
    parts: [
      ...gives.map((asset) => ({ ...asset, fromTeamId: from, toTeamId: to })),
      ...gets.map((asset) => ({ ...asset, fromTeamId: to, toTeamId: from })),
    ],
  };
}

export function offer(browser: Browser, from: number, to: number, gives: Asset[], gets: Asset[], more: object = {}) {
  return browser.post(`/api/teams/${from}/trades`, { ...between(from, to, gives, gets), ...more });
}

/** The trading floor of the tests of a file: available from the first hook after it on. */
export class TradingFloor {
  private readonly made = testWorld({ season: SEASON, day: DAY, isPaused: true, clubs: CLUBS });
  readonly database = this.made.database;
  readonly db = this.made.db;
  readonly server = this.made.server;
  readonly arrive = this.made.arrive;
  readonly goTo = this.made.goTo;
  readonly faults = this.made.faults;
  readonly inRows = this.made.inRows;
  readonly on = this.made.on;
  readonly mia: Browser;
  readonly ole: Browser;
  readonly kim: Browser;
  /** Players by club: four lines and the rest of the lineup, then spare players. */
  readonly roster = new Map<number, number[]>();

  constructor() {
    [this.mia, this.ole, this.kim] = this.made.browsers('Mia', 'Ole', 'Kim');
    beforeAll(() => this.furnish());
  }

  private async furnish(): Promise<void> {
    for (const { id } of CLUBS) {
      const teamId = 10 * id + 1;
      const squad = await makeRoster(this.db, teamId, { skill: 66 });
      for (const jerseyNumber of [31, 32]) {
        const spare = { position: 'LW', lastname: `Spare ${jerseyNumber}`, skill: 66 } as const;
        squad.push(await makePlayer(this.db, { teamId, jerseyNumber, ...spare }));
      }
      for (const playerId of squad)
        await makeContract(this.db, { playerId, clubId: id, from: SEASON - 1, salary: 2_000_000 });
      this.roster.set(id, squad);
    }
    await this.inRows((rows) => handOutPicks(rows, SEASON));
  }

  /** Removes what the test before has left open, and the totals of its trades. */
  async clear(): Promise<void> {
    await emptyTables(this.db, 'trade_patience, trade_block, notifications, news');
    await this.db.execute(sql`update trades set status = 'void', closed_on = 1 where status in ('open', 'escrow')`);
    await this.db.execute(sql`update trades set values = null`);
    // Some tests settle trades days ahead; for the next one it is today again, and a player cannot leave before he came.
    const today = SEASON * 63 + DAY;
    await this.db.execute(sql`
      update team_players set from_day = least(from_day, ${today}), to_day = case when to_day > ${today} then ${today} else to_day end
      where from_day > ${today} or to_day > ${today}`);
  }

  /**
   * Returns a club's n-th forward today, original players first: a one-for-one trade never leaves a club short at a position,
   * whatever the races before have moved.
   */
  async playerOf(clubId: number, index: number): Promise<number> {
    const rows = await rowsOf(this.db, players, { teamId: 10 * clubId + 1 });
    const forwards = rows.filter(({ positions: [first] }) => first && !isGoalie(first) && !isDefense(first));
    const isOwn = ({ id }: { id: number }) => this.roster.get(clubId)?.includes(id) === true;
    const found = [...forwards.filter(isOwn), ...forwards.filter((row) => !isOwn(row))][index];
    if (!found) throw new Error(`club ${clubId} has no forward ${index}`);
    return found.id;
  }

  /** Adds a manager who has run a club of the league since the season before, and so may vote on trades of others. */
  async addVoter(clubId: number, name: string): Promise<Browser> {
    const { id: managerId, browser } = await this.arrive(name);
    await makeClub(this.db, { id: clubId, leagueIds: this.made.world.leagueIds, season: SEASON, managerId });
    return browser;
  }

  /** Sets the balance of clubs that have done business this season. */
  async fund(amount: number, clubIds: readonly number[] = CLUBS.map(({ id }) => id)): Promise<void> {
    for (const clubId of clubIds) {
      await this.db.insert(clubFinances).values({ clubId, seasonRevenue: 170_000_000 });
      await giveMoney(this.db, { account: `club:${clubId}`, amount, season: SEASON });
    }
  }

  /** Returns picks by their original club. */
  pickOf(originalClubId: number, season: number, round: number) {
    return rowOf(this.db, draftPicks, { originalClubId, season, round });
  }

  async teamOf(playerId: number) {
    return (await rowsOf(this.db, players, { id: playerId }))[0]?.teamId;
  }

  async statusOf(id: number) {
    return (await rowsOf(this.db, trades, { id }))[0]?.status;
  }

  /** Gives a club more good players at one position than it needs, and poor ones at another. */
  async unbalance(clubId: number, { many, few }: Record<'many' | 'few', Position>): Promise<void> {
    for (const { id, positions } of await rowsOf(this.db, players, { teamId: 10 * clubId + 1 })) {
      if (positions[0] === many) await this.setSkill(id, 78);
      if (positions[0] === few) await this.setSkill(id, 62);
    }
  }

  async setSkill(playerId: number, value: number): Promise<void> {
    await this.db
      .update(players)
      .set({
        skills: sql`array_fill(${value}::smallint, array[cardinality(skills)])`,
        ceilings: sql`array_fill(${value}::smallint, array[cardinality(skills)])`,
      })
      .where(eq(players.id, playerId));
  }

  async expectWhole(): Promise<void> {
    expect(await this.faults(tradesWhole, membershipsWhole, oneContractAtATime, oneTeamOneContract)).toEqual([]);
  }
}
