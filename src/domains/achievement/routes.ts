import { achievements } from '#domains/achievement/contract.ts';
import { achievementBoard, achievementsOf } from '#domains/achievement/views.ts';
import { adminRefusals } from '#domains/admin/refusals.ts';
import { circleFor } from '#domains/friend/views/friends.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads, readsBody } from '#platform/calls/handlers.ts';

export const achievementRoutes = implementing(achievements, {
  ofUser: reads(
    { topics: ({ id }) => [`user:${id}`, 'owners'] },
    ({ db }, { id }) => achievementsOf(db, id),
    adminRefusals.unknownUser,
  ),
  board: readsBody(async (call, { page, of }) =>
    achievementBoard(call.db, { page, circle: await circleFor(call, of) }),
  ),
});
