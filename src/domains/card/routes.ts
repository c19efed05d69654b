import { MAX_CARDS } from '#domains/card/constants.ts';
import { card, type PlayerCard } from '#domains/card/contract.ts';
import { loadCards } from '#domains/card/views.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import type { PlayerId } from '#engine/ids.ts';
import { type ApiContext, implementing, refuse } from '#platform/calls/api.ts';
import { fact } from '#platform/calls/facts.ts';
import { idsIn } from '#platform/calls/ids.ts';
import type { Topic } from '#platform/calls/topic.ts';
import { readToday } from '#platform/clock/today.ts';

export const cardRoutes = implementing(card, {
  find: async ({ context, input: { id } }) => {
    const [found] = await sharedCards(context, [id]);
    return { data: found ?? refuse(playerRefusals.unknown()) };
  },

  sheet: async ({ context, input: { players } }) => ({
    data: await sharedCards(context, idsIn(players, MAX_CARDS)),
  }),
});

/** Cards show public data only: a player's own club sees no more. */
async function sharedCards(context: ApiContext, ids: readonly PlayerId[]): Promise<PlayerCard[]> {
  const { db } = context;
  const today = await readToday(db);
  const cards = await fact(db, {
    key: `cards/${ids.join(',')}/${today.absoluteDay}`,
    topics: topicsOf,
    read: () => loadCards(db, ids, today),
  });
  context.share({ topics: topicsOf(cards) });
  return cards;
}

function topicsOf(cards: readonly PlayerCard[]): Topic[] {
  return [...new Set(cards.flatMap(({ team }) => (team ? [`team:${team.id}` as const] : [])))];
}
