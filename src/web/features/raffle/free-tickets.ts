import type { RaffleList } from '#domains/raffle/contract.ts';

/** Returns how many free tickets the user can take today: one if their household has not had it and a raffle is open to them. */
export function freeTicketsOf({ standing, isFreeLeft, open }: RaffleList): number {
  return isFreeLeft && open.length > 0 && (standing === 'open' || standing === 'undeclared') ? 1 : 0;
}
