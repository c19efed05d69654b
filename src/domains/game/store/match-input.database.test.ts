import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { loadMatchInputs, loadSquads } from '#domains/game/store/match-input.ts';
import { houseStyle } from '#domains/lineups/rules/house-style.ts';
import { handToAssistant, saveLineup } from '#domains/lineups/store/lineups.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { BALANCED_TACTICS, type Tactics } from '#engine/lineup/lineup.ts';
import { readToday } from '#platform/clock/today.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { freshWorld } from '../../../../tests/factories/test-world.ts';

const [HOME, AWAY] = [11, 21];
const NOW = new Date('2026-01-01T12:00:00Z');
const OWN_WAY: Tactics = { ...BALANCED_TACTICS, forecheck: 'aggressive', breakout: 'stretch', pullGoalie: 'early' };

const { database, world: today } = freshWorld({ clubs: ['Home Manager', 2], rosters: ['PRO'] });
let gameId: number;
beforeEach(async () => {
  const { db } = database;
  gameId = await makeGame(db, { homeTeamId: HOME, awayTeamId: AWAY });
});

async function tacticsTonight() {
  const [game] = await loadMatchInputs(database.db, [gameId], today);
  return { home: game?.input.home.tactics, away: game?.input.away.tactics };
}

async function playersOf(teamId: number) {
  const [squad] = await loadSquads(pgReader(database.db), [teamId], today);
  return squad?.players ?? expect.unreachable('there is no such team');
}

it('a manager plays their own tactics, and the assistant the house style, even after another manager', async () => {
  const { db } = database;
  const { secret } = await readToday(db);
  const homeStyle = houseStyle({ secret, teamId: HOME }, await playersOf(HOME));
  const lineup = autoFill(await playersOf(HOME), null);
  await saveLineup(db, { teamId: HOME, version: 0, lineup, tactics: OWN_WAY, orders: [], now: NOW });
  await db.insert(lineups).values({ teamId: AWAY, lineup: autoFill(await playersOf(AWAY), null), tactics: OWN_WAY });
  const awayStyle = houseStyle({ secret, teamId: AWAY }, await playersOf(AWAY));
  expect([homeStyle, awayStyle]).not.toContainEqual(OWN_WAY);
  expect(await tacticsTonight()).toEqual({ home: OWN_WAY, away: awayStyle });
  await handToAssistant(db, [HOME]);
  const [row] = await db.select().from(lineups).where(eq(lineups.teamId, HOME));
  expect(row?.savedBy).toBe('assistant');
  expect(await tacticsTonight()).toEqual({ home: homeStyle, away: awayStyle });
});
