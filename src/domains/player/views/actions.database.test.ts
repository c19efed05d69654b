/** Managers' actions on a player's page: their own, another club's, a free agent, one on waivers. */
import { describe, expect, it } from 'vitest';
import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import type { PlayerAction } from '#domains/player/contract.ts';
import { latestInjuries, noteInjuries } from '#domains/player/store/injuries.ts';
import { players } from '#domains/player/tables.ts';
import { waivers } from '#domains/roster/tables.ts';
import { makeContract, makePlayer } from '../../../../tests/factories/player.ts';
import { changeRows, rowOf } from '../../../../tests/factories/rows.ts';
import type { Browser } from '../../../../tests/factories/server.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

/** Teams of the clubs 1 (Mia; first team and farm) and 2 (Ole). */
const [MIAS, MIAS_FARM, OLES] = [11, 12, 21];
const SEASON = 3;

const { db, world, browsers, inRows } = testWorld({
  ...{ season: SEASON, isPaused: true, users: ['Mia', 'Ole', 'Fan'], rosters: ['PRO'] },
  clubs: [{ id: 1, manager: 'Mia', rosters: ['PRO', 'FRM'] }, 'Ole'],
});
const [mia, ole, fan] = browsers('Mia', 'Ole', 'Fan');

const viewOf = async (browser: Browser, id: number) => (await browser.get(`/api/players/${id}/actions`)).body.data;
/** Returns the allowed actions, and the refusal codes of the others. */
const sought = async (browser: Browser, id: number): Promise<string[]> =>
  (await viewOf(browser, id)).actions.map((action: PlayerAction) => {
    const what = action.does === 'move' ? `${action.does} ${action.to}` : action.does;
    return action.fault ? `${what}: ${action.fault.code}` : what;
  });
const signed = async (teamId: number, { clubId = 1, to = SEASON + 2, age = 28 } = {}) => {
  const id = await makePlayer(db, { teamId, birthSeason: SEASON - age, skill: 60 });
  await makeContract(db, { playerId: id, clubId, from: SEASON, to, salary: 1_000_000 });
  return id;
};

describe('a manager’s actions on a player', () => {
  it('are to talk to, move, list, train and dress their own, with reasons when not possible', async () => {
    const bound = await signed(MIAS);
    expect(await sought(mia, bound)).toEqual(['talk: contracts.too-early', 'move FRM', 'list', 'train', 'dress']);
    const leaving = await signed(MIAS, { to: SEASON });
    expect(await sought(mia, leaving)).toContain('talk');
    expect(await sought(mia, await signed(MIAS_FARM, { age: 22 }))).toContain('move PRO');
    await mia.post(`/api/players/${bound}/roster-moves`, { to: 'FRM' });
    expect(await sought(mia, bound)).toContain('move FRM: roster.on-waivers');
  });

  it('are to propose a trade for a player of the league, and to claim one on waivers', async () => {
    const his = await signed(OLES, { clubId: 2 });
    const { actions } = await viewOf(mia, his);
    expect(actions).toEqual([{ does: 'trade', team: expect.objectContaining({ id: OLES }), fault: null }]);
    await db.insert(waivers).values({
      ...{ playerId: his, clubId: 2, toTeamId: 22 },
      ...{ placedOn: world.absoluteDay, clearsOn: world.absoluteDay + 1 },
    });
    expect(await sought(mia, his)).toEqual(['claim', 'trade']);
    const waiver = await rowOf(db, waivers, { playerId: his });
    expect((await mia.post(`/api/waivers/${waiver.id}/claim`)).status).toBe(204);
    expect(await sought(mia, his)).toEqual(['claim: roster.claimed-already', 'trade']);
    expect(await sought(ole, his)).not.toContain('claim');
  });

  it('are to make a free agent an offer, and to see the open one', async () => {
    const free = await makePlayer(db, { birthSeason: SEASON - 28, skill: 60 });
    expect(await sought(mia, free)).toEqual(['offer']);
    await changeRows(db, players, { id: free }, { status: 'retired', retiredAt: SEASON - 1 });
    expect(await sought(mia, free)).toEqual([]);
  });

  it('include no offer while the club is at its contract limit', async () => {
    const free = await makePlayer(db, { birthSeason: SEASON - 28, skill: 60 });
    for (let count = 0; count < MAX_CONTRACTS; count++) await signed(22, { clubId: 2 });
    expect(await sought(ole, free)).toEqual(['offer: contracts.too-many-contracts']);
    expect(await sought(mia, free)).toEqual(['offer']);
  });

  it('are only to shortlist him without a club', async () => {
    const id = await signed(OLES, { clubId: 2 });
    expect(await viewOf(fan, id)).toEqual({ isShortlisted: false, actions: [] });
    await fan.put(`/api/shortlist/players/${id}`, {});
    expect(await viewOf(fan, id)).toEqual({ isShortlisted: true, actions: [] });
    expect((await fan.get('/api/players/999999/actions')).status).toBe(404);
  });
});

describe('a player’s injuries', () => {
  it('are listed once each, as diagnosed, newest first', async () => {
    const id = await makePlayer(db, { teamId: MIAS });
    const note = (hurtOn: number, injuredUntil: number | null, before: number | null) =>
      inRows((rows) =>
        noteInjuries(rows, [{ id, hurtOn, injuryPart: 'knee', injurySeverity: 'moderate', injuredUntil }], {
          cause: 'game',
          before: new Map([[id, { injuredUntil: before }]]),
        }),
      );
    const day = world.absoluteDay;
    await note(day - 20, day - 10, null);
    // He played through an injury, then was hurt worse, twice on one day.
    await note(day - 15, day - 10, day - 10);
    await note(day - 5, day + 2, null);
    await note(day - 5, day + 9, day + 2);
    await note(day, null, null);
    expect((await latestInjuries(db, id, 10)).map(({ days, part }) => [days, part])).toEqual([
      [13, 'knee'],
      [9, 'knee'],
    ]);
    expect((await fan.get(`/api/players/${id}`)).body.data.injuries).toHaveLength(2);
  });
});
