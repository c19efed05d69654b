import type { raffleLedgerKinds, raffleNotifications } from '#domains/raffle/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

const toRaffle = ({ raffleId }: { raffleId: number }) => `/puck/raffle-event/${raffleId}`;

export const notifications: RenderersOf<typeof raffleNotifications> = {
  'raffle-won': { icon: 'ticket', Words: said('raffle', 'won'), to: toRaffle },
};

export const memos: RenderersOf<typeof raffleLedgerKinds> = {
  'raffle-ticket': { icon: 'ticket', Words: said('raffle', 'memo.ticket', { count: 'tickets' }), to: toRaffle },
  'raffle-prize': { icon: 'ticket', Words: said('raffle', 'memo.prize'), to: toRaffle },
  'raffle-returned': { icon: 'ticket', Words: said('raffle', 'memo.returned'), to: toRaffle },
  'raffle-stakes': { icon: 'ticket', Words: said('raffle', 'memo.stakes'), to: toRaffle },
};
