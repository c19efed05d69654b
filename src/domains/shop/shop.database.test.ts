/** Tests the shop: purchases are paid once and never exceed the balance, and nothing is lost when premium expires. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { users } from '#domains/account/tables.ts';
import { leaveClub } from '#domains/club/store/ownership.ts';
import { clubs } from '#domains/club/tables.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { findGameView } from '#domains/game/views/game.ts';
import { MAX_HORNS } from '#domains/horn/constants.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { premiumWasPaidFor } from '#domains/premium/checks.ts';
import { PREMIUM_LIMITS, REMIND_DAYS } from '#domains/premium/constants.ts';
import { remindMembers } from '#domains/premium/store/reminders.ts';
import { nobodyOwesPucks, pucksAreConserved } from '#domains/puck/checks.ts';
import { sumOf } from '#domains/puck/rules.ts';
import { givePucks } from '#domains/puck/store/gifts.ts';
import { purchasesArePaid } from '#domains/shop/checks.ts';
import {
  FACE_PARTS,
  type FaceChoice,
  ITEM_IDS,
  ITEMS,
  type ItemId,
  itemOf,
  PART_IDS,
} from '#domains/shop/constants.ts';
import { drawPack } from '#domains/shop/rules/pack.ts';
import { wearDesign } from '#domains/shop/store/club-look.ts';
import { eraseShop, exportShop } from '#domains/shop/store/of-user.ts';
import { buyItem } from '#domains/shop/store/purchases.ts';
import { shopCards, shopItems } from '#domains/shop/tables.ts';
import { slices } from '#domains/slices.ts';
import { Random } from '#engine/random.ts';
import { secretRandom } from '#engine/secret.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { readToday } from '#platform/clock/today.ts';
import { mails } from '#platform/mail/tables.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { fundPucks } from '../../../tests/factories/money.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, world, server, ids, browsers, faults } = testWorld({
  users: ['Ada', 'Ben', 'Cleo', 'Dora', 'Leaver'],
  clubs: ['Dora', 2],
  connections: 16,
});
const [ada, ben, cleo, dora, leaver] = ids('Ada', 'Ben', 'Cleo', 'Dora', 'Leaver');
const [adas, bens, cleos, doras] = browsers('Ada', 'Ben', 'Cleo', 'Dora');
const date = { season: world.season, day: world.day };

let gameId = 0;

beforeAll(async () => {
  gameId = await makeGame(db, { homeTeamId: 11, awayTeamId: 21, season: world.season, day: 30 });
});

const fund = (userId: number, amount: number, color: 'earned' | 'play' = 'play') =>
  fundPucks(db, { userId, amount, color }, { ...date, now: server.clock.now });
const balance = async (userId: number) => sumOf(await puckBalances(db, `user:${userId}`));
const buy = (userId: number, item: ItemId, purchaseId: string = randomUUID()) =>
  db.transaction((tx) => buyItem(tx, { userId, item, purchaseId, ...date, now: server.clock.now }));
const CHECKS = [nobodyOwesPucks, pucksAreConserved, purchasesArePaid, premiumWasPaidFor];

describe('a shop purchase', () => {
  it('costs the listed price, and is made once however often it is sent', async () => {
    await fund(ada, 400);
    const purchaseId = randomUUID();
    const send = () => adas.post('/api/shop/purchases', { item: 'premium-month', purchaseId });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balance(ada)).toBe(400 - ITEMS['premium-month'].price);
    expect(answers[0]?.body.data.items).toContainEqual({
      ...{ id: 'premium-month', price: ITEMS['premium-month'].price, owned: 1, isSoldOut: false },
    });
    expect((await adas.get('/api/user')).body.data).toMatchObject({ isPremium: true, puckBalance: 100 });
    const { data } = (await adas.get('/api/pucks/transactions?type=shop-purchase')).body;
    expect(data).toMatchObject([{ kind: 'shop-purchase', params: { item: 'premium-month' }, amount: -300 }]);
  });

  it('is refused under the id of one that bought something else', async () => {
    await fund(ada, ITEMS['premium-month'].price);
    const [purchaseId, before] = [randomUUID(), await balance(ada)];
    expect(await buy(ada, 'premium-month', purchaseId)).toEqual({ ok: true });
    expect(await buy(ada, 'horn-slot', purchaseId)).toMatchObject({ code: 'request.used-id' });
    expect(await balance(ada)).toBe(before - ITEMS['premium-month'].price);
  });

  it('is refused with too few pucks, without an id of its own, or for an unknown item', async () => {
    const before = await balance(ada);
    const refused = await adas.post('/api/shop/purchases', { item: 'premium-year', purchaseId: randomUUID() });
    expect([refused.status, refused.body.code]).toEqual([409, 'puck.too-few']);
    for (const body of [{ item: 'horn-slot' }, { item: 'strength', purchaseId: randomUUID() }]) {
      expect((await adas.post('/api/shop/purchases', body)).status).toBe(422);
    }
    expect(await balance(ada)).toBe(before);
  });

  it('is refused when the user owns every item', async () => {
    const { price, most } = ITEMS['horn-slot'];
    await fund(ben, price * (most + 2));
    const bought = await Promise.all(Array.from({ length: most + 2 }, () => buy(ben, 'horn-slot')));
    expect(bought.filter(({ ok }) => ok)).toHaveLength(most);
    const refused = await bens.post('/api/shop/purchases', { item: 'horn-slot', purchaseId: randomUUID() });
    expect([refused.status, refused.body.code]).toEqual([409, 'shop.owned']);
    expect(await balance(ben)).toBe(2 * price);
    expect((await bens.get('/api/horns')).body.data.max).toBe(MAX_HORNS + most);
  });

  it('never exceeds the balance, whatever is bought at once, and no color gains or loses a puck', async () => {
    const random = new Random('shop');
    const buyers = [ada, ben, cleo];
    for (const userId of buyers) {
      await fund(userId, 500);
      await fund(userId, 700, 'earned');
    }
    const spendOnce = async () => {
      const [userId, other] = random.shuffle(buyers);
      if (random.chance(0.2)) {
        const gift = { fromId: userId ?? 0, toId: other ?? 0, pucks: 10, giftId: randomUUID() };
        await db.transaction((tx) => givePucks(tx, { ...gift, ...date, now: server.clock.now }));
      } else await buy(userId ?? 0, random.pick(ITEM_IDS));
    };
    // More hands than connections; each goes on at once, as none may wait ten seconds for a connection.
    const hand = async () => {
      for (let times = 0; times < 20; times++) await spendOnce();
    };
    await Promise.all(Array.from({ length: 20 }, hand));
    expect(await faults(...CHECKS)).toEqual([]);
    for (const userId of buyers) {
      const rows = await rowsOf(db, shopItems, { userId });
      for (const [item, bought] of Map.groupBy(rows, (row) => row.item)) {
        const { most, price } = itemOf(item);
        expect(bought.length).toBeLessThanOrEqual(most ?? Number.POSITIVE_INFINITY);
        expect(bought.every((row) => row.price === price)).toBe(true);
      }
      expect(Object.values(await puckBalances(db, `user:${userId}`)).every((pucks) => pucks >= 0)).toBe(true);
    }
  });

  it('is deleted with the user', async () => {
    await fund(leaver, 300);
    await buy(leaver, 'premium-month');
    await deleteUser(db, leaver, { now: server.clock.now, nouns: slices });
    expect(await db.$count(shopItems, eq(shopItems.userId, leaver))).toBe(0);
    expect(await faults(...CHECKS)).toEqual([]);
  });
});

describe('expiring premium', () => {
  beforeEach(() => changeRows(db, users, { id: cleo }, { premiumExpiresAt: null }));

  it('reminds its member once, in the days before', async () => {
    const until = new Date(server.clock.now.getTime() + (REMIND_DAYS + 1) * DAY_MS);
    await changeRows(db, users, { id: cleo }, { premiumExpiresAt: until });
    const remind = (daysBefore: number) =>
      remindMembers(db, { now: new Date(until.getTime() - daysBefore * DAY_MS), publicUrl: 'https://rink.example' });
    expect(await remind(REMIND_DAYS + 0.01)).toBe(0);
    const told = await Promise.all([1, 2, 3, 4].map(() => remind(REMIND_DAYS)));
    expect(told.reduce((sum, many) => sum + many, 0)).toBe(1);
    expect(await remind(1)).toBe(0);
    expect(await remind(0)).toBe(0);
    const notices = await rowsOf(db, notifications, { userId: cleo });
    expect(notices).toMatchObject([{ kind: 'premium-ending', params: { until: until.toISOString() } }]);
    const written = await rowsOf(db, mails, { userId: cleo });
    expect(written).toMatchObject([{ subject: 'Your premium ends soon' }]);
    expect(written[0]?.text).toContain('https://rink.example/settings?tab=premium');
  });

  it('loses nothing: items over a limit stay usable and removable, but cannot be changed', async () => {
    const { free } = PREMIUM_LIMITS.savedSearches;
    const setUntil = (until: Date | null) => changeRows(db, users, { id: cleo }, { premiumExpiresAt: until });
    const save = (name: string) =>
      cleos.post('/api/saved-searches', { name, filters: { position: 'G' }, hasAlert: false });
    await setUntil(new Date(server.clock.now.getTime() + DAY_MS));
    for (let at = 0; at < free + 1; at++) expect((await save(`Search ${at}`)).status).toBe(201);
    const playerId = await makePlayer(db);
    const note = 'x'.repeat(PREMIUM_LIMITS.noteLength.premium);
    const write = (text: string) => cleos.put(`/api/shortlist/players/${playerId}`, { note: text });
    expect((await write(note)).status).toBe(204);

    await setUntil(server.clock.now);
    const kept = (await cleos.get('/api/saved-searches')).body.data;
    expect(kept).toHaveLength(free + 1);
    expect(kept.filter(({ isReadOnly }: { isReadOnly: boolean }) => isReadOnly)).toMatchObject([
      { name: `Search ${free}` },
    ]);
    const change = (id: number) => cleos.put(`/api/saved-searches/${id}`, { name: 'Renamed', hasAlert: false });
    const idOf = (name: string) => kept.find((search: { name: string }) => search.name === name).id;
    expect((await change(idOf(`Search ${free}`))).body.code).toBe('saved-search.read-only');
    expect((await change(idOf('Search 0'))).status).toBe(204);
    expect((await save('One more')).body).toMatchObject({ code: 'saved-search.full', facts: { max: free } });
    expect((await write(`${note.slice(1)}y`)).body.code).toBe('shortlist.note-too-long');
    expect((await cleos.get('/api/shortlist')).body.data).toMatchObject([{ note }]);
    // Removing one makes room: the one over the limit is then within it.
    expect((await cleos.delete(`/api/saved-searches/${idOf('Search 1')}`)).status).toBe(204);
    expect((await change(idOf(`Search ${free}`))).body.code).toBe('saved-search.named');
  });
});

describe('a look', () => {
  const wear = (browser: typeof adas, what: string, body: object) => browser.put(`/api/shop/${what}`, body);
  const face = Object.fromEntries(PART_IDS.map((part) => [part, FACE_PARTS[part].at(-1) ?? ''])) as FaceChoice;
  const drawn = (userId: number) => server.app.inject({ url: `/api/users/${userId}/face.svg` });
  const give = async (userId: number, ...items: ItemId[]) => {
    const owned = await db.select({ item: shopItems.item }).from(shopItems).where(eq(shopItems.userId, userId));
    for (const item of items.filter((wanted) => !owned.some((row) => row.item === wanted))) {
      await fund(userId, itemOf(item).price);
      expect(await buy(userId, item)).toEqual({ ok: true });
    }
  };

  it('is worn by its owner alone, as a public face in the club’s sweater', async () => {
    const before = (await drawn(ada)).body;
    expect((await wear(doras, 'face', { face })).body).toMatchObject({ code: 'shop.not-owned' });
    await give(ada, 'face', 'frame-gold');
    expect((await wear(adas, 'face', { face: { ...face, hair: '"/><script>' } })).status).toBe(422);
    expect((await wear(adas, 'face', { face: { ...face, skin: '#ff0000' } })).status).toBe(422);
    const worn = await wear(adas, 'face', { face });
    expect(worn.body.data).toMatchObject({ face, frame: null });
    expect((await adas.get('/api/user')).body.data.face).toMatchObject({ hair: { id: face.hair } });
    const plain = (await drawn(ada)).body;
    expect(plain).not.toBe(before);
    expect(plain).toContain(face.skin);
    expect((await wear(adas, 'frame', { frame: 'gold' })).status).toBe(200);
    expect((await drawn(ada)).body).not.toBe(plain);
    const tried = await adas.get(`/api/shop/face.svg?${new URLSearchParams({ ...face, frame: 'gold' })}`);
    expect(tried.status).toBe(200);
    expect((await drawn(999_999)).statusCode).toBe(404);
    expect((await wear(adas, 'face', { face: null })).body.data.face).toBeNull();
  });

  it('from premium is shown during premium, and kept after it', async () => {
    await changeRows(db, users, { id: cleo }, { premiumExpiresAt: new Date(server.clock.now.getTime() + DAY_MS) });
    expect((await wear(cleos, 'frame', { frame: 'premium' })).status).toBe(200);
    const framed = (await drawn(cleo)).body;
    await changeRows(db, users, { id: cleo }, { premiumExpiresAt: server.clock.now });
    expect((await drawn(cleo)).body).not.toBe(framed);
    expect((await cleos.get('/api/shop')).body.data.frame).toBe('premium');
    expect((await wear(cleos, 'frame', { frame: 'premium' })).body).toMatchObject({ code: 'shop.not-owned' });
  });

  it('for a club is on the ice at once, leaves with its manager, and leaves the club its own', async () => {
    const clubOf = async () => (await rowsOf(db, clubs, { id: 1 }))[0];
    const own = await clubOf();
    const design = { jersey: { pattern: 'hockey4' }, colors: ['#102030', '#f0f0f0', '#c01020'] };
    const crest = { shape: 'hexagon', field: 'bend', charge: 'paw' };
    expect((await wear(doras, 'jersey', { design })).body.code).toBe('shop.not-owned');
    await give(dora, 'jersey', 'crest', 'arena-winter');
    const alike = { ...design, colors: ['#102030', '#203040', '#c01020'] };
    expect((await wear(doras, 'jersey', { design: alike })).body.code).toBe('shop.colors-alike');
    expect((await wear(doras, 'jersey', { design: { ...design, jersey: { pattern: 'football' } } })).status).toBe(422);
    await wear(doras, 'jersey', { design });
    await wear(doras, 'crest', { crest });
    expect((await wear(doras, 'arena', { arena: 'winter' })).body.data).toMatchObject({
      design: { ...design, crest, arena: 'winter' },
      club: { id: 1, ...design, crest, arena: 'winter' },
    });
    expect((await wear(doras, 'arena', { arena: 'heritage' })).body.code).toBe('shop.not-owned');
    const night = { viewer: { teamIds: [], watchers: 0 }, now: new Date() };
    const shown = async () => findGameView(db, gameId, night.viewer, night.now);
    expect(await shown()).toMatchObject({ arena: 'winter', game: { home: { colors: design.colors } } });

    await leaveClub(db, { clubId: 1, userId: dora });
    expect(await clubOf()).toEqual(own);
    expect(await shown()).toMatchObject({ arena: 'classic', game: { home: { colors: own?.colors } } });
    // The next club wears it right away.
    await db.transaction((tx) => wearDesign(tx, { userId: dora, clubId: 2 }));
    const next = await rowOf(db, clubs, { id: 2 });
    expect(next).toMatchObject({ ...design, crest, arena: 'winter' });
    expect(slices.some(({ onTakeOver }) => onTakeOver === wearDesign)).toBe(true);
  });
});

describe('a card pack', () => {
  const cardsOf = (userId: number) => rowsOf(db, shopCards, { userId });
  const { cards, price } = ITEMS['card-pack'];

  it('is not sold with too few players, and then costs nothing', async () => {
    await fund(ben, price);
    const before = await balance(ben);
    const refused = await bens.post('/api/shop/purchases', { item: 'card-pack', purchaseId: randomUUID() });
    expect([refused.status, refused.body.code]).toEqual([409, 'shop.no-cards']);
    expect(await balance(ben)).toBe(before);
  });

  it('is paid and delivered once, drawn with the secret key, and shown on its owner’s page', async () => {
    for (let at = 0; at < 12; at++) await makePlayer(db, { teamId: 11 });
    await makePlayer(db);
    await fund(ben, 3 * price);
    const purchaseId = randomUUID();
    const before = await balance(ben);
    const send = () => bens.post('/api/shop/purchases', { item: 'card-pack', purchaseId });
    await Promise.all(Array.from({ length: 8 }, send));
    const kept = await cardsOf(ben);
    expect(kept).toHaveLength(cards);
    expect(await balance(ben)).toBe(before - price);
    expect(new Set(kept.map(({ playerId }) => playerId)).size).toBe(cards);
    expect(kept.every(({ teamId, season }) => teamId === 11 && season === date.season)).toBe(true);
    const key = `shop/${ben}/${purchaseId}`;
    const team = await rowsOf(db, players, { teamId: 11 });
    const { secret } = await readToday(db);
    const ids = team.map(({ id }) => id);
    const drawn = drawPack(secretRandom(secret, `card-pack/${key}`), { players: ids, owned: new Set(), cards });
    expect(kept).toMatchObject(drawn);
    expect((await send()).body.data.pack).toMatchObject(
      drawn.map(({ playerId }) => ({ player: { id: playerId, teamId: 11 } })),
    );

    const seen = (await adas.get(`/api/users/${ben}/cards`)).body;
    expect(seen.pagination.total).toBe(cards);
    expect(seen.data[0]).toMatchObject({ player: { id: kept.at(-1)?.playerId }, team: { id: 11 }, copies: 1 });
  });

  it('counts repeated cards as copies, and is deleted with its owner', async () => {
    const own = await cardsOf(ben);
    const [first] = own;
    if (!first) throw new Error('there are no cards');
    const { id: _, ...again } = first;
    await db.insert(shopCards).values({ ...again, packKey: 'later', season: date.season + 1 });
    const { data, pagination } = (await adas.get(`/api/users/${ben}/cards`)).body;
    expect(pagination.total).toBe(own.length);
    expect(data[0]).toMatchObject({ player: { id: first.playerId }, copies: 2, season: date.season + 1 });
    expect((await adas.get(`/api/users/${ben}/cards?page=2`)).body.data).toEqual([]);
    const taken = await exportShop(db, ben);
    expect(taken.cards).toHaveLength(own.length + 1);
    await db.transaction((tx) => eraseShop(tx, ben));
    expect(await cardsOf(ben)).toEqual([]);
  });
});
