import { quests } from '#domains/quest/contract.ts';
import { claimReward, claimRewards } from '#domains/quest/store.ts';
import { questsOf } from '#domains/quest/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';

export const questRoutes = implementing(quests, {
  list: reads(({ db, userId, today, now }) => questsOf(db, { userId, today, now })),
  claim: delegates(
    {},
    ({ db, userId, now }, claim) => claimReward(db, { ...claim, userId, now }),
    ({ points, pucks, money }) => ({ points, pucks, money }),
  ),
  claimAll: delegates(
    {},
    ({ db, userId, now }) => claimRewards(db, { userId, now }),
    ({ count, waiting, points, pucks, money }) => ({ count, waiting, points, pucks, money }),
  ),
});
