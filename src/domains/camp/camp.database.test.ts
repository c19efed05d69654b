import { beforeAll, describe, expect, it } from 'vitest';
import { holdCamps } from '#domains/camp/store/hold.ts';
import { camps } from '#domains/camp/tables.ts';
import { listNotifications } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { knownSecret } from '#engine/secret.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { rowOf } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const CAMPS_OF_MIA = '/api/teams/11/camps';
const { db, ids, browsers, inRows } = testWorld({ day: 2, phase: 'preseason', clubs: ['Mia', 2] });
const [miaId] = ids('Mia');
const [mia] = browsers('Mia');
let [prospect, other, veteran, stranger] = [0, 0, 0, 0];

beforeAll(async () => {
  const young = { birthSeason: -16, skill: 50, ceilings: Array<number>(11).fill(80) };
  prospect = await makePlayer(db, { ...young, teamId: 13, lastname: 'Prospect' });
  other = await makePlayer(db, { ...young, teamId: 12, lastname: 'Other' });
  veteran = await makePlayer(db, { teamId: 11, lastname: 'Veteran', birthSeason: -30 });
  stranger = await makePlayer(db, { ...young, teamId: 23, lastname: 'Stranger' });
});

const plan = (body: object) => mia.put(CAMPS_OF_MIA, { kind: 'development', focus: null, invited: null, ...body });
const hold = (kind: 'development' | 'training', day: number) =>
  inRows((rows) => holdCamps(rows, { kind, season: 3, absoluteDay: 3 * 63 + day, secret: knownSecret('camp') }));
const pointsOf = async (id: number) => {
  const row = await rowOf(db, players, { id });
  return [...(row.skills ?? []), ...(row.progress ?? [])].join();
};

describe('a club’s camps', () => {
  it('are planned by the assistant until the manager plans them', async () => {
    const { data } = (await mia.get(CAMPS_OF_MIA)).body;
    const [development, training] = data.camps;
    expect(development).toMatchObject({ kind: 'development', isOver: false, focus: null, invited: null, report: null });
    expect(development.proposed.invited.toSorted()).toEqual([prospect, other].toSorted());
    expect(training.candidates).toHaveLength(3);
  });

  it('take the players the manager invites, if they are of the club and the right age', async () => {
    expect((await plan({ invited: [veteran] })).status).toBe(422);
    expect((await plan({ invited: [stranger] })).status).toBe(422);
    expect((await plan({ focus: 'juggling' })).status).toBe(422);
    expect((await mia.put('/api/teams/21/camps', { kind: 'training', focus: null, invited: null })).status).toBe(403);
    expect((await mia.get('/api/teams/21/camps')).status).toBe(403);
    const { data } = (await plan({ invited: [prospect, prospect], focus: 'skating' })).body;
    expect(data.camps[0]).toMatchObject({ focus: 'skating', invited: [prospect] });
  });

  it('improve the players who came, in every club', async () => {
    const before = [await pointsOf(prospect), await pointsOf(other), await pointsOf(stranger)];
    expect(await hold('development', 3)).toBe(2);
    const after = [await pointsOf(prospect), await pointsOf(other), await pointsOf(stranger)];
    expect(after.map((points, index) => points !== before[index])).toEqual([true, false, true]);
    const ofOthers = await rowOf(db, camps, { clubId: 2, kind: 'development' });
    expect(ofOthers.report).toMatchObject([{ playerId: stranger }]);
  });

  it('are reported to the manager, and cannot be planned afterward', async () => {
    const { data } = (await mia.get(CAMPS_OF_MIA)).body;
    const [{ report, isOver }] = data.camps;
    expect(isOver).toBe(true);
    expect(report).toMatchObject({ season: 3, focus: 'skating', rows: [{ player: { id: prospect }, form: null }] });
    expect(report.rows[0].gain.overall).not.toBe(0);
    const { rows } = await listNotifications(
      db,
      { userId: miaId, clubId: null, ledTeamIds: [], today: { absoluteDay: 0 } },
      { page: 1, undoes: {} },
    );
    expect(rows).toMatchObject([
      { kind: 'camp-over', params: { camp: 'development', count: 1, players: ['Test Prospect'] } },
    ]);
    expect((await plan({ invited: [other] })).status).toBe(409);
  });

  it('improve the form of veterans, but not their skills', async () => {
    const before = await pointsOf(veteran);
    expect(await hold('training', 5)).toBe(4);
    expect(await pointsOf(veteran)).toBe(before);
    const row = await rowOf(db, players, { id: veteran });
    const { data } = (await mia.get(CAMPS_OF_MIA)).body;
    const ofVeteran = data.camps[1].report.rows.find((one: { player: { id: number } }) => one.player.id === veteran);
    expect(row.form).toBe(50 + ofVeteran.form);
    expect(ofVeteran.gain).toBeNull();
  });
});
