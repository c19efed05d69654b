/** The championship of a running world: its page, its draw, and clubs without the players who are away. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { FIRST_DAY, SLOTS } from '#domains/championship/constants.ts';
import { drawEdition, openEdition } from '#domains/championship/store/editions.ts';
import { teams } from '#domains/club/tables.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { openCompetitions } from '#domains/competition/store/competitions.ts';
import { competitionEntries, competitions } from '#domains/competition/tables.ts';
import { loadMatchInputs } from '#domains/game/store/match-input.ts';
import { missedPlayers } from '#domains/game/store/players-away.ts';
import { games } from '#domains/game/tables.ts';
import { hostings } from '#domains/hosting/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { squadsBesideClubs } from '#domains/player/store/memberships.ts';
import { players } from '#domains/player/tables.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { readToday } from '#platform/clock/today.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { addRow, changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import {
  type Browser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { sharedWorld } from '../../../tests/factories/shared-world.ts';
import { undone } from '../../../tests/factories/undone.ts';
import { addressOf, makeUser } from '../../../tests/factories/user.ts';

const SEASON = 1;
/** Mia’s club. */
const MIAS = 1;
const database = sharedWorld('secondWeek');
const { db } = database;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  await makeUser(db, { name: 'Fan' });
  await giveClub(db, MIAS, await makeUser(db, { name: 'Mia' }));
  server = await startTestServer(database);
  browser = await makeLoggedInBrowser(server, database, addressOf('Fan'));
});
afterAll(() => server.close());

const edition = async () => (await browser.get('/api/world')).body.data.championship;

describe('a championship in a running world', () => {
  it('has no page before it is opened', async () => {
    expect((await browser.get('/api/championships/1')).status).toBe(404);
    expect(await edition()).toBeNull();
  });

  it('shows its nations by division, seeded by talent, with their hosts', async () => {
    expect(await db.transaction((tx) => openEdition(pgRows(tx), SEASON))).toBe(true);
    expect(await db.transaction((tx) => openEdition(pgRows(tx), SEASON))).toBe(false);
    const [{ id = 0 } = {}] = (await rowsOf(db, competitions, { kind: 'world-championship' })).filter(
      ({ parentId }) => parentId === null,
    );
    const { data } = (await browser.get(`/api/championships/${id}`)).body;
    expect(data).toMatchObject({ id, season: SEASON, status: 'open', ageGroup: 'senior', division: 1, divisions: 3 });
    expect(data.competition.entries).toHaveLength(16);
    expect(data.host).toEqual(data.competition.entries[0].team);
    const junior = (await browser.get(`/api/championships/${id}?ageGroup=U20&division=3`)).body.data;
    expect(junior.competition.entries).toHaveLength(8);
    expect(junior.host.level).toBe('U20');
    expect((await browser.get(`/api/championships/${id}?division=4`)).status).toBe(422);
    expect((await browser.get(`/api/championships/${id + 1}`)).status).toBe(404);
  });

  it('is hosted by a nation that has hosted none: a bid that won and hosted nothing is no hosting', async () => {
    const hosts = await undone(db, async (tx) => {
      const seniors = async (season: number) => {
        const [part] = await rowsOf(tx, competitions, { season, ageGroup: 'senior', division: 1 });
        const entered = await rowsOf(tx, competitionEntries, { competitionId: part?.id ?? 0 });
        return { host: part?.hostTeamId, entered: entered.map(({ teamId }) => teamId) };
      };
      const [, second = 0] = (await seniors(SEASON)).entered;
      const [team] = await rowsOf(tx, teams, { id: second });
      await tx.insert(hostings).values({ season: SEASON, nationId: team?.nationId ?? 0, bids: 1, pledge: 50_000 });
      await openEdition(pgRows(tx), SEASON + 1);
      return { second, next: (await seniors(SEASON + 1)).host };
    });
    expect(hosts.next).toBe(hosts.second);
  });

  it('is listed with its host, and with medalists once it is over', async () => {
    const list = async () => (await browser.get('/api/championships')).body.data;
    const { id } = await edition();
    const [top] = await rowsOf(db, competitions, { ageGroup: 'senior', division: 1 });
    const listed = { id, season: SEASON, status: 'open', host: { id: top?.hostTeamId } };
    expect(await list()).toMatchObject([{ ...listed, medalists: [] }]);
    const entered = await rowsOf(db, competitionEntries, { competitionId: top?.id ?? 0 });
    const places = entered.map((entry, index) => ({ id: entry.id, finalPlace: entered.length - index }));
    for (const place of places) await changeRows(db, competitionEntries, { id: place.id }, place);
    const medalists = entered.slice(-3).reverse();
    expect(await list()).toMatchObject([{ ...listed, medalists: medalists.map(({ teamId }) => ({ id: teamId })) }]);
    await changeRows(db, competitionEntries, { competitionId: top?.id ?? 0 }, { finalPlace: null });
    expect((await browser.get('/api/championships?ageGroup=U20')).body.data).toMatchObject([
      { host: { level: 'U20' } },
    ]);
  });

  it('is drawn into groups of the snake, with all their games in slots of their own', async () => {
    const { secret } = await readToday(db);
    expect(await db.transaction((tx) => drawEdition(pgRows(tx), { season: SEASON, secret }))).toBe(6);
    const [top] = await rowsOf(db, competitions, { ageGroup: 'senior', division: 1 });
    const { data } = (await browser.get(`/api/championships/${top?.parentId}`)).body;
    expect(data.status).toBe('playing');
    const [groups] = data.competition.stages;
    expect(groups.tables.map((table: unknown[]) => table.length)).toEqual([8, 8]);
    expect(groups).toMatchObject({ format: 'round-robin', advancing: 4 });
    const advancingIn = async (division: number) => {
      const path = `/api/championships/${top?.parentId}?division=${division}`;
      return (await browser.get(path)).body.data.competition.stages[0].advancing;
    };
    // All of Division I play on, for their places.
    expect([await advancingIn(2), await advancingIn(3)]).toEqual([null, 2]);
    const scheduled = await rowsOf(db, games, { competitionId: top?.id ?? 0 });
    expect(scheduled).toHaveLength(56);
    expect(new Set(scheduled.map(({ slot }) => slot))).toEqual(new Set([SLOTS.senior]));
    expect(scheduled.filter(({ awayTeamId }) => awayTeamId === top?.hostTeamId)).toEqual([]);
    // Only games of the host have a home team.
    const { season, secret: key } = await readToday(db);
    const first = scheduled.filter(({ day }) => day === FIRST_DAY);
    const today = { season, absoluteDay: absoluteDayOf({ season: SEASON, day: FIRST_DAY }), secret: key };
    const inputs = await loadMatchInputs(
      db,
      first.map(({ id }) => id),
      today,
    );
    const atHome = first.filter(({ homeTeamId }) => homeTeamId === top?.hostTeamId).map(({ id }) => id);
    expect(atHome).toHaveLength(1);
    for (const { gameId, input } of inputs) expect(input.neutralIce ?? false).toBe(!atHome.includes(gameId));
  });

  it('tells each manager once how many players of the club were called up', async () => {
    const ofClub = (await rowsOf(db, teams, { clubId: MIAS })).map(({ id }) => id);
    const own = (await rowsOf(db, players)).filter(({ teamId }) => teamId !== null && ofClub.includes(teamId));
    const national = (await rowsOf(db, teams, { ownerKind: 'nation' })).map(({ id }) => id);
    const called = [...(await squadsBesideClubs(pgReader(db), national)).values()].flat();
    const count = own.filter(({ id }) => called.includes(id)).length;
    expect(count).toBeGreaterThan(0);
    const [{ id: userId = 0 } = {}] = await rowsOf(db, users, { name: 'Mia' });
    expect(await rowsOf(db, notifications, { kind: 'players-called-up' })).toMatchObject([
      { userId, params: { championshipId: (await edition()).id, count, day: FIRST_DAY } },
    ]);
  });

  it('lists the skaters and goalies of a division, and of no other', async () => {
    const [top] = await rowsOf(db, competitions, { ageGroup: 'senior', division: 1 });
    const teamId = top?.hostTeamId ?? 0;
    const path = `/api/championships/${top?.parentId}/stats`;
    expect((await browser.get(path)).body.data).toEqual({ skaters: [], goalies: [] });
    const [playerId = 0, goalieId = 0] = (await squadsBesideClubs(pgReader(db), [teamId])).get(teamId) ?? [];
    const line = { season: SEASON, competitionId: top?.id ?? 0, teamId, games: 3 };
    await addRow(db, skaterSeasons, { ...line, playerId, goals: 4, assists: 1 });
    await addRow(db, goalieSeasons, { ...line, playerId: goalieId, wins: 2 });
    const { skaters, goalies } = (await browser.get(path)).body.data;
    expect(skaters).toMatchObject([
      { player: { id: playerId }, team: { id: teamId, level: 'senior' }, totals: { points: 5 } },
    ]);
    expect(goalies).toMatchObject([{ player: { id: goalieId }, totals: { wins: 2 } }]);
    expect((await browser.get(`${path}?division=2`)).body.data).toEqual({ skaters: [], goalies: [] });
    expect((await browser.get(`/api/championships/${(top?.parentId ?? 0) + 1}/stats`)).status).toBe(404);
  });

  it('takes players from their clubs on days with games of their nation, in every slot, and on no other', async () => {
    const [top] = await rowsOf(db, competitions, { ageGroup: 'senior', division: 1 });
    const [game] = await rowsOf(db, games, { competitionId: top?.id ?? 0, day: FIRST_DAY });
    const teamId = game?.homeTeamId ?? 0;
    const called = (await squadsBesideClubs(pgReader(db), [teamId])).get(teamId) ?? [];
    const regulars = (await rowsOf(db, players, {})).filter(
      ({ id, teamId: club }) => called.includes(id) && club !== null,
    );
    const away = regulars[0] ?? expect.unreachable('no player of a club has been called');
    const other = (await rowsOf(db, players, {})).find(({ teamId: club }) => club !== null && club !== away.teamId);
    const [cup] = await db.transaction((tx) =>
      openCompetitions(pgRows(tx), [
        { kind: 'friendly-cup', season: SEASON, level: 'PRO', leagueId: null, name: 'Cup', settings: LEAGUE_SETTINGS },
      ]),
    );
    const { secret } = await readToday(db);
    const missedOn = (day: number) => missedPlayers(pgReader(db), { season: SEASON, day });
    // No club plays yet.
    expect(await missedOn(FIRST_DAY)).toEqual(new Set());
    const dressedOn = async (day: number) => {
      const gameId = await makeGame(db, {
        ...{ competitionId: cup?.id ?? 0, season: SEASON, day, slot: 2 },
        ...{ homeTeamId: away.teamId ?? 0, awayTeamId: other?.teamId ?? 0 },
      });
      const on = { season: SEASON, absoluteDay: absoluteDayOf({ season: SEASON, day }), secret };
      const [loaded] = await loadMatchInputs(db, [gameId], on);
      return loaded?.input.home.players.map(({ id }) => id) ?? [];
    };
    const awayOnes = regulars.filter(({ teamId: club }) => club === away.teamId).map(({ id }) => id);
    expect((await dressedOn(FIRST_DAY)).filter((id) => awayOnes.includes(id))).toEqual([]);
    expect((await dressedOn(FIRST_DAY - 1)).some((id) => awayOnes.includes(id))).toBe(true);
    // Clubs that play call others up for them.
    const missed = await missedOn(FIRST_DAY);
    expect(awayOnes.filter((id) => !missed.has(id))).toEqual([]);
    expect(regulars.every(({ id }) => missed.has(id))).toBe(false);
    expect(await missedOn(FIRST_DAY - 1)).toEqual(new Set());
  });
});
