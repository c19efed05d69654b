import { byManager, forTeam, ofTeam } from '#domains/club/store/asked.ts';
import { clubTopics } from '#domains/club/store/topics.ts';
import { finances } from '#domains/finances/contract.ts';
import { financesPolicy } from '#domains/finances/policy.ts';
import { financesRefusals } from '#domains/finances/refusals.ts';
import { ticketBounds, usualTicketPrice } from '#domains/finances/rules/gate.ts';
import { financesOf, setTicketPrice } from '#domains/finances/store/club-finances.ts';
import { repayLoan, takeLoan } from '#domains/finances/store/loans.ts';
import { signSponsor } from '#domains/finances/store/sponsors.ts';
import { loadBooks, loadLedger } from '#domains/finances/views/books.ts';
import { loadFall } from '#domains/finances/views/fall.ts';
import { loadLoans } from '#domains/finances/views/loans.ts';
import { loadPrizes } from '#domains/finances/views/prizes.ts';
import { loadSponsors } from '#domains/finances/views/sponsors.ts';
import { loadTickets, tierOfTeam } from '#domains/finances/views/tickets.ts';
import { loadTravel } from '#domains/finances/views/travel.ts';
import { versionOf } from '#domains/lineups/rules/saving.ts';
import { askBoard } from '#domains/probation/store/consent.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { implementing, refuse } from '#platform/calls/api.ts';
import { commands, reads, readsBody } from '#platform/calls/handlers.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

const see = { of: forTeam(financesPolicy.see) };
const topics = ({ tx, team }: { tx: Transaction; team: TeamRef }) => clubTopics(tx, [team.id]);

const tickets = reads(see, async ({ db, team, today, setHeader }) => {
  const view = await loadTickets(db, team, today);
  setHeader('ETag', `"${view.version}"`);
  // The version covers the price only; the fans' mood changes without it.
  setHeader('Cache-Control', 'no-store');
  return view;
});
const sponsors = reads(see, ({ db, team, today }) => loadSponsors(db, team, today));
const loans = reads(see, ({ db, team, today }) => loadLoans(db, team, today));

export const financesRoutes = implementing(finances, {
  books: reads(see, ({ db, team, today }) => loadBooks(db, team, today)),
  ledger: readsBody(see, ({ db, team: { clubId }, today: { season } }, { id: _, ...which }) =>
    loadLedger(db, { clubId, season, ...which }),
  ),

  tickets: tickets,
  priceTickets: ({ context, input: { params, headers, body } }) =>
    commands(
      {
        by: byManager(financesPolicy.priceTickets),
        topics,
        otherwise: financesRefusals.stale,
        answers: tickets,
      },
      async ({ tx, team, today, now }) => {
        const version = versionOf(headers['if-match']) ?? refuse(doorRefusals.noVersion());
        const tier = await tierOfTeam(tx, team);
        const { least, most } = ticketBounds(tier);
        const { price } = body;
        if (price < least || price > most) refuse(financesRefusals.priceOutOfBounds({ least, most }), 'price');
        const { clubId } = team;
        const act = async () => {
          const present = (await financesOf(pgRows(tx), [clubId])).get(clubId)?.ticketPrice ?? usualTicketPrice(tier);
          return { kind: 'ticket-price' as const, price, present, usual: usualTicketPrice(tier) };
        };
        const declined = await askBoard(pgRows(tx), clubId, act, { absoluteDay: today.absoluteDay, now });
        return declined ?? setTicketPrice(tx, { clubId, price, version });
      },
    )({ context, input: params }),

  sponsors: sponsors,
  signSponsor: commands(
    { by: byManager(financesPolicy.sign), topics, otherwise: financesRefusals.offerGone, answers: sponsors },
    ({ tx, team: { clubId, id: teamId } }, { dealId }) => signSponsor(tx, { clubId, teamId, dealId }),
  ),

  travel: reads({ of: ofTeam, topics: ({ id }) => [`team:${id}`] }, ({ db, team, today }, { season = today.season }) =>
    loadTravel(db, team, season),
  ),
  prizes: reads(see, ({ db, team, today }) => loadPrizes(db, team, today)),

  loans: loans,
  takeLoan: commands(
    { by: byManager(financesPolicy.borrow), topics, answers: loans },
    async ({ tx, userId, team: { clubId }, today: { season, day }, now }, { amount, days }) => {
      const taken = await takeLoan(tx, { clubId, userId, amount, days, season, day, now });
      return !taken.ok && taken.code === financesRefusals.overLoanLimit.code ? refuse(taken, 'amount') : taken;
    },
  ),
  repayLoan: commands(
    { by: byManager(financesPolicy.borrow), topics, answers: loans },
    ({ tx, team: { clubId }, today: { season, day } }, { loanId }) => repayLoan(tx, { clubId, loanId, season, day }),
  ),

  fall: reads(({ db, userId }) => loadFall(db, userId)),
});
