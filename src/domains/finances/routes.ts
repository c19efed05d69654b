import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { clubTopics } from '#domains/club/store/topics.ts';
import { finances, type TicketsView } from '#domains/finances/contract.ts';
import { financesPolicy } from '#domains/finances/policy.ts';
import { financesRefusals } from '#domains/finances/refusals.ts';
import { ticketBounds } from '#domains/finances/rules/gate.ts';
import { setTicketPrice } from '#domains/finances/store/club-finances.ts';
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
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Ability } from '#platform/calls/policy.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

const api = implementing(finances);

export const financesRoutes = {
  books: api.books.handler(async ({ context, input }) => {
    const team = await ownTeam(context, financesPolicy.see, input.id);
    return { data: await loadBooks(context.db, team, await readToday(context.db)) };
  }),

  ledger: api.ledger.handler(async ({ context, input: { id, ...which } }) => {
    const { clubId } = await ownTeam(context, financesPolicy.see, id);
    const { season } = await readToday(context.db);
    return loadLedger(context.db, { clubId, season, ...which });
  }),

  tickets: api.tickets.handler(async ({ context, input }) => {
    const team = await ownTeam(context, financesPolicy.see, input.id);
    return { data: await ticketsOf(context, team) };
  }),

  priceTickets: api.priceTickets.handler(async ({ context, input: { params, headers, body } }) => {
    const team = await ownTeam(context, financesPolicy.priceTickets, params.id);
    const version = versionOf(headers['if-match']) ?? refuse(financesRefusals.noVersion());
    const { least, most } = ticketBounds(await tierOfTeam(context.db, team));
    if (body.price < least || body.price > most) {
      refuse(financesRefusals.priceOutOfBounds({ least, most }), 'price');
    }
    const isSet = await asManager(context, team, (tx) =>
      setTicketPrice(tx, { clubId: team.clubId, price: body.price, version }),
    );
    if (!isSet) refuse(financesRefusals.stale());
    return { data: await ticketsOf(context, team) };
  }),

  sponsors: api.sponsors.handler(async ({ context, input }) => {
    const team = await ownTeam(context, financesPolicy.see, input.id);
    return { data: await loadSponsors(context.db, team, await readToday(context.db)) };
  }),

  signSponsor: api.signSponsor.handler(async ({ context, input: { id, dealId } }) => {
    const team = await ownTeam(context, financesPolicy.sign, id);
    const isSigned = await asManager(context, team, (tx) =>
      signSponsor(tx, { clubId: team.clubId, teamId: team.id, dealId }),
    );
    if (!isSigned) refuse(financesRefusals.offerGone());
    return { data: await loadSponsors(context.db, team, await readToday(context.db)) };
  }),

  travel: api.travel.handler(async ({ context, input: { id, season } }) => {
    const team = (await findTeamRef(context.db, id)) ?? refuse(clubRefusals.unknownTeam());
    context.share({ topics: [`team:${id}`] });
    return { data: await loadTravel(context.db, team, season ?? (await readToday(context.db)).season) };
  }),

  prizes: api.prizes.handler(async ({ context, input }) => {
    const team = await ownTeam(context, financesPolicy.see, input.id);
    return { data: await loadPrizes(context.db, team, await readToday(context.db)) };
  }),

  loans: api.loans.handler(async ({ context, input }) => {
    const team = await ownTeam(context, financesPolicy.see, input.id);
    return { data: await loadLoans(context.db, team, await readToday(context.db)) };
  }),

  takeLoan: api.takeLoan.handler(async ({ context, input: { id, amount, days } }) => {
    const team = await ownTeam(context, financesPolicy.borrow, id);
    const { season, day } = await readToday(context.db);
    const taken = await asManager(context, team, (tx) =>
      takeLoan(tx, { clubId: team.clubId, amount, days, season, day, now: context.now }),
    );
    if (!taken.ok) refuse(taken, taken.code === financesRefusals.overLoanLimit.code ? 'amount' : undefined);
    return { data: await loadLoans(context.db, team, { season }) };
  }),

  repayLoan: api.repayLoan.handler(async ({ context, input: { id, loanId } }) => {
    const team = await ownTeam(context, financesPolicy.borrow, id);
    const { season, day } = await readToday(context.db);
    const repaid = await asManager(context, team, (tx) => repayLoan(tx, { clubId: team.clubId, loanId, season, day }));
    if (!repaid.ok) refuse(repaid);
    return { data: await loadLoans(context.db, team, { season }) };
  }),

  fall: api.fall.handler(async ({ context }) => ({ data: await loadFall(context.db, signedIn(context).id) })),
};

async function ticketsOf({ db, setHeader }: ApiContext, team: TeamRef): Promise<TicketsView> {
  const view = await loadTickets(db, team, await readToday(db));
  setHeader('ETag', `"${view.version}"`);
  // The version is that of the price; what the fans think changes without it.
  setHeader('Cache-Control', 'no-store');
  return view;
}

/** Does something of a manager's; he may have left the club since he came in. */
async function asManager<T>(context: ApiContext, team: TeamRef, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const manager = { teamId: team.id, userId: signedIn(context).id };
  const result = await asManagerOf(context.db, manager, async (tx) => {
    const done = await work(tx);
    await publishChange(tx, await clubTopics(tx, [team.id]));
    return done;
  });
  return result ? result.done : refuseNotAllowed();
}

async function ownTeam(context: ApiContext, ability: Ability, teamId: TeamId): Promise<TeamRef> {
  const team = (await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam());
  authorize(context, ability, { teamId });
  return team;
}
