/** A league of four clubs that trade: of Mia, Ole and Kim, and an AI club; and how they do it. */
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

/** First teams of clubs 1 (Mia), 2 (Ole), 3 (Kim) and 4 (nobody's), of 22 men with contracts each: one place is free. */
export const [MIAS, OLES, KIMS, OTHERS] = [11, 21, 31, 41];
export const [SEASON, DAY] = [3, 10];

const CLUBS = [{ id: 1, manager: 'Mia' }, { id: 2, manager: 'Ole' }, { id: 3, manager: 'Kim' }, { id: 4 }] as const;

export type Thing =
  | { kind: 'player'; playerId: number; retention: number }
  | { kind: 'pick'; pickId: number }
  | { kind: 'rights'; playerId: number };
export const asset = (playerId: number, retention = 0): Thing => ({ kind: 'player', playerId, retention });
export const pick = (pickId: number): Thing => ({ kind: 'pick', pickId });

/** A trade of two as the calls take it. */
export function between(from: number, to: number, gives: readonly Thing[], gets: readonly Thing[]) {
  return {
    withTeamId: to,
    parts: [
      ...gives.map((thing) => ({ ...thing, fromTeamId: from, toTeamId: to })),
      ...gets.map((thing) => ({ ...thing, fromTeamId: to, toTeamId: from })),
    ],
  };
}

export function offer(browser: Browser, from: number, to: number, gives: Thing[], gets: Thing[], more: object = {}) {
  return browser.post(`/api/teams/${from}/trades`, { ...between(from, to, gives, gets), ...more });
}

/** The floor of the tests of a file: there from the first hook after it on. */
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
  /** Players by club: four lines and what else dresses, then spare men. */
  readonly men = new Map<number, number[]>();

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
      this.men.set(id, squad);
    }
    await this.inRows((rows) => handOutPicks(rows, SEASON));
  }

  /** Takes away what a test before has left open, and what its trades would add up to. */
  async clear(): Promise<void> {
    await emptyTables(this.db, 'trade_patience, trade_block, notifications, news');
    await this.db.execute(sql`update trades set status = 'void', closed_on = 1 where status in ('open', 'escrow')`);
    await this.db.execute(sql`update trades set values = null`);
    // Some tests settle trades days ahead; for the next one it is today again, and a man cannot leave before he came.
    const today = SEASON * 63 + DAY;
    await this.db.execute(sql`
      update team_players set from_day = least(from_day, ${today}), to_day = case when to_day > ${today} then ${today} else to_day end
      where from_day > ${today} or to_day > ${today}`);
  }

  /**
   * Today's n-th forward of a club, those who began with it first: one for another never leaves a club short of a group,
   * anyone who has won the races before.
   */
  async manOf(clubId: number, index: number): Promise<number> {
    const rows = await rowsOf(this.db, players, { teamId: 10 * clubId + 1 });
    const forwards = rows.filter(({ positions: [first] }) => first && !isGoalie(first) && !isDefense(first));
    const isOwn = ({ id }: { id: number }) => this.men.get(clubId)?.includes(id) === true;
    const found = [...forwards.filter(isOwn), ...forwards.filter((row) => !isOwn(row))][index];
    if (!found) throw new Error(`club ${clubId} has no forward ${index}`);
    return found.id;
  }

  /** A manager who has run a club of the league since the season before: somebody who may vote on trades of others. */
  async addVoter(clubId: number, name: string): Promise<Browser> {
    const { id: managerId, browser } = await this.arrive(name);
    await makeClub(this.db, { id: clubId, leagueIds: this.made.world.leagueIds, season: SEASON, managerId });
    return browser;
  }

  /** Clubs that have done business this season have so much. */
  async fund(amount: number, clubIds: readonly number[] = CLUBS.map(({ id }) => id)): Promise<void> {
    for (const clubId of clubIds) {
      await this.db.insert(clubFinances).values({ clubId, seasonRevenue: 170_000_000 });
      await giveMoney(this.db, { account: `club:${clubId}`, amount, season: SEASON });
    }
  }

  /** Picks by the club that had them first. */
  pickOf(originalClubId: number, season: number, round: number) {
    return rowOf(this.db, draftPicks, { originalClubId, season, round });
  }

  async teamOf(playerId: number) {
    return (await rowsOf(this.db, players, { id: playerId }))[0]?.teamId;
  }

  async statusOf(id: number) {
    return (await rowsOf(this.db, trades, { id }))[0]?.status;
  }

  /** A club gets more good men of one position than it needs, and poor ones of another. */
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
