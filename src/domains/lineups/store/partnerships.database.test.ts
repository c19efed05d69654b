import { beforeAll, describe, expect, it } from 'vitest';
import { loadMatchInputs } from '#domains/game/store/match-input.ts';
import { linesAndPairs } from '#domains/lineups/rules/familiarity.ts';
import {
  acquaintancesOf,
  partnershipsOf,
  playedTogether,
  savePartnerships,
} from '#domains/lineups/store/partnerships.ts';
import { teamPartnerships } from '#domains/lineups/tables.ts';
import { players } from '#domains/player/tables.ts';
import { gamesTogether, type Partnership } from '#engine/lineup/chemistry.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { makeRoster, standing } from '../../../../tests/factories/player.ts';
import { changeRows } from '../../../../tests/factories/rows.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const [HOME, FARM, AWAY] = [11, 12, 21];

const { db, world: today } = testWorld({ clubs: [1, 2] });
let line: [number, number, number];
beforeAll(async () => {
  const [one = 0, two = 0, three = 0] = await makeRoster(db, HOME);
  line = [one, two, three];
  await makeRoster(db, AWAY);
});

const book = (teamId: number, units: number[][]) =>
  db.transaction(async (tx) =>
    playedTogether(
      pgRows(tx),
      [{ teamId, stints: [{ units, share: 1 }] }],
      await acquaintancesOf(pgReader(tx), [teamId]),
    ),
  );
const ofHome = async (): Promise<Partnership[]> => (await partnershipsOf(pgReader(db), [HOME])).get(HOME) ?? [];
const moveTo = (player: number, teamId: number | null) => changeRows(db, players, { id: player }, standing({ teamId }));

describe('games played together', () => {
  it('are zero before the first game, and grow with each one recorded', async () => {
    expect(await ofHome()).toEqual([]);
    await book(HOME, [line]);
    await book(HOME, [line]);
    expect(gamesTogether(await ofHome(), line[0], line[1])).toBeCloseTo(2, 1);
  });

  it('enter the game as far as they matter there, and are zero for a new team', async () => {
    const gameId = await makeGame(db, { homeTeamId: HOME, awayTeamId: AWAY });
    const load = async (isLive: boolean) => {
      const [loaded] = await loadMatchInputs(db, [gameId], today, { isLive });
      return loaded?.input ?? expect.unreachable('it was loaded');
    };
    const [first, second] = linesAndPairs((await load(false)).home.lineup);
    const pair = (one = 0, other = 0): [number, number] => [Math.min(one, other), Math.max(one, other)];
    const inLine: Partnership = [...pair(first?.[0], first?.[1]), 5];
    const apart: Partnership = [...pair(first?.[0], second?.[0]), 5];
    const known = await ofHome();
    await db.transaction((tx) => savePartnerships(pgRows(tx), new Map([[HOME, [inLine, apart]]])));
    expect((await load(false)).home.partnerships).toEqual([inLine]);
    // The bench could still put them together.
    expect((await load(true)).home.partnerships).toEqual([inLine, apart]);
    expect((await load(true)).away.partnerships).toEqual([]);
    await db.transaction((tx) => savePartnerships(pgRows(tx), new Map([[HOME, known]])));
  });

  it('stay with a player on loan to another team of the club, and are lost when he leaves it', async () => {
    await moveTo(line[0], FARM);
    await book(HOME, [[line[1], line[2]]]);
    expect(gamesTogether(await ofHome(), line[0], line[1])).toBeGreaterThan(1);
    await moveTo(line[0], AWAY);
    await book(HOME, [[line[1], line[2]]]);
    const left = await ofHome();
    expect(left.flatMap((partnership) => partnership.slice(0, 2))).not.toContain(line[0]);
    expect(gamesTogether(left, line[1], line[2])).toBeGreaterThan(3);
    await moveTo(line[1], null);
    await book(HOME, []);
    expect(await ofHome()).toEqual([]);
  });

  it('are stored in one row per team, however many games', async () => {
    await book(HOME, [line]);
    expect(await db.$count(teamPartnerships)).toBe(1);
  });
});
