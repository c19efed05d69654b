/** Tests undoing other acts of assistants from the inbox: sponsors, qualifying offers, spots in the lineup. */
import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillSponsorSlots, offerSponsors } from '#domains/finances/store/sponsors.ts';
import { sponsorDeals } from '#domains/finances/tables.ts';
import { qualifyTheRest } from '#domains/free-agency/store/qualifying.ts';
import { loadSummer } from '#domains/free-agency/store/summer-state.ts';
import { offerSheets, restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { putPlayer } from '#domains/lineups/rules/moves.ts';
import { returnTheHealed } from '#domains/lineups/store/substitutes.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { knownSecret } from '#engine/secret.ts';
import { Inboxes, type Line, MIAS, SEASON } from '../../../tests/factories/inboxes.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';

const inboxes = new Inboxes();
const { db } = inboxes;
beforeEach(() => inboxes.reset());

describe('sponsors signed by the assistant', () => {
  const fill = async (on: number) => {
    await inboxes.goTo(on);
    await inboxes.inWorld((rows) => fillSponsorSlots(rows, inboxes.now));
  };
  const states = async (state: 'offered' | 'passed' | 'signed') =>
    db.$count(sponsorDeals, and(eq(sponsorDeals.state, state), eq(sponsorDeals.clubId, 1)));
  const slot = async () => (await inboxes.mia.get(`/api/teams/${MIAS}/sponsors`)).body.data.slots[0];
  const jersey = async () =>
    (await inboxes.lines()).find(({ kind, params }) => kind === 'assistant-sponsor' && params.slot === 'jersey');
  beforeEach(async () => {
    await inboxes.inWorld((rows) => offerSponsors(rows, { season: SEASON, secret: knownSecret(7) }));
    await fill(6);
  });

  it('are reported; undoing one brings back its three offers, and another can be signed', async () => {
    expect([await states('signed'), await states('passed'), await states('offered')]).toEqual([3, 6, 0]);
    expect(await inboxes.lines()).toHaveLength(3);
    const before = (await slot()).deal.name;
    expect(await inboxes.undo((await jersey())?.id)).toBe(204);
    const { deal, offers } = await slot();
    expect([deal, offers.length]).toEqual([null, 3]);
    expect((await inboxes.mia.get(`/api/teams/${MIAS}/sponsors`)).body.data.decidedBy).toBe(7);
    const other = offers.find(({ name }: { name: string }) => name !== before);
    expect((await inboxes.mia.post(`/api/teams/${MIAS}/sponsors/${other.id}/sign`)).status).toBe(200);
    expect((await slot()).deal.name).toBe(other.name);
    await fill(7);
    expect([await states('signed'), await states('passed'), await states('offered')]).toEqual([3, 0, 0]);
    expect((await slot()).deal.name).toBe(other.name);
  });

  it('become final the next morning if no other was chosen', async () => {
    expect(await inboxes.undo((await jersey())?.id)).toBe(204);
    await fill(7);
    expect([await states('signed'), await states('passed'), await states('offered')]).toEqual([3, 0, 0]);
    const lines = await inboxes.lines();
    expect(lines.map((line) => line.undo)).toContain('done');
    expect(await inboxes.undo(lines[0]?.id)).toBe('notification.final');
  });

  it('stay when the day is over', async () => {
    const line = await jersey();
    await inboxes.goTo(7);
    expect(await inboxes.undo(line?.id)).toBe('notification.too-late');
    expect((await jersey())?.undo).toBeNull();
    expect(await states('signed')).toBe(3);
  });
});

describe('a qualifying offer of the assistant', () => {
  let held: number;
  let line: Line | undefined;
  beforeEach(async () => {
    await inboxes.goTo(60);
    held = await makePlayer(db, {
      teamId: MIAS,
      jerseyNumber: null,
      skill: 75,
      birthSeason: SEASON - 23,
    });
    await makeContract(db, { playerId: held, clubId: 1, from: SEASON, to: SEASON, salary: 1_000_000 });
    const limits = {
      userId: inboxes.miaId,
      resigns: 'everybody' as const,
      maxSalary: 5_000_000,
      handsOff: [],
      fills: true,
      keepsOpen: 3,
    };
    await inboxes.inWorld(async (rows) => {
      const night = { state: await loadSummer(rows, SEASON), renewals: [], prices: new Map([[1, 3_000_000]]) };
      expect(
        await qualifyTheRest(rows, { ...night, assistants: new Map([[1, limits]]), silent: new Map() }, inboxes.now),
      ).toBe(1);
    });
    [line] = await inboxes.lines();
  });

  it('can be withdrawn for days after', async () => {
    await inboxes.goTo(62);
    expect(await inboxes.lines()).toMatchObject([{ undo: 'open' }]);
    expect(await inboxes.undo(line?.id)).toBe(204);
    expect(await db.$count(restrictedFreeAgents)).toBe(0);
  });

  it('stands once the player has signed an offer sheet', async () => {
    const terms = { salaries: [2_000_000], signingBonus: 0, clause: 'none' as const };
    const sheet = { playerId: held, clubId: 2, holderClubId: 1, terms, fromSeason: SEASON + 1, compensation: [] };
    await db.insert(offerSheets).values({ ...sheet, madeOn: 1, matchBy: 999, status: 'signed' });
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toMatch(/^free-agency\./);
    expect(await db.$count(restrictedFreeAgents)).toBe(1);
  });

  it('cannot be undone once the manager has withdrawn it', async () => {
    expect((await inboxes.mia.post(`/api/players/${held}/qualifying-offer/withdraw`)).status).toBe(204);
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.changed-since');
  });
});

describe('a recovered player’s spot in the lines', () => {
  let spare: number;
  let star: number;
  beforeEach(async () => {
    spare = await makePlayer(db, { teamId: MIAS, position: 'LW', skill: 58, lastname: 'Spare', jerseyNumber: 90 });
    const roster = await rosterPlayers(db, { teamId: MIAS }, inboxes.now);
    const lineup = autoFill(
      roster.filter(({ id }) => id !== spare),
      null,
      { level: 'PRO' },
    );
    star = lineup.forwards[0].LW ?? 0;
    await db.insert(lineups).values({
      ...{ teamId: MIAS, lineup: putPlayer(lineup, spare, 'forwards.0.LW'), tactics: BALANCED_TACTICS },
      ...{ savedBy: 'manager', substitutes: [{ place: 'forwards.0.LW', for: star, by: spare }] },
    });
    const suspendedAmong = async () => new Set<number>();
    const morning = {
      absoluteDay: inboxes.now.absoluteDay,
      now: new Date(),
      suspendedAmong,
      squadsBesideClubs: async () => new Map(),
    };
    expect(await inboxes.inWorld((rows) => returnTheHealed(rows, morning))).toBe(1);
  });
  const first = async () => {
    const [row] = await db.select().from(lineups).where(eq(lineups.teamId, MIAS));
    return { first: row?.lineup.forwards[0].LW, version: row?.version, substitutes: row?.substitutes };
  };

  it('goes back to the substitute for good on undo', async () => {
    const [line] = await inboxes.lines();
    expect(line).toMatchObject({ kind: 'lineup-return', undo: 'open' });
    expect(await first()).toMatchObject({ first: star, version: 2 });
    expect(await inboxes.undo(line?.id)).toBe(204);
    expect(await first()).toEqual({ first: spare, version: 3, substitutes: [] });
  });

  it('stays his if the manager has set other lines since', async () => {
    const [row] = await db.select().from(lineups);
    if (!row) throw new Error('no lines');
    await db.update(lineups).set({ lineup: putPlayer(row.lineup, spare, 'forwards.1.LW'), version: 3 });
    const [line] = await inboxes.lines();
    expect(await inboxes.undo(line?.id)).toBe('notification.changed-since');
    await db.update(lineups).set({ lineup: putPlayer(row.lineup, spare, 'forwards.0.LW'), version: 4 });
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.changed-since');
  });

  it('stays his if the substitute cannot play', async () => {
    await inboxes.hurt(spare, 3);
    const [line] = await inboxes.lines();
    expect(await inboxes.undo(line?.id)).toBe('lineup.substitute-gone');
    expect(await first()).toMatchObject({ first: star, version: 2 });
  });

  it('stays his on another day', async () => {
    const [line] = await inboxes.lines();
    await inboxes.goTo(11);
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.too-late');
  });
});

it('only acts of the assistant can be undone', async () => {
  await inboxes.inWorld((rows) =>
    notify(rows, [{ userId: inboxes.miaId, channel: 'news', kind: 'shortlist-free', params: { player: 'Old Timer' } }]),
  );
  const [line] = await inboxes.lines();
  expect(line?.undo).toBeNull();
  expect(await inboxes.undo(line?.id)).toBe('notification.final');
  expect(await inboxes.undo(9_999_999)).toBe('notification.unknown');
  const [kept] = await db.select().from(notifications).orderBy(desc(notifications.id));
  expect(kept?.undoneAt).toBeNull();
});
