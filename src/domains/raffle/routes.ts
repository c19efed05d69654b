import { PER_PAGE } from '#domains/raffle/constants.ts';
import { raffles } from '#domains/raffle/contract.ts';
import { raffleRefusals } from '#domains/raffle/refusals.ts';
import { buyTickets, standingOf, takeFreeTicket } from '#domains/raffle/store/tickets.ts';
import { badgesOf, findRaffle, listDrawn, listRaffles, proofOf } from '#domains/raffle/views.ts';
import { implementing, refuse } from '#platform/calls/api.ts';
import { commands, reads, readsPage } from '#platform/calls/handlers.ts';

const raffle = reads((call, { id }: { id: number }) => findRaffle(call.db, id, call), raffleRefusals.unknown);

export const raffleRoutes = implementing(raffles, {
  list: reads((call) => listRaffles(call.db, call)),
  drawn: readsPage(PER_PAGE, ({ db, userId, now }, input) => listDrawn(db, { userId, now, ...input })),
  find: raffle,
  proof: reads(async ({ db, userId, now }, { id }) => {
    if ((await standingOf(db, userId, now)).standing === 'minor') return null;
    const proof = await proofOf(db, id);
    if (proof === undefined) return refuse(raffleRefusals.notDrawn());
    return proof && { ...proof, winners: [...proof.winners] };
  }, raffleRefusals.unknown),
  badges: reads(({ db }, { id }) => badgesOf(db, id)),
  buy: commands({ answers: raffle }, ({ tx, userId, now, today: { season, day } }, { id, tickets, orderId }) =>
    buyTickets(tx, { raffleId: id, userId, tickets, orderId, season, day, now }),
  ),
  takeFree: commands({ answers: raffle }, ({ tx, userId, now }, { id }) =>
    takeFreeTicket(tx, { raffleId: id, userId, now }),
  ),
});
