/**
 * Tests the benches of national teams: general managers and coaches who are users without a club, from setting lines to
 * the final horn.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNationalTeams, teamsOfNation } from '#domains/club/store/national-teams.ts';
import { loadUserDesk } from '#domains/club/views/user-desk.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { gamePeriods } from '#domains/game/tables.ts';
import { coachesHaveSeats } from '#domains/job/checks.ts';
import type { CoachRole } from '#domains/job/constants.ts';
import { atNation } from '#domains/job/rules.ts';
import { endJobs, heldJobs, holdJobs } from '#domains/job/store/jobs.ts';
import type { LineupView, NationLines } from '#domains/lineups/contract.ts';
import { placeOf, putPlayer } from '#domains/lineups/rules/moves.ts';
import { returnTheHealed } from '#domains/lineups/store/substitutes.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { squadsBesideClubs } from '#domains/player/store/memberships.ts';
import { players } from '#domains/player/tables.ts';
import { fillIns } from '#domains/roster/tables.ts';
import { readWorld } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { makeCoach, makeOpenJob } from '../../../tests/factories/coach.ts';
import { makeFederation, makeMembers } from '../../../tests/factories/federation.ts';
import { FACEOFF, LiveGame } from '../../../tests/factories/live-game.ts';
import { makePlayer, makeRoster } from '../../../tests/factories/player.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import {
  type Browser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeNation } from '../../../tests/factories/world.ts';

const CHAMPIONSHIP = {
  kind: 'world-championship',
  season: 3,
  level: null,
  leagueId: null,
  name: 'World Championship',
  settings: LEAGUE_SETTINGS,
} as const;
const [CANADA, SWEDEN] = [1, 2];
/** The federation presidents who appoint the general managers. */
const PRESIDENT: Record<number, string> = { [CANADA]: 'Prue', [SWEDEN]: 'Per' };
const WHEN = { season: 3, day: 10, isAnnounced: true };

/**
 * Creates the players. Sweden has two lines and two goalies, all taken by its senior team, which leaves none for the
 * juniors.
 */
async function makePlayers(db: Database): Promise<void> {
  // Nineteen years old in season 3, and worse than the seniors.
  for (const skill of [50, 45])
    await makeRoster(db, null, { nationId: CANADA, jerseyNumber: null, birthSeason: -16, skill });
  await makeRoster(db, null, { nationId: CANADA, jerseyNumber: null, skill: 70 });
  for (const birthSeason of [-16, -22])
    for (const position of ['LW', 'C', 'RW', 'LD', 'RD', 'G'] as const)
      await makePlayer(db, { nationId: SWEDEN, position, birthSeason, skill: birthSeason === -22 ? 70 : 50 });
}

describe.each([
  { level: 'senior', leading: 'head', others: 'U20' },
  { level: 'U20', leading: 'youth', others: 'senior' },
] as const)('the $level teams of two nations', ({ level, leading, others }) => {
  let game: LiveGame;
  let server: TestServer;
  const ids: Record<string, number> = {};
  const browsers = new Map<string, Browser>();
  /** Teams by nation. */
  const teamOf = new Map<number, number>();

  const by = (name: string): Browser => browsers.get(name) ?? expect.unreachable(`${name} is not there`);
  const team = (nationId: number) => teamOf.get(nationId) ?? 0;
  const pathOf = (nationId: number) => `/api/teams/${team(nationId)}/lineup`;
  const seen = async (name: string, nationId: number): Promise<LineupView> =>
    (await by(name).get(pathOf(nationId))).body.data;
  const save = (name: string, nationId: number, { lineup, tactics, orders, version }: LineupView, part: object) =>
    by(name).unsafe('PUT', pathOf(nationId), { lineup, tactics, orders, ...part }, { 'if-match': `"${version}"` });
  const of = async (nationId: number, name: string): Promise<NationLines> =>
    (await by(name).get(`/api/nations/${nationId}/lineups`)).body.data;
  const heard = async (name: string) =>
    (await rowsOf(game.db, notifications, { userId: ids[name] ?? 0 })).map(({ kind }) => kind);

  async function hire(db: Database, nationId: number, role: CoachRole, name: string) {
    const personId = await makeCoach(db, { userId: ids[name] ?? 0, lastname: name });
    const id = await makeOpenJob(db, { nationId, role });
    const job = { id, kind: 'coach' as const, role, ...atNation(nationId) };
    await db.transaction((tx) => holdJobs(pgRows(tx), [{ job, personId, pay: 300_000, untilSeason: 4 }], WHEN));
  }

  beforeAll(async () => {
    game = await LiveGame.make(CHAMPIONSHIP, async (db) => {
      await makeNation(db, SWEDEN, 'SE');
      const colors: [string, string, string] = ['#c8102e', '#ffffff', '#101820'];
      const fielding = [CANADA, SWEDEN].map((nationId) => ({ nationId, colors }));
      await db.transaction((tx) => addNationalTeams(pgRows(tx), fielding));
      await makePlayers(db);
      for (const name of ['Gus', 'Cleo', 'Abe', 'Gita', 'Cia', 'Otto', 'Prue', 'Per'])
        ids[name] = await makeUser(db, { name });
      for (const nationId of [CANADA, SWEDEN]) {
        await makeFederation(db, { id: nationId, presidentUserId: ids[PRESIDENT[nationId] ?? ''] ?? 0 });
        const own = (await teamsOfNation(pgReader(db), nationId)).find((one) => one.level === level);
        teamOf.set(nationId, own?.id ?? 0);
      }
      await makeMembers(db, { nationId: CANADA, userIds: [ids['Gus'] ?? 0], isOptedIn: true });
      await makeMembers(db, { nationId: SWEDEN, userIds: [ids['Gita'] ?? 0], isOptedIn: true });
      return [team(CANADA), team(SWEDEN)];
    });
    server = await startTestServer(game.database);
    for (const name of Object.keys(ids))
      browsers.set(name, await makeLoggedInBrowser(server, game.database, `${name.toLowerCase()}@example.org`));
  });
  afterAll(async () => {
    await server.close();
    await game.drop();
  });

  it('get their seats from their presidents, and from their coaches’ jobs', async () => {
    const { db } = game;
    const appoint = (nationId: number, name: string) =>
      by(PRESIDENT[nationId] ?? '').put(`/api/federations/${nationId}/general-manager`, { userId: ids[name] });
    expect((await appoint(CANADA, 'Gus')).status).toBe(204);
    expect((await appoint(SWEDEN, 'Gita')).status).toBe(204);
    await hire(db, CANADA, leading, 'Cleo');
    await hire(db, CANADA, 'goalie', 'Abe');
    await hire(db, SWEDEN, leading, 'Cia');
    expect((await coachesHaveSeats.run({ db, world: await readWorld(db) })).faults).toEqual([]);
  });

  it('call the best of their nation, and no player to both teams', async () => {
    const view = await seen('Gus', CANADA);
    expect(view.team).toMatchObject({ id: team(CANADA), nationId: CANADA, level, city: 'Canada' });
    expect(view.teams.map((one) => one.level)).toEqual(['senior', 'U20']);
    const other = view.teams.find((one) => one.level === others)?.id;
    const { body } = await by('Gus').get(`/api/teams/${other}/lineup`);
    const own = new Set(view.players.map(({ id }) => id));
    expect(own.size).toBe(25);
    expect(body.data.players.filter(({ id }: { id: number }) => own.has(id))).toEqual([]);
    const squad = await rowsOf(game.db, players);
    const ages = squad.filter(({ id }) => own.has(id)).map(({ birthSeason }) => 3 - birthSeason);
    if (level === 'U20') expect(Math.max(...ages)).toBeLessThan(20);
  });

  it('do not see a player’s training, which is his club’s business', async () => {
    await game.db.update(players).set({ trainingOn: 0 });
    for (const name of ['Gus', 'Cleo']) {
      const { players: squad } = await seen(name, CANADA);
      expect(new Set(squad.map(({ trainingOn }) => trainingOn)), name).toEqual(new Set([null]));
    }
  });

  it('are set like a club’s: the coach sets and the manager suggests, or they share otherwise', async () => {
    expect(await seen('Gus', CANADA)).toMatchObject({
      role: 'manager',
      bench: { other: { name: 'Cleo' }, share: 'both', mayLines: false },
      abilities: { see: true, edit: true, share: true },
    });
    const before = await seen('Cleo', CANADA);
    const [first, second, ...rest] = before.lineup.forwards;
    const lineup = { ...before.lineup, forwards: [second, first, ...rest] };
    expect((await save('Cleo', CANADA, before, { lineup })).body.data).toMatchObject({ savedBy: 'coach', lineup });
    const trap = { ...before.tactics, neutralZone: 'trap' };
    expect((await save('Gus', CANADA, await seen('Gus', CANADA), { tactics: trap })).status).toBe(200);
    expect(await heard('Cleo')).toContain('lineup-suggested');
    expect((await by('Cleo').put(`${pathOf(CANADA)}/share`, { share: 'nothing' })).status).toBe(403);
    expect((await by('Gus').put(`${pathOf(CANADA)}/share`, { share: 'lines' })).status).toBe(204);
    expect((await save('Gus', CANADA, await seen('Gus', CANADA), { tactics: trap })).body.data).toMatchObject({
      tactics: { neutralZone: 'trap' },
      lineup,
    });
  });

  it('are visible to their assistants without edits, and to no other user before the faceoff', async () => {
    const shown = await seen('Abe', CANADA);
    expect(shown).toMatchObject({ bench: null, abilities: { see: true, edit: false, share: false } });
    expect((await save('Abe', CANADA, shown, {})).status).toBe(403);
    for (const name of ['Gita', 'Cia', 'Otto']) {
      expect((await by(name).get(pathOf(CANADA))).status).toBe(403);
      expect((await save(name, CANADA, shown, {})).status).toBe(403);
    }
  });

  it('are listed by nation, with the lines a user may see and no last game before the first', async () => {
    expect((await of(CANADA, 'Gus')).map(({ abilities }) => abilities.edit)).toEqual([true, true]);
    const cleos = await of(CANADA, 'Cleo');
    expect(cleos.map(({ team, abilities }) => abilities.edit && team.level).filter(Boolean)).toEqual([level]);
    expect(cleos.map(({ abilities }) => abilities.see)).toEqual(cleos.map(({ abilities }) => abilities.edit));
    expect((await of(CANADA, 'Abe')).map(({ abilities }) => abilities.see)).toEqual([true, true]);
    for (const name of ['Gita', 'Otto', 'Prue'])
      expect((await of(CANADA, name)).map(({ abilities }) => abilities.see)).toEqual([false, false]);
    expect((await of(CANADA, 'Otto')).map(({ team, lastGame }) => [team.level, lastGame])).toEqual([
      ['senior', null],
      ['U20', null],
    ]);
    expect((await by('Otto').get('/api/nations/99/lineups')).status).toBe(404);
  });

  it('have a desk with the lines the assistant keeps', async () => {
    const desk = (name: string) =>
      loadUserDesk(game.db, { userId: ids[name] ?? 0, clubId: null, now: FACEOFF, nouns: [] });
    const path = `/club/lineups?team=${team(SWEDEN)}`;
    expect(await desk('Cia')).toContainEqual(expect.objectContaining({ kind: 'welcome', params: {}, path }));
    expect(await desk('Gita')).toContainEqual(expect.objectContaining({ kind: 'welcome', params: {}, path }));
    expect((await desk('Cleo')).map(({ kind }) => kind)).not.toContain('welcome');
  });

  it('play their own lines, completed with emergency fill-ins that the manager is told of', async () => {
    const swedish = await seen('Cia', SWEDEN);
    expect(swedish.players).toHaveLength(level === 'senior' ? 12 : 0);
    const tactics = { ...swedish.tactics, forecheck: 'aggressive' };
    const orders = [{ fromMinute: 50, tactics: { pullGoalie: 'early' } }];
    expect((await save('Cia', SWEDEN, swedish, { tactics, orders })).status).toBe(200);
    await game.start();
    const input = await game.input();
    const stored = await seen('Cleo', CANADA);
    expect(input.home.tactics).toMatchObject({ neutralZone: 'trap' });
    if (level === 'senior') expect(input.home.lineup.forwards).toEqual(stored.lineup.forwards);
    expect(input.away.players).toHaveLength(20);
    expect(input.away).toMatchObject({ tactics: { forecheck: 'aggressive' }, orders });
    expect(await rowsOf(game.db, fillIns, { teamId: team(SWEDEN) })).toHaveLength(level === 'senior' ? 8 : 20);
    expect(await heard('Gita')).toEqual(expect.arrayContaining(['fill-in', 'lineup-repaired']));
  });

  it('are run live: a coach’s change in the intermission counts from the next period on', async () => {
    const find = async (name: string) => (await by(name).get(`/api/games/${game.id}`)).body.data;
    expect(await find('Cleo')).toMatchObject({ state: 'live', managedTeamId: team(CANADA) });
    expect(await find('Gita')).toMatchObject({ managedTeamId: team(SWEDEN) });
    expect(await find('Otto')).toMatchObject({ managedTeamId: null });
    const shown = (await of(CANADA, 'Otto')).find(({ team }) => team.level === level);
    expect(shown).toMatchObject({ abilities: { see: false }, lastGame: { id: game.id, status: 'live' } });
    const swedish = await seen('Cia', SWEDEN);
    expect(swedish.liveGame).toMatchObject({ id: game.id });
    // The fill-ins have arrived, so no spot may stay empty any more.
    const passive = { ...swedish.tactics, forecheck: 'passive' };
    expect((await save('Cia', SWEDEN, swedish, { tactics: passive })).status).toBe(422);
    const repair = { lineup: swedish.lineup, mode: 'repair' };
    const { lineup } = (await by('Cia').post(`${pathOf(SWEDEN)}/auto-fill`, repair)).body.data;
    expect((await save('Cia', SWEDEN, swedish, { lineup, tactics: passive })).status).toBe(200);
    await game.run(game.queue.take() ?? expect.unreachable('no period is due'));
    const second = await rowOf(game.db, gamePeriods, { period: 2 });
    expect(second.benches?.away).toMatchObject({
      lineup: { forwards: lineup.forwards },
      tactics: { forecheck: 'passive' },
    });
  });

  it('lose a dismissed coach at once, even in mid-game, and the manager goes on alone', async () => {
    const { db } = game;
    const held = (await heldJobs(pgReader(db), { at: atNation(CANADA) })).filter(({ role }) => role === leading);
    const before = await seen('Cleo', CANADA);
    await db.transaction((tx) =>
      endJobs(
        pgRows(tx),
        held.map((job) => ({ job, reason: 'dismissed' as const, isOwedNothing: true })),
        WHEN,
      ),
    );
    expect((await save('Cleo', CANADA, before, {})).status).toBe(403);
    expect((await by('Cleo').get(pathOf(CANADA))).status).toBe(403);
    expect((await by('Cleo').get(`/api/games/${game.id}`)).body.data.managedTeamId).toBeNull();
    const his = await seen('Gus', CANADA);
    expect(his).toMatchObject({ bench: null, savedBy: 'manager' });
    const pressing = { ...his.tactics, neutralZone: 'pressure' };
    expect((await save('Gus', CANADA, his, { tactics: pressing })).status).toBe(200);
    await game.run(game.queue.take() ?? expect.unreachable('no period is due'));
    const third = await rowOf(db, gamePeriods, { period: 3 });
    expect(third.benches?.home?.tactics).toMatchObject({ neutralZone: 'pressure' });
    await game.runAll();
    expect(await game.row()).toMatchObject({ status: 'final' });
    expect((await coachesHaveSeats.run({ db, world: await readWorld(db) })).faults).toEqual([]);
  });

  it('undo the assistant’s acts like a club’s manager', async () => {
    const { db } = game;
    await db.update(players).set({ injuredUntil: null, injurySeverity: null });
    const { lineup, players: squad } = await seen('Gus', CANADA);
    const star = lineup.forwards[0].LW ?? 0;
    const spare = squad.find(({ id, position }) => position !== 'G' && !placeOf(lineup, id, 'dressed'))?.id ?? 0;
    const substitutes = [{ place: 'forwards.0.LW', for: star, by: spare }];
    await changeRows(
      db,
      lineups,
      { teamId: team(CANADA) },
      { lineup: putPlayer(lineup, spare, 'forwards.0.LW'), substitutes },
    );
    const { absoluteDay } = await readToday(db);
    await db.transaction((tx) =>
      returnTheHealed(pgRows(tx), {
        ...{ absoluteDay, now: FACEOFF, suspendedAmong: async () => new Set<number>() },
        squadsBesideClubs: (teamIds) => squadsBesideClubs(pgRows(tx), teamIds),
      }),
    );
    const first = async () => (await seen('Gus', CANADA)).lineup.forwards[0].LW;
    expect(await first()).toBe(star);
    const inbox = async () => (await by('Gus').get('/api/notifications/list')).body.data;
    const [line] = await inbox();
    expect(line).toMatchObject({ kind: 'lineup-return', undo: 'open' });
    expect((await by('Gita').post(`/api/notifications/${line.id}/undo`)).status).toBe(403);
    expect((await by('Gus').post(`/api/notifications/${line.id}/undo`)).status).toBe(204);
    expect(await first()).toBe(spare);
    expect((await inbox())[0]).toMatchObject({ undo: 'done' });
    expect((await by('Gus').post(`/api/notifications/${line.id}/undo`)).status).toBe(409);
    expect((await by('Prue').delete(`/api/federations/${CANADA}/general-manager`)).status).toBe(204);
    expect((await by('Gus').get(pathOf(CANADA))).status).toBe(403);
  });
});
