/** What users are told about their pucks and money when they leave, are banned, or are not offered raffles. */
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LIMIT_DAYS, PRESS_PRIZE_PUCKS, PUCK_SOURCE_IDS } from '#domains/puck/constants.ts';
import type { PuckSummary } from '#domains/puck/contract.ts';
import { REFUND_DAYS } from '#domains/purchase/constants.ts';
import type { PurchaseRow, PurchaseView } from '#domains/purchase/contract.ts';
import { TICKET_PRICE } from '#domains/raffle/constants.ts';
import type { RaffleList } from '#domains/raffle/contract.ts';
import type { MyWithdrawals } from '#domains/withdrawal/contract.ts';
import { DAY_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';
import moderation from '#web/features/moderation/words.ts';
import puck from '#web/features/puck/words.ts';
import { PurchaseScreen } from '#web/features/purchase/purchase-screen.tsx';
import purchase from '#web/features/purchase/words.ts';
import raffle from '#web/features/raffle/words.ts';
import { LeavingForm } from '#web/features/settings/data-cards.tsx';
import { SettingsScreen } from '#web/features/settings/settings-screen.tsx';
import shop from '#web/features/shop/words.ts';
import withdrawal from '#web/features/withdrawal/words.ts';
import { api } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { worldQuery } from '#web/lib/world.ts';
import account from '#web/locales/en/account.ts';
import common from '#web/locales/en/common.ts';
import { Route as PuckRoute } from '#web/routes/puck/index.tsx';
import { Route as ShopRoute } from '#web/routes/puck/shop.tsx';

const words = i18next.createInstance();
await words.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { account, common, moderation, puck, purchase, raffle, shop, withdrawal } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

const USER = {
  ...{ id: 1, timeZone: 'UTC', settings: {}, teamId: 1, team: null, proLeague: { id: 7 }, onboarding: [] },
  ...{ puckBalance: 0, isPremium: false, premiumExpiresAt: null, activatedAt: '2026-01-01T00:00:00Z' },
  ...{ bankruptAt: null, restriction: null },
};
const WORLD = { nations: [], unrankedNations: [], leagues: [], seasons: [], closedFeatures: [] };

interface Seen {
  user?: Record<string, unknown>;
  world?: Record<string, unknown>;
  known?: [queryKey: readonly unknown[], answer: unknown][];
  path?: string;
  address?: string;
}

/** Returns the text of a screen once these answers have arrived. */
async function seen(Screen: () => ReactNode, { user = {}, world = {}, known = [], ...at }: Seen = {}) {
  const { path = '/', address = '/' } = at;
  const queries = new QueryClient();
  queries.setQueryData<unknown>(sessionQuery.queryKey, { ...USER, ...user });
  queries.setQueryData<unknown>(worldQuery.queryKey, { data: { ...WORLD, ...world } });
  for (const [queryKey, answer] of known) queries.setQueryData(queryKey, answer);
  const staticData = { title: 'Rinkside', area: 'public' } as const;
  const root = createRootRoute({ staticData });
  const screen = createRoute({ getParentRoute: () => root, path, component: Screen, staticData });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([screen]), history });
  await router.load();
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={words}>
        <MantineProvider>
          <RouterProvider router={router as never} />
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  return page
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
}

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const bought = (more: Partial<PurchaseRow> = {}): PurchaseRow => ({
  ...{ id: 7, product: 'pucks-500', state: 'paid', amount: 499, currency: 'USD', refunded: 0, receiptNumber: 3 },
  ...{ createdAt: ago(DAY_MS), paidAt: ago(DAY_MS), ...more },
});
const withdrawn = (state: MyWithdrawals['withdrawals'][number]['state'], id: number) => ({
  ...{ id, pucks: 3_000, fee: 150, method: 'bank' as const, state, requestedAt: ago(DAY_MS), closedAt: null },
  ...{ charity: null, reason: '' },
});
const purchasesAre = (...rows: PurchaseRow[]): [readonly unknown[], unknown] => [
  api.purchases.list.queryOptions().queryKey,
  { data: rows },
];
const withdrawalsAre = (...withdrawals: MyWithdrawals['withdrawals']): [readonly unknown[], unknown] => [
  api.withdrawals.mine.queryOptions().queryKey,
  { data: { withdrawals, hasOpen: withdrawals.length > 0 } },
];
const rafflesAre = (standing: RaffleList['standing']): [readonly unknown[], unknown] => [
  api.raffles.list.queryOptions().queryKey,
  { data: { standing, isFreeLeft: true, open: [{ id: 1 }] } },
];
const { lost, premium, withdrawal: openWithdrawal } = account.remove;
const refundWords = words.t('account:remove.refund', { days: REFUND_DAYS });

// Links that are paths ask the browser for its location.
beforeAll(() => void vi.stubGlobal('location', new URL('http://localhost:3000/')));
afterAll(() => void vi.unstubAllGlobals());

describe('the account deletion dialog', () => {
  const dialogOf = (kind: 'pause' | 'remove', state: Seen) =>
    seen(() => <LeavingForm kind={kind} leave={async () => {}} onCancel={() => {}} />, state);
  const told = async (state: Seen) => {
    expect(await dialogOf('pause', state), 'pausing loses nothing').not.toContain(lost);
    const dialog = await dialogOf('remove', state);
    expect(dialog).toContain(account.remove.button);
    return dialog;
  };

  test('says that pucks, premium, an open withdrawal and the refund are lost', async () => {
    const user = { puckBalance: 1_234, isPremium: true, premiumExpiresAt: '2027-03-01T12:00:00Z' };
    const dialog = await told({ user, known: [purchasesAre(bought()), withdrawalsAre(withdrawn('review', 1))] });
    expect(dialog).toContain(lost);
    expect([...dialog.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line)).toEqual([
      '1,234 pucks',
      expect.stringMatching(new RegExp(`^${premium.replace('{{until}}', '.*2027')}`)),
      openWithdrawal,
      refundWords,
    ]);
  });

  test('mentions only what the user has, and nothing for users without any', async () => {
    expect(await told({ known: [purchasesAre(), withdrawalsAre()] })).not.toContain(lost);
    const one = await told({ user: { puckBalance: 1 }, known: [purchasesAre(), withdrawalsAre()] });
    expect([...one.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line)).toEqual(['1 puck']);
  });

  test('warns of the refund for pucks bought in the last 14 days, and for nothing else', async () => {
    expect(REFUND_DAYS).toBe(14);
    const warns = async (row: Partial<PurchaseRow>) =>
      (await told({ known: [purchasesAre(bought(row)), withdrawalsAre()] })).includes(refundWords);
    expect(await warns({ paidAt: ago(REFUND_DAYS * DAY_MS - MINUTE_MS) })).toBe(true);
    expect(await warns({ paidAt: ago(REFUND_DAYS * DAY_MS + MINUTE_MS) })).toBe(false);
    expect(await warns({ state: 'refunded' })).toBe(false);
    expect(await warns({ state: 'pending', paidAt: null })).toBe(false);
    expect(await warns({ product: 'premium-month' })).toBe(false);
  });
});

describe('a banned user', () => {
  const banned = { restriction: { kind: 'banned', until: null } };

  test('sees purchases and withdrawals, can cancel unapproved ones, and can export their data', async () => {
    const withdrawals = withdrawalsAre(withdrawn('requested', 4), withdrawn('review', 5), withdrawn('approved', 6));
    const page = await seen(SettingsScreen, { user: banned, known: [purchasesAre(bought()), withdrawals] });
    expect(page).toContain(moderation.banned.words);
    expect(page).toContain(purchase.mine);
    expect(page).toContain('href="/purchase/7"');
    expect(page).toContain(withdrawal.mine);
    const cancels = [4, 5, 6].map((id) => page.includes(`aria-label="${words.t('withdrawal:cancelOne', { id })}"`));
    expect(cancels).toEqual([true, true, false]);
    expect(page).toContain(account.export.button);
    expect(page).toContain(account.remove.button);
    expect(page, 'nothing else of the settings').not.toContain(account.tabs.display);
  });

  test('sees neither list without purchases and withdrawals', async () => {
    const page = await seen(SettingsScreen, { user: banned, known: [purchasesAre(), withdrawalsAre()] });
    expect(page).toContain(moderation.banned.words);
    expect([purchase.mine, withdrawal.mine].map((title) => page.includes(title))).toEqual([false, false]);
  });

  test('can return bought pucks', async () => {
    const refund = { amount: 499, pucks: 500, until: '2027-03-01T12:00:00Z' };
    const view: PurchaseView = {
      ...{ ...bought(), pucks: 500, months: 0, buyer: 'Ada', seller: '', termsVersion: 1, isWaiting: false },
      ...{ isTest: false, takenBack: 0, owed: 0, payUrl: null, declined: null, refundedAt: null },
      ...{ refund, isRefundOpen: false },
    };
    const of = (data: PurchaseView): Seen => ({
      ...{ user: banned, path: '/purchase/$id', address: '/purchase/7' },
      known: [[api.purchases.find.queryOptions({ input: { id: 7 } }).queryKey, { data }]],
    });
    const ask = words.t('purchase:refund.ask', { amount: '$4.99' });
    expect(await seen(PurchaseScreen, of(view))).toContain(ask);
    expect(await seen(PurchaseScreen, of({ ...view, refund: null }))).not.toContain(ask);
  });
});

/** Users who are offered raffles, and users who are not. */
const RAFFLES: [who: string, state: Seen, isOffered: boolean][] = [
  ['those who are 18 or older', { known: [rafflesAre('open')] }, true],
  ['those who have not said how old they are', { known: [rafflesAre('undeclared')] }, true],
  ['those who have said that they are under 18', { known: [rafflesAre('minor')] }, false],
  ['those of whom it is not known yet', { known: [] }, false],
  [
    'all while admins have closed raffles',
    { known: [rafflesAre('open')], world: { closedFeatures: [{ feature: 'raffles', reason: 'A review.' }] } },
    false,
  ],
];

describe.each(RAFFLES)('for %s', (_who, { known = [], ...state }, isOffered) => {
  test(`the shop ${isOffered ? 'has' : 'hides'} raffle tickets, in its list and in its filter`, async () => {
    const Shop = ShopRoute.options.component as () => ReactNode;
    const design = { jersey: null, colors: null, crest: null, arena: null };
    const view = { items: [], pack: [], face: null, frame: null, design, club: null };
    const shelves: NonNullable<Seen['known']>[number] = [api.shop.find.queryOptions().queryKey, { data: view }];
    const shown = async (address: string) =>
      seen(Shop, { ...state, known: [...known, shelves], address, path: '/puck/shop' });
    const all = await shown('/puck/shop');
    const hint = words.t('shop:rafflesHint', { price: TICKET_PRICE });
    expect(hint).toContain(String(TICKET_PRICE));
    expect(all.includes(hint)).toBe(isOffered);
    expect(all.includes('href="/puck/raffle-event"')).toBe(isOffered);
    expect(all.includes('<option value="raffles"')).toBe(isOffered);
    expect(all).toContain(shop.giftsHint);
    const chosen = await shown('/puck/shop?type=raffles');
    expect([chosen.includes(hint), chosen.includes(shop.giftsHint)]).toEqual([isOffered, false]);
    expect(await shown('/puck/shop?type=gifts')).not.toContain(hint);
  });

  test(`the ways to earn pucks ${isOffered ? 'count the free ticket' : 'have no row of raffles'}`, async () => {
    const Pucks = PuckRoute.options.component as () => ReactNode;
    const summary: PuckSummary = {
      ...{ balance: 0, colors: { play: 0, bought: 0, earned: 0 }, isPlayOnly: false, today: 40, season: 1_500 },
      ...{ giftsLeft: 100, ways: PUCK_SOURCE_IDS.map((source) => ({ source, left: null, brought: 0 })) },
    };
    const balance: NonNullable<Seen['known']>[number] = [api.pucks.balance.queryOptions().queryKey, { data: summary }];
    const page = await seen(Pucks, { ...state, known: [...known, balance], path: '/puck', address: '/puck' });
    expect(page).toContain(words.t('puck:limits', { today: '40', season: '1,500', days: LIMIT_DAYS }));
    expect(page, 'other ways').toContain(words.t('puck:pays.press-prize', { prize: PRESS_PRIZE_PUCKS }));
    expect(page.includes(puck.pays.raffle)).toBe(isOffered);
    expect(page.includes(words.t('raffle:freeLeft', { count: 1 }))).toBe(isOffered);
  });
});
