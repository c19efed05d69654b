import { beforeEach, describe, expect, it } from 'vitest';
import { loadMatchInputs } from '#domains/game/store/match-input.ts';
import { leagues } from '#domains/league/tables.ts';
import { players } from '#domains/player/tables.ts';
import { openSeason } from '#domains/season/store/open.ts';
import { knownSecret } from '#engine/secret.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { makeRoster } from '../../../../tests/factories/player.ts';
import { changeRows, rowsOf } from '../../../../tests/factories/rows.ts';
import { freshWorld } from '../../../../tests/factories/test-world.ts';

const [HOME, AWAY] = [11, 21];
const TODAY = { season: 3, absoluteDay: 3 * 63 + 10, secret: knownSecret(7) };

const { database } = freshWorld({ clubs: [1, 2], connections: 2 });
beforeEach(async () => {
  for (const teamId of [HOME, AWAY]) await makeRoster(database.db, teamId, { skill: 60 });
});

describe('a season opening', () => {
  it('stores each league’s goalie level, which its games use', async () => {
    const goalies = await rowsOf(database.db, players, { positions: ['G'] });
    const better = { skills: (goalies[0]?.skills ?? []).map((skill) => skill + 8) };
    await changeRows(database.db, players, { id: goalies.map(({ id }) => id) }, better);
    await database.db.transaction((tx) => openSeason(pgRows(tx), 4, knownSecret(7)));
    const gameId = await makeGame(database.db, { homeTeamId: HOME, awayTeamId: AWAY });
    const [loaded] = await loadMatchInputs(database.db, [gameId], TODAY);
    expect(loaded?.input.profile?.goalies).toBeCloseTo(8, 6);
    expect(loaded?.input.profile?.skaters.every((skill) => Math.abs(skill) < 1e-6)).toBe(true);
  });

  it('treats a league without players as average', async () => {
    await database.db.transaction((tx) => openSeason(pgRows(tx), 4, knownSecret(7)));
    const rows = await database.db.select({ level: leagues.level, profile: leagues.skillProfile }).from(leagues);
    expect(rows.filter(({ profile }) => profile !== null).map(({ level }) => level)).toEqual(['PRO']);
  });
});
