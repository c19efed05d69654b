import { asc, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { statusesAgree } from '#domains/player/checks.ts';
import { PLAYER_STATUSES } from '#domains/player/constants.ts';
import * as rules from '#domains/player/rules/status.ts';
import { freeAmateurs, returnToAmateurs } from '#domains/player/store/amateurs.ts';
import { addPlayers, enlistPlayers, joinClubs, movePlayers, takePlayerIds } from '#domains/player/store/people.ts';
import { isFreeAgent, isPro } from '#domains/player/store/status.ts';
import { freePlayersToday, releasePlayers, retirePlayers } from '#domains/player/store/summer.ts';
import { players } from '#domains/player/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';
import { makePlayer } from '../../../../tests/factories/player.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const SEASON = 3;
const [FIRST, FARM] = [11, 12];
const DAY = absoluteDayOf({ season: SEASON, day: 5 });

const { db, inRows, faults } = testWorld({ season: SEASON, clubs: [1] });

it('a status is stored only if it matches the rest of the row', async () => {
  const taken: string[] = [];
  const should: string[] = [];
  for (const teamId of [null, FIRST]) {
    for (const retiredAt of [null, 2]) {
      for (const draftClass of [null, 3]) {
        const rest = { teamId, retiredAt, draftClass };
        const isNowhere = teamId === null && retiredAt === null && draftClass === null;
        // A player on a team is neither retired nor an amateur; `home` fits only players who are nothing else.
        const may = teamId !== null && (retiredAt ?? draftClass) !== null ? [] : [rules.statusOf(rest)];
        should.push(...[...may, ...(isNowhere ? ['home'] : [])].map((status) => JSON.stringify({ ...rest, status })));
        for (const status of PLAYER_STATUSES) {
          const player = { lastname: 'Combined', jerseyNumber: null, ...rest, status };
          const made = await db.transaction((tx) => makePlayer(tx as never, player)).catch(() => null);
          if (made !== null) taken.push(JSON.stringify({ ...rest, status }));
        }
      }
    }
  }
  expect(taken.sort()).toEqual(should.sort());
  expect(await faults(statusesAgree)).toEqual([]);
});

it('a status has the same names in SQL and in memory', async () => {
  const everybody = await pgReader(db).read(players, ['id', 'status']);
  expect(new Set(everybody.map(({ status }) => status))).toEqual(new Set(PLAYER_STATUSES));
  for (const [condition, is] of [
    [isFreeAgent, rules.isFreeAgent],
    [isPro, rules.isPro],
  ] as const) {
    const found = await db.select({ id: players.id }).from(players).where(condition).orderBy(asc(players.id));
    expect(found.map(({ id }) => id)).toEqual(everybody.filter(is).map(({ id }) => id));
  }
});

it('a status follows a player through his career', async () => {
  const id = await inRows((rows) => takePlayerIds(rows, 1));
  const [model] = await db.select().from(players).limit(1);
  if (!model) throw new Error('there is no player');
  const statuses: string[] = [];
  const then = async (work: (rows: Rows) => Promise<unknown>) => {
    await inRows(work);
    const [row] = await pgReader(db).read(players, ['status'], { id });
    statuses.push(row?.status ?? 'nobody');
  };
  const at = (teamId: number) => [{ id, teamId, jerseyNumber: 9 }];
  const boy = { ...model, id, teamId: null, retiredAt: null, draftClass: SEASON, jerseyNumber: null };
  await then((rows) => addPlayers(rows, [{ player: boy, face: {} }], DAY));
  await then((rows) => joinClubs(rows, at(FIRST), { season: SEASON, day: DAY }));
  await then((rows) => movePlayers(rows, at(FARM), DAY + 1));
  await then((rows) => freePlayersToday(rows, [id], { season: SEASON, absoluteDay: DAY + 2 }));
  await then((rows) => returnToAmateurs(rows, id, SEASON));
  await then((rows) => freeAmateurs(rows, [id], SEASON + 1));
  await then((rows) => enlistPlayers(rows, at(FIRST), SEASON + 1));
  await then((rows) => releasePlayers(rows, [id], SEASON + 1));
  await then((rows) =>
    retirePlayers(rows, [id], { season: SEASON + 1, day: absoluteDayOf({ season: SEASON + 2, day: 1 }) }),
  );
  const [club, free, amateur] = ['club', 'free', 'amateur'];
  expect(statuses).toEqual([amateur, club, club, free, amateur, free, club, free, 'retired']);
});

it('an index finds players without a club, for free agent lists and for the world', async () => {
  const planOf = async (condition: ReturnType<typeof sql> | undefined) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify((await tx.execute(sql`explain select id from ${players} where ${condition}`)).rows);
    });
  expect(await planOf(isFreeAgent)).toContain('players_without_club');
  expect(await planOf(inArray(players.status, [...rules.WITHOUT_CLUB.status]))).toContain('players_without_club');
  const { FREE_AGENT, WITHOUT_CLUB } = rules;
  expect(await planOf(sql`${players.status} = ${FREE_AGENT.status}`)).toContain('players_without_club');
  const asRows = sql`${players.status} = any(${sql.param(WITHOUT_CLUB.status)}::text[])`;
  expect(await planOf(asRows)).toContain('players_without_club');
});
