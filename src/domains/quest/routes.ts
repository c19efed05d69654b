import { quests } from '#domains/quest/contract.ts';
import { claimReward, claimRewards } from '#domains/quest/store.ts';
import { questsOf } from '#domains/quest/views.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(quests);

export const questRoutes = {
  list: api.list.handler(async ({ context }) => {
    const { id: userId } = signedIn(context);
    return { data: await questsOf(context.db, { userId, today: await readToday(context.db) }) };
  }),
  claim: api.claim.handler(async ({ context, input: { quest, period } }) => {
    const claimed = await claimReward(context.db, { userId: signedIn(context).id, quest, period, now: context.now });
    return claimed.ok
      ? { data: { points: claimed.points, pucks: claimed.pucks, money: claimed.money } }
      : refuse(claimed);
  }),
  claimAll: api.claimAll.handler(async ({ context }) => {
    const claimed = await claimRewards(context.db, { userId: signedIn(context).id, now: context.now });
    if (!claimed.ok) refuse(claimed);
    const { count, points, pucks, money } = claimed;
    return { data: { count, points, pucks, money } };
  }),
};
