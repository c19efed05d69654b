/** The part of a walk about pucks: what users buy, win, give and pay out. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { MIN_LOOK_MS, PLACE_IDS } from '#domains/banana/constants.ts';
import { TERMS_VERSION } from '#domains/purchase/constants.ts';
import { drawRaffles, openRaffles } from '#domains/raffle/store/raffles.ts';
import { FACE_PARTS, ITEM_IDS } from '#domains/shop/constants.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import { fundPucks } from '../factories/money.ts';
import { teamOf } from './squads.ts';
import type { Walk, Who } from './walk.ts';

const fund = async (walk: Walk, who: Exclude<Who, 'guest'>, amount: number) => {
  const { season, day } = await walk.today();
  await fundPucks(
    walk.database.db,
    { userId: walk.idOf(who), amount, color: 'earned' },
    { season, day, now: walk.now },
  );
};

export async function shop(walk: Walk): Promise<void> {
  await fund(walk, 'Mia', 20_000);
  for (const item of ITEM_IDS) await walk.use('shop.buy', 'Mia', { item, purchaseId: randomUUID() });
  const face = Object.fromEntries(
    Object.entries(FACE_PARTS).map(([part, choices]) => [part, (choices as readonly unknown[])[0]]),
  );
  await walk.use('shop.wearFace', 'Mia', { face });
  await walk.use('shop.wearFrame', 'Mia', { frame: 'gold' });
  await walk.use('shop.wearJersey', 'Mia', {
    design: { jersey: { pattern: 'hockey2' }, colors: ['#112233', '#ffffff', '#cc0000'] },
  });
  await walk.use('shop.wearCrest', 'Mia', { crest: { shape: 'shield', field: 'plain', charge: 'star' } });
  await walk.use('shop.wearArena', 'Mia', { arena: 'winter' });
  const junior = await walk.one(
    sql`select min(id) as value from players where team_id = ${await teamOf(walk, 1, 'U21')}`,
  );
  await walk.use('shop.saveCustomPlayer', 'Mia', { id: junior, firstname: 'Moose', lastname: 'Tracks', face });
  const custom = await walk.one(sql`select id as value from custom_players where player_id = ${junior}`);
  await walk.readBy(['Mia'], 'shop.customFace', `/custom-players/${custom}/face.svg`);
  await walk.use('shop.removeCustomPlayer', 'Mia', { id: junior });
  await walk.use('friends.befriend', 'Mia', { id: walk.idOf('Friend') });
  await walk.use('friends.befriend', 'Friend', { id: 1 });
  await walk.use('pucks.give', 'Mia', { id: walk.idOf('Friend'), pucks: 5, giftId: randomUUID() });
  await walk.use('sponsorships.sponsor', 'Mia', {
    kind: 'club',
    id: 1,
    pucks: 10,
    name: 'The Bakery',
    line: '',
    orderId: randomUUID(),
  });
  await openRaffles(walk.database.db, walk.now);
  const raffle = await walk.one(sql`select max(id) as value from raffles where drawn_at is null`);
  await walk.use('raffles.takeFree', 'Mia', { id: raffle });
  await walk.use('raffles.buy', 'Mia', { id: raffle, tickets: 1, orderId: randomUUID() });
  const { season, day } = await walk.today();
  const period = season * 63 + day - 1;
  for (const quest of ['daily-win', 'daily-goals']) {
    await walk.run(sql`insert into quest_rewards (user_id, quest, period, points, done_on) values (1, ${quest}, ${period}, 5, ${period})
      on conflict do nothing`);
  }
  await walk.use('quests.claim', 'Mia', { quest: 'daily-win', period });
  await walk.use('quests.claimAll', 'Mia');
}

export async function purchases(walk: Walk): Promise<void> {
  const order = () => walk.use('purchases.order', 'Fan', { product: 'pucks-500', termsVersion: TERMS_VERSION });
  await walk.use('purchases.setLimits', 'Fan', { day: 4_000, month: 9_000 });
  const first = await order();
  await walk.use('purchases.cancel', 'Fan', { id: first.id });
  const second = await order();
  await walk.pay(second.url);
  await walk.use('purchases.refund', 'Fan', { id: second.id });
  const third = await order();
  await walk.pay(third.url);
  await walk.use('shop.buy', 'Fan', { item: 'premium-month', purchaseId: randomUUID() });
  await walk.use('purchases.refundAny', 'Boss', { id: third.id, reason: 'It was asked for.' });
  await fund(walk, 'Fan', 1_000);
  const id = walk.idOf('Friend');
  await walk.use('purchases.grant', 'Boss', { id, pucks: 20_000, reason: 'A prize.', requestId: randomUUID() });
  await walk.use('purchases.decideGrant', 'Vice', {
    id: await walk.one(sql`select max(id) as value from puck_grants`),
    isApproved: true,
  });
  await walk.use('purchases.setFrozen', 'Boss', { id, isFrozen: true, reason: 'A question.' });
  await walk.use('purchases.setFrozen', 'Boss', { id, isFrozen: false, reason: 'Answered.' });
  await walk.use('purchases.payDebt', 'Fan');
}

export async function withdrawals(walk: Walk): Promise<void> {
  await walk.use('withdrawals.setTerms', 'Boss', { budget: 100_000, charities: ['Kids on Ice'] });
  await fund(walk, 'Kim', 10_000);
  await walk.run(
    sql`update users set is_adult = true, age_declared_at = now(), activated_at = ${new Date(walk.now.getTime() - 90 * DAY_MS)} where id = 3`,
  );
  const ask = async () => {
    await walk.use('withdrawals.request', 'Kim', { pucks: 2_000, method: 'donation', charity: 'Kids on Ice' });
    return walk.one(sql`select max(id) as value from withdrawals`);
  };
  await walk.use('withdrawals.cancel', 'Kim', { id: await ask() });
  const refused = await ask();
  await walk.use('withdrawals.take', 'Boss', { id: refused });
  await walk.use('withdrawals.refuse', 'Boss', { id: refused, reason: 'Ask again.' });
  const paid = await ask();
  await walk.use('withdrawals.take', 'Vice', { id: paid });
  await walk.use('withdrawals.approve', 'Vice', { id: paid });
  await walk.use('withdrawals.pay', 'Vice', { id: paid });
}

export async function bananas(walk: Walk): Promise<void> {
  await walk.use('bananaDay.start', 'Boss');
  let claim: string | null = null;
  for (let hour = 0; hour < 8 && claim === null; hour++) {
    for (const place of PLACE_IDS) {
      walk.wait(1_000);
      claim ??= (await walk.use('bananaDay.look', 'Fan', { place }))?.claim ?? null;
      if (claim !== null) break;
    }
    if (claim === null) walk.wait(HOUR_MS);
  }
  walk.wait(MIN_LOOK_MS + 100);
  await walk.use('bananaDay.pick', 'Fan', { claim });
  const held = await walk.one(sql`select max(held_on) as value from banana_days`);
  for (const [user, fruit] of [
    [walk.idOf('Fan'), 'mango'],
    [walk.idOf('Fan'), 'banana'],
    [walk.idOf('Friend'), 'coconut'],
  ] as const) {
    for (let hour = 0; hour < 5; hour++) {
      await walk.run(
        sql`insert into fruit_finds (user_id, held_on, hour, place, fruit, found_at) values (${user}, ${held}, ${(fruit === 'banana' ? 2000 : 1000) + hour}, 'forum', ${fruit}, now())`,
      );
    }
    await walk.run(
      sql`insert into fruit_baskets (user_id, held_on, fruit, amount) values (${user}, ${held}, ${fruit}, 5) on conflict (user_id, held_on, fruit) do update set amount = fruit_baskets.amount + 5`,
    );
  }
  const offer = async (who: Who, give: string, want: string) => {
    await walk.use('bananaDay.offer', who, { give, giveCount: 1, want, wantCount: 1 });
    return walk.one(sql`select max(id) as value from fruit_orders`);
  };
  await walk.use('bananaDay.cancel', 'Fan', { id: await offer('Fan', 'mango', 'coconut') });
  await walk.use('bananaDay.take', 'Friend', { id: await offer('Fan', 'mango', 'coconut') });
  await walk.use('bananaDay.make', 'Fan', { recipe: 'smoothie' });
}

/** A raffle that is drawn shows its proof. */
export async function draw(walk: Walk): Promise<void> {
  await drawRaffles(walk.database.db, new Date(walk.now.getTime() + 2 * DAY_MS));
  const drawn = await walk.one(sql`select min(id) as value from raffles where drawn_at is not null`);
  await walk.readBy(['Mia'], 'raffles.proof', `/raffles/${drawn}/proof`);
}
