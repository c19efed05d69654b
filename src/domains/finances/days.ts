/** The daily money hooks: pays wages and collects the league share every morning, and closes the books every night. */
import { declareBankrupt, lockUser } from '#domains/account/store/users.ts';
import { leaveClub } from '#domains/club/store/ownership.ts';
import { type DayHook, type FoundingHook, live } from '#domains/day.ts';
import { AI_BORROWS_EVERY_DAYS, BANKRUPTCY, SPONSORS_DECIDED_BY } from '#domains/finances/constants.ts';
import { type JudgedClub, judgeBalances } from '#domains/finances/store/fall.ts';
import { moveFanMoods, priceTickets, sellSeasonTickets } from '#domains/finances/store/fans.ts';
import { closeBooks } from '#domains/finances/store/ledger.ts';
import { borrowSensibly, payLoans } from '#domains/finances/store/loans.ts';
import { openAccounts, payDay } from '#domains/finances/store/pay-day.ts';
import { payOwners, payPrizes, shareRevenues } from '#domains/finances/store/results.ts';
import { fillSponsorSlots, offerSponsors, payBonuses } from '#domains/finances/store/sponsors.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import { FIRST_REGULAR_DAY } from '#engine/calendar.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

export const financesDays: readonly DayHook[] = [
  {
    name: 'finances.sponsors',
    at: 'morning',
    run: live(async ({ rows, season, day, absoluteDay, secret }) => {
      if (day === 1) await offerSponsors(rows, { season, secret });
      // Runs on later days as well: undoing the assistant's choice may have reopened a slot at the end of that day.
      if (day >= SPONSORS_DECIDED_BY) await fillSponsorSlots(rows, { season, day, absoluteDay });
    }),
  },
  {
    name: 'finances.bonuses',
    at: 'phase-ends',
    phase: 'regular',
    after: ['season.close-regular'],
    run: live(({ rows, season, day }) => payBonuses(rows, { season, day })),
  },
  {
    name: 'finances.prizes',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['season.champions'],
    run: live(async ({ rows, season, day }) => {
      await payPrizes(rows, { season, day });
      await shareRevenues(rows, { season, day });
      await payOwners(rows, { season, day });
    }),
  },
  {
    name: 'finances.pay-day',
    at: 'morning',
    after: ['roster.recalls', 'finances.sponsors'],
    // A generated past keeps no books.
    run: live(({ rows, season, day }) => payDay(rows, { season, day })),
  },
  {
    name: 'finances.loans',
    at: 'morning',
    after: ['finances.pay-day'],
    run: live(async ({ rows, season, day }) => {
      await payLoans(rows, { season, day });
      if (day % AI_BORROWS_EVERY_DAYS === 0) await borrowSensibly(rows, { season, day });
    }),
  },
  {
    name: 'finances.credit',
    at: 'morning',
    after: ['finances.loans'],
    run: live(async ({ rows, season, day, now }) => {
      const { warned, bankrupt } = await judgeBalances(rows, { season, day });
      await warnManagers(rows, warned);
      for (const club of bankrupt) if (rows.tx) await dismissManager(rows, rows.tx, { club, season, day, now });
      return bankrupt.length > 0 ? { bankrupt: bankrupt.length } : undefined;
    }),
  },
  {
    name: 'finances.ticket-prices',
    at: 'morning',
    run: live(({ rows, season, day }) => priceTickets(rows, { season, day })),
  },
  {
    name: 'finances.season-tickets',
    at: 'phase-ends',
    phase: 'preseason',
    run: live(({ rows, season, day }) => sellSeasonTickets(rows, { season, day })),
  },
  {
    name: 'finances.fan-mood',
    at: 'night',
    after: ['game.finish-live'],
    run: live(({ rows, season, day }) => moveFanMoods(rows, { season, day })),
  },
  {
    name: 'finances.close-books',
    at: 'day-ends',
    run: live(({ rows }) => closeBooks(rows)),
  },
];

async function warnManagers(rows: Rows, warned: readonly JudgedClub[]): Promise<void> {
  await notify(
    rows,
    warned.flatMap(({ managerId }) =>
      managerId === null
        ? []
        : [
            {
              userId: managerId,
              channel: 'news' as const,
              kind: 'credit-warning' as const,
              params: { daysLeft: BANKRUPTCY.after - BANKRUPTCY.warnAfter },
            },
          ],
    ),
  );
}

/**
 * Dismisses the manager of a bankrupt club: the assistant runs it, and the user is bankrupt until they take over
 * another club.
 */
async function dismissManager(
  rows: Rows,
  tx: Transaction,
  { club, season, day, now }: { club: JudgedClub; season: number; day: number; now: Date },
): Promise<void> {
  const { clubId, teamId, leagueId, team, managerId } = club;
  const user = managerId === null ? null : await lockUser(tx, managerId);
  if (user) {
    await leaveClub(tx, { clubId, userId: user.id, ending: 'bankrupt' });
    await declareBankrupt(tx, user.id, now);
  }
  const params = { teamId, team, manager: user?.name ?? null };
  await writeNews(rows, [{ season, day, kind: 'bankruptcy', clubId, leagueId, userId: user?.id ?? null, params }]);
}

export const financesFounding: readonly FoundingHook[] = [
  {
    name: 'finances.open-accounts',
    at: 'opens',
    after: ['game.first-ratings'],
    run: ({ rows, season }) => openAccounts(rows, { season, day: 1 }),
  },
  {
    // Makes up for the mornings and nights that a world opening in mid-season has missed: signing sponsors, selling
    // season tickets, and what is paid daily. Otherwise its first season brings in less than later ones, and lowers the
    // next cap limits.
    name: 'finances.season-under-way',
    at: 'opens',
    after: ['finances.open-accounts'],
    async run({ rows, season, day, secret }) {
      if (day > 1) await offerSponsors(rows, { season, secret });
      for (let past = 1; past < day; past++) await payDay(rows, { season, day: past });
      if (day >= FIRST_REGULAR_DAY) await sellSeasonTickets(rows, { season, day });
    },
  },
  {
    name: 'finances.accounts-of-tier',
    at: 'tier-opens',
    after: ['cap.limits-of-tier'],
    run: ({ rows, season }) => openAccounts(rows, { season, day: 1 }),
  },
];
