import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { type FactOf, nameOf } from '#domains/fact.ts';
import type { financesLedgerKinds } from '#domains/finances/kinds.ts';
import {
  type DeskFact,
  deskFact,
  type Memo,
  memo,
  type NewsFact,
  type NotificationFact,
  newsFact,
  notificationFact,
} from '#domains/kinds.ts';
import type { WorldData } from '#domains/world/contract/calls.ts';
import { FactWords, type RenderersOf } from '#web/lib/fact.tsx';
import { addFormats } from '#web/lib/i18n-formats.ts';
import { worldQuery } from '#web/lib/world.ts';
import club from '#web/locales/en/club.ts';
import news from '#web/locales/en/news.ts';
import skills from '#web/locales/en/skills.ts';
import {
  deskRenderers,
  memoRenderers,
  newsRenderers,
  notificationKindsBySubject,
  notificationRenderers,
} from './facts.ts';
import { memos } from './finances/facts.tsx';
import hosting from './hosting/words.de.ts';
import { wayToCause } from './puck/transaction-table.tsx';

const wordsOfFeatures = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: object }>('./*/words.ts', { eager: true })).map(([path, words]) => [
    path.split('/')[1],
    words.default,
  ]),
);
const words = i18next.createInstance();
await words.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { club, news, skills, ...wordsOfFeatures } },
  interpolation: { escapeValue: false },
});
addFormats(words);

const shown = (content: React.ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={words}>{content}</I18nextProvider>
    </QueryClientProvider>,
  ).replaceAll('&#x27;', "'");

const say = (fact: NewsFact) => shown(<FactWords of={newsRenderers} fact={fact} />);
const recap = (homeScore: number, awayScore: number, endedIn: 'regulation' | 'shootout', star = '') => {
  const teams = { homeTeamId: 1, awayTeamId: 2, home: 'Bears', away: 'Lynx' };
  return say({ kind: 'game-recap', params: { ...teams, homeScore, awayScore, endedIn, star } });
};
const player = { player: 'Berg', team: 'Bears' };

describe('the sentence of a fact', () => {
  it('names winner and loser of a game, home or away, how it ended, and its first star', () => {
    expect(recap(5, 2, 'regulation')).toBe('The Bears beat the Lynx 5–2.');
    expect(recap(3, 4, 'shootout', 'Ole Lund')).toBe(
      'The Lynx beat the Bears 4–3 in a shootout. First star: Ole Lund.',
    );
    expect(recap(2, 2, 'regulation')).toBe('The Bears and the Lynx tie, 2–2.');
  });

  it('shows days, games, seasons and money naturally', () => {
    expect(
      say({ kind: 'injury', params: { ...player, part: 'knee', severity: 'minor', days: 1, opponent: 'Lynx' } }),
    ).toBe('Berg of the Bears is out one day (knee), hurt against the Lynx.');
    const suspended = { ...player, playerId: 7, games: 3, infraction: 'abuse-of-officials' } as const;
    expect(say({ kind: 'suspension', params: suspended })).toBe(
      `Berg of the Bears is suspended 3 games for ${news.infraction['abuse-of-officials']}.`,
    );
    expect(say({ kind: 'signing', params: { ...player, salary: 900_000, seasons: 2 } })).toBe(
      'Berg signs with the Bears for 2 seasons at $900,000 per season.',
    );
  });

  it('names pick and draft, as each league holds its own', () => {
    const chosen = { player: 'Berg', team: 'Bears', league: 'Elite', spot: 2 };
    expect(say({ kind: 'drafted', params: chosen })).toBe('The Bears take Berg 2nd overall in the Elite draft.');
  });

  it('says that a vote was unanimous, whatever it was about', () => {
    const vote = { winner: 'Berg', team: 'Bears', league: 'Elite', ballots: 20 };
    for (const award of ['manager', 'sportsmanship', 'MVP'] as const) {
      expect(say({ kind: 'award-won', params: { ...vote, award, firsts: 20 } })).toContain('on every ballot.');
      expect(say({ kind: 'award-won', params: { ...vote, award, firsts: 19 } })).toContain('19 of 20');
    }
  });

  it('names a nation in the reader’s language, with its article', async () => {
    const params = { nationId: 2, nation: 'United States', season: 3, bids: 0 };
    const fact: NewsFact = { kind: 'host-chosen', params };
    expect(say(fact)).toContain('asks the federation of the United States to host it');
    const german = i18next.createInstance();
    await german.use(initReactI18next).init({ lng: 'de', resources: { de: { hosting } } });
    addFormats(german);
    const client = new QueryClient();
    const nations = [{ id: 2, code: 'US', name: 'United States' }];
    const world = { nations, unrankedNations: [], leagues: [] } as unknown as WorldData;
    client.setQueryData(worldQuery.queryKey, { data: world });
    const said = renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={german}>
          <FactWords of={newsRenderers} fact={fact} />
        </I18nextProvider>
      </QueryClientProvider>,
    );
    expect(said).toContain('den Verband Vereinigte Staaten');
  });

  it('shows standings, but never what a club was offered', () => {
    const game = { homeTeamId: 1, awayTeamId: 2, home: 'Bears', away: 'Lynx', league: 'Elite' };
    const preview = say({
      kind: 'preview',
      params: { ...game, homePlace: 1, awayPlace: 2, homePoints: 30, awayPoints: 28 },
    });
    expect(preview).toMatch(/Bears.*Lynx|Lynx.*Bears/);
    expect(preview).not.toMatch(/{{|undefined/);
    const teams = [
      { teamId: 1, team: 'Bears', moved: 2 },
      { teamId: 2, team: 'Lynx', moved: -1 },
      { teamId: 3, team: 'Gulls', moved: null },
    ];
    expect(say({ kind: 'power-ranking', params: { week: 3, league: 'Elite', teams } })).toBe(
      'Elite power rankings after week 3: 1. Bears (up 2), 2. Lynx (down 1), 3. Gulls.',
    );
    for (const kind of ['rumor-block', 'rumor-talks'] as const)
      expect(say({ kind, params: player })).toMatch(/Berg.*Bears|Bears.*Berg/);
    const awakened = { ...player, skill: 'sniper' as const };
    expect(say({ kind: 'special-awakened', params: awakened })).toContain('Sniper');
    const expiring = { ...player, age: 30, season: 3 };
    expect(say({ kind: 'rumor-expiring', params: expiring })).toMatch(/Berg/);
    const told = { about: 'trade', who: 'Berg', team: 'Bears', paper: 'Courier', season: 3, day: 12 } as const;
    const rumor = (truth: 'open' | 'wrong') => say({ kind: 'rumor-told', params: { ...told, truth } });
    expect(rumor('open')).toMatch(/^Courier: the Bears will trade Berg, by day 12 of [^.]+\.$/);
    expect(rumor('wrong')).toMatch(/ It did not come true\.$/);
  });

  it('lists each replacement, with the reason', () => {
    const replaced = [
      { out: 'Sven Berg', in: 'Ole Lund', fault: 'suspended' as const },
      { out: null, in: 'Nils Dahl', fault: 'empty' as const },
    ];
    const fact: DeskFact = { kind: 'lineup-repaired', params: { opponent: 'Gulls', replaced } };
    expect(shown(<FactWords of={deskRenderers} fact={fact} />)).toBe(
      'The assistant changed your lines before the game against the Gulls: ' +
        `Ole Lund for Sven Berg (${club.desk.reason.suspended}); Nils Dahl for an empty spot.`,
    );
  });

  it('exists for every kind of notification, transaction and desk response', () => {
    const notifications: NotificationFact[] = [
      { kind: 'suspension', params: { ...player, playerId: 7, games: 1, infraction: 'boarding' } },
      { kind: 'fill-in', params: { teamId: 1, playerId: 7 } },
      { kind: 'lineup-repaired', params: { teamId: 1, gameId: 9 } },
      { kind: 'credit-warning', params: { daysLeft: 11 } },
      { kind: 'lineup-return', params: { teamId: 1, playerId: 7, player: 'Anna Example', place: '', by: null } },
    ];
    const memos: Memo[] = [
      { kind: 'opening', params: {} },
      { kind: 'gate', params: { gameId: 9 } },
      { kind: 'premium-seats', params: { gameId: 9 } },
      { kind: 'merchandise', params: { gameId: 9 } },
      { kind: 'season-tickets', params: { count: 4_000, price: 52 } },
      { kind: 'sponsors', params: {} },
      { kind: 'sponsor-bonus', params: { sponsor: 'Northpine Timber', goal: 'points' } },
      { kind: 'prize-money', params: { rank: 3, playoffRounds: 1 } },
      { kind: 'parachute', params: {} },
      { kind: 'staff', params: {} },
      { kind: 'upkeep', params: {} },
      { kind: 'travel', params: { gameId: 9 } },
      { kind: 'rescue', params: {} },
      { kind: 'loan', params: { loanId: 1, days: 63 } },
      { kind: 'loan-repayment', params: { loanId: 1 } },
      { kind: 'interest', params: { loanId: 1 } },
      { kind: 'building', params: { facility: 'seats', level: 4 } },
      { kind: 'building', params: { facility: 'boxes', level: 4 } },
      { kind: 'facility-upkeep', params: {} },
      { kind: 'wages', params: {} },
      { kind: 'league-share', params: {} },
    ];
    const said = [
      ...Object.values(deskRenderers).map(({ Go }) => shown(<Go />)),
      ...notifications.map((fact) => shown(<FactWords of={notificationRenderers} fact={fact} />)),
      ...memos.map((fact) => shown(<FactWords of={memoRenderers} fact={fact} />)),
    ];
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z][^.]*\.?$/);
  });

  it.each([
    ['news', newsFact, newsRenderers],
    ['notifications', notificationFact, notificationRenderers],
    ['desk', deskFact, deskRenderers],
    ['transactions', memo, memoRenderers],
  ] as const)('exists for every kind of %s, and for no other', (_sort, kinds, renderers) => {
    expect(Object.keys(renderers).sort()).toEqual(kinds.options.map(nameOf).sort());
  });

  it('is required of each feature: a kind without one does not compile', () => {
    const { gate: _gate, ...incomplete } = memos;
    // @ts-expect-error: the gate has no words.
    const renderers: RenderersOf<FactOf<typeof financesLedgerKinds>> = incomplete;
    expect(Object.keys(renderers)).toEqual(Object.keys(memos).filter((kind) => kind !== 'gate'));
  });
});

describe('the link of a puck transaction', () => {
  const moved = { id: 1, season: 3, day: 4, amount: 20, balance: 20, colors: { play: 20, bought: 0, earned: 0 } };
  const gift = { kind: 'gift', params: { from: 'Ada', fromId: 7, to: 'Ben', toId: 8 } } as const;
  const prize = { prize: 'month', articleId: 5, headline: 'Ice', personId: 6 } as const;

  it.each([
    ['a gift that came leads to who gave it', { ...moved, ...gift }, '/user/7'],
    ['a gift that went to who got it', { ...moved, ...gift, amount: -20 }, '/user/8'],
    ['a press prize to the article', { ...moved, kind: 'press-prize', params: prize }, '/reporter/6?article=5'],
    [
      'the end of a career to the person',
      { ...moved, kind: 'purse-exchange', params: { career: 'coach', personId: 9 } },
      '/coach/9',
    ],
    [
      'that of a presidency, too',
      { ...moved, kind: 'purse-exchange', params: { career: 'president', personId: 9 } },
      '/president/overview/9',
    ],
    ['a debt to the purchases', { ...moved, kind: 'debt-payment', params: {} }, '/puck'],
    ['a grant to the log', { ...moved, kind: 'admin-grant', params: { reason: 'Thanks' } }, '/puck/transactions'],
    ['first pucks to the handbook', { ...moved, kind: 'start-pucks', params: {} }, '/guide?chapter=quests'],
    [
      'tickets that were given back to their raffle',
      { ...moved, kind: 'raffle-returned', params: { raffle: 'charity', raffleId: 3 } },
      '/puck/raffle-event/3',
    ],
  ] as const)('leads from %s', (_which, row, path) => {
    expect(wayToCause(row)).toBe(path);
  });
});

describe('the icon of a fact', () => {
  const all = [newsRenderers, notificationRenderers, deskRenderers, memoRenderers];

  it('fits the event: a pen for signings, a bandage for injuries, a whistle for suspensions', () => {
    const { signing, injury, suspension, trade, retirement, champion, promoted, relegated } = newsRenderers;
    expect(
      [signing, injury, suspension, trade, retirement, champion, promoted, relegated].map(({ icon }) => icon),
    ).toEqual(['sign', 'bandage', 'whistle', 'swap', 'skates', 'cup', 'up', 'down']);
    expect(deskRenderers['contract-ending'].icon).toBe('sign');
    expect(notificationRenderers['trade-offered'].icon).toBe('swap');
    expect([memoRenderers.wages, memoRenderers['signing-bonus'], memoRenderers.buyout].map(({ icon }) => icon)).toEqual(
      ['money', 'money', 'money'],
    );
  });

  it('is never a button’s icon: news has nothing to save, close or download', () => {
    const buttons = [
      'save',
      'close',
      'download',
      'menu',
      'sort',
      'undo',
      'edit',
      'settings',
      'logout',
      'pause',
      'play',
    ];
    const icons = all.flatMap((renderers) =>
      Object.entries(renderers).map(([kind, { icon }]) => [kind, icon] as const),
    );
    expect(icons.length).toBeGreaterThan(100);
    expect(icons.filter(([, icon]) => buttons.includes(icon))).toEqual([]);
  });
});

it('each kind of notification is listed with one subject of the navigation', () => {
  const bySubject = notificationKindsBySubject();
  expect([...bySubject.keys()].sort()).toEqual(['club', 'community', 'office', 'world']);
  expect([...bySubject.values()].flat().sort()).toEqual(Object.keys(notificationRenderers).sort());
  expect(bySubject.get('office')).toContain('trade-offered');
});

it('are off in the settings at first if they are sent on request', () => {
  const asked = notificationFact.options.filter((kind) => 'isAskedFor' in kind).map(nameOf);
  const shownOff = Object.entries(notificationRenderers).filter(([, { isAskedFor }]) => isAskedFor);
  expect(shownOff.map(([kind]) => kind)).toEqual(asked);
  expect(asked).not.toEqual([]);
});
