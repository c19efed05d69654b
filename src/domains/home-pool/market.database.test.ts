/** A home-based player and the market: no list, offer, bid or agent reaches him, while his page and his nation do. */
import { beforeAll, describe, expect, it } from 'vitest';
import { addNationalTeams, teamsOfNation } from '#domains/club/store/national-teams.ts';
import { freeAgentOffers } from '#domains/contracts/tables.ts';
import { bidInSeason } from '#domains/free-agency/store/season-bids.ts';
import { loadSummer } from '#domains/free-agency/store/summer-state.ts';
import { nameSquads } from '#domains/nation/store/squads.ts';
import { formerPlayers } from '#domains/person/store/newcomers.ts';
import { squadsBesideClubs } from '#domains/player/store/memberships.ts';
import { retirePlayers } from '#domains/player/store/summer.ts';
import { players } from '#domains/player/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { agencyWorld, DAY, MIAS, NOW, SEASON } from '../../../tests/factories/agency.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { rowsOf } from '../../../tests/factories/rows.ts';

const { db, world, mia, ava, inRows } = agencyWorld();
/** Two stars without a club, alike but for their status. */
let [home, free] = [0, 0];
beforeAll(async () => {
  const star = { teamId: null, skill: 90, birthSeason: SEASON - 25 };
  home = await makePlayer(db, { ...star, status: 'home', firstname: 'Ísak', lastname: 'Heimsson' });
  free = await makePlayer(db, { ...star, firstname: 'Iver', lastname: 'Freeman', freeAgentSince: SEASON });
});

const idsIn = (found: unknown) => JSON.stringify(found).match(/"id":\d+/g) ?? [];
const both = async (ask: (playerId: number) => Promise<{ status: number }>) => [
  (await ask(home)).status,
  (await ask(free)).status,
];

describe('clubs and agents', () => {
  it('cannot make him an offer, bid on him or represent him, as they can a free agent', async () => {
    const terms = { salaries: [12_000_000, 12_000_000] };
    expect(await both((id) => mia.post(`/api/players/${id}/contract-talk`, {}))).toEqual([409, 409]);
    const offered = await both((playerId) => mia.post(`/api/teams/${MIAS}/free-agent-offers`, { playerId, terms }));
    expect(offered).toEqual([409, 200]);
    const plan = (playerId: number) => ({
      ...{ budget: 20_000_000, most: 1 },
      targets: [{ playerId, seasons: 1, maxSalary: 9_000_000 }],
    });
    expect(await both((id) => mia.put(`/api/teams/${MIAS}/frenzy-plan`, plan(id)))).toEqual([404, 204]);
    const represented = await both((id) => ava.post(`/api/players/${id}/representation`, { rate: 3, seasons: 2 }));
    expect(represented).toEqual([404, 200]);
  });

  it('are offered no action on his page, and no terms', async () => {
    const actions = async (id: number) => (await mia.get(`/api/players/${id}/actions`)).body.data.actions;
    expect(await actions(home)).toEqual([]);
    expect(await actions(free)).not.toEqual([]);
    const contracts = async (id: number) => (await mia.get(`/api/players/${id}/contracts`)).body.data;
    expect(await contracts(home)).toMatchObject({ own: null, contracts: [], comparables: [], agent: null });
    expect((await contracts(free)).own).not.toBeNull();
  });

  it.each([
    ['the free agents', '/api/search/players?scope=free-agents', true],
    ['everybody in a search', '/api/search/players?scope=everybody&minOverall=80', true],
    ['the frenzy', '/api/free-agent-center/frenzy', true],
    ['prospects of an agent', '/api/agent-desk', false],
  ])('do not find him among %s', async (_, path, isMias) => {
    const { status, body } = await (isMias ? mia : ava).get(path);
    expect(status).toBe(200);
    expect(idsIn(body)).not.toContain(`"id":${home}`);
    expect(idsIn(body)).toContain(`"id":${free}`);
  });

  it('of the computer neither bid on him nor count on him in summer', async () => {
    const today = { season: SEASON, day: DAY, absoluteDay: absoluteDayOf({ season: SEASON, day: DAY }) };
    await inRows((rows) => bidInSeason(rows, { ...today, secret: world.secret, now: NOW }));
    expect(await rowsOf(db, freeAgentOffers, { playerId: home })).toEqual([]);
    const { players: known } = await inRows((rows) => loadSummer(rows, SEASON));
    expect(known.map(({ id }) => id)).toContain(free);
    expect(known.map(({ id }) => id)).not.toContain(home);
  });
});

describe('everybody', () => {
  it('finds him by name, and his page says where he plays', async () => {
    const found = (await mia.get('/api/search/quick?name=Heimsson')).body.data.players;
    expect(found).toMatchObject([{ player: { id: home }, overall: null, team: null, isRetired: false }]);
    for (const part of ['', '/stats', '/game-logs'])
      expect((await mia.get(`/api/players/${home}${part}`)).body.data).toMatchObject({
        ...{ status: 'home', retiredAt: null },
        player: { id: home, contract: null },
      });
    expect((await mia.get(`/api/players/${free}`)).body.data.status).toBe('free');
  });

  it('sees how good a free agent is, and nothing of it of him or of an amateur', async () => {
    const specialSkills: SpecialSkill[] = ['sniper'];
    const able = { teamId: null, skill: 90, specialSkills, trainingRating: 61, matchRating: 77 };
    const amateur = await makePlayer(db, { ...able, birthSeason: SEASON - 18, draftClass: SEASON });
    const atHome = await makePlayer(db, { ...able, birthSeason: SEASON - 18, status: 'home' });
    const unsigned = await makePlayer(db, { ...able, birthSeason: SEASON - 18, freeAgentSince: SEASON });
    const told = async (id: number) => {
      const pages = ['', '/stats', '/game-logs'].map(async (part) => (await mia.get(`/api/players/${id}${part}`)).body);
      const cards = [`/api/players/${id}/card`, `/api/cards?players=${id}`].map(
        async (path) => (await mia.get(path)).body,
      );
      const [profile, ...others] = await Promise.all(pages);
      const { potential, skills, trainingRating, matchRating, comparables } = profile.data;
      const players = [profile, ...others].map(({ data }) => data.player);
      const shown = (await Promise.all(cards)).flatMap(({ data }) => data);
      return {
        overall: [...players, ...shown].map(({ overall }) => overall),
        skills: players.map((player) => player.skills.length),
        specials: [...players, ...shown].map(({ specialSkills }) => specialSkills.length),
        others: { potential, skills: skills.length, trainingRating, matchRating, comparables: comparables.length },
      };
    };
    const nothing = {
      overall: Array(5).fill(null),
      skills: [0, 0, 0],
      specials: Array(5).fill(0),
      others: { potential: null, skills: 0, trainingRating: null, matchRating: null, comparables: 0 },
    };
    expect(await told(amateur)).toEqual(nothing);
    expect(await told(atHome)).toEqual(nothing);
    const { overall, specials, others } = await told(unsigned);
    expect([...overall, ...specials]).toEqual([...Array(5).fill(90), ...Array(5).fill(1)]);
    expect(others).toMatchObject({ potential: { low: expect.any(Number) }, trainingRating: 61, matchRating: 77 });
  });

  it('sees him called up by his nation', async () => {
    const called = await inRows(async (rows) => {
      await addNationalTeams(rows, [{ nationId: 1, colors: ['#c8102e', '#ffffff', '#101820'] }]);
      await nameSquads(rows, [1], { season: SEASON, day: DAY });
      const ofNation = (await teamsOfNation(rows, 1)).map(({ id }) => id);
      return [...(await squadsBesideClubs(rows, ofNation)).values()].flat();
    });
    expect(called).toContain(home);
  });

  it('sees him retire without a last season in club hockey, and begin no career on a staff', async () => {
    const old = { status: 'home', birthSeason: SEASON - 42, teamId: null } as const;
    const id = await makePlayer(db, { ...old, lastname: 'Homeward' });
    const clubs = await makePlayer(db, { birthSeason: SEASON - 40, teamId: null });
    const when = { season: SEASON, day: absoluteDayOf({ season: SEASON + 1, day: 1 }) };
    await inRows((rows) => retirePlayers(rows, [id], { ...when, hadClub: false }));
    await inRows((rows) => retirePlayers(rows, [clubs], when));
    const [row] = await rowsOf(db, players, { id });
    expect(row).toMatchObject({ status: 'retired', retiredAt: SEASON, lastSeason: null });
    const staff = await formerPlayers(pgReader(db), { kind: 'coach', count: 9, season: SEASON });
    expect(staff.map(({ playerId }) => playerId)).toEqual([clubs]);
  });
});
