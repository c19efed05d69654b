import { adminRefusals } from '#domains/admin/refusals.ts';
import { listBlocked } from '#domains/block/store.ts';
import { friends } from '#domains/friend/contract.ts';
import { befriend, blockUser, relationOf, unblockUser, unfriend } from '#domains/friend/store.ts';
import { betweenUsers } from '#domains/friend/views/between.ts';
import { listFriends } from '#domains/friend/views/friends.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';
import { enqueue } from '#platform/queue/enqueue.ts';

export const friendRoutes = implementing(friends, {
  list: reads(({ db, userId, now }) => listFriends(db, userId, now)),
  relation: reads(({ db, userId, now }, { id: otherId }) => relationOf(db, { userId, otherId, now })),
  between: reads(({ db, userId }, { id }) => betweenUsers(db, userId, id), adminRefusals.unknownUser),
  befriend: delegates(
    {},
    ({ db, userId, now }, { id: friendId }) => befriend(db, { friendId, userId, now, enqueue }),
    ({ relation }) => relation,
  ),
  unfriend: delegates({}, ({ db, userId }, { id }) => unfriend(db, userId, id)),
  blocked: reads(async ({ db, userId }) => (await listBlocked(db, userId)).map(({ id, name }) => ({ id, name }))),
  block: delegates({}, ({ db, userId, now }, { id: otherId }) => blockUser(db, { userId, otherId, now })),
  unblock: delegates({}, ({ db, userId }, { id: otherId }) => unblockUser(db, { userId, otherId })),
});
