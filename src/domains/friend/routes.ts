import { adminRefusals } from '#domains/admin/refusals.ts';
import { listBlocked } from '#domains/block/store.ts';
import { friends } from '#domains/friend/contract.ts';
import { befriend, blockUser, relationOf, unblockUser, unfriend } from '#domains/friend/store.ts';
import { betweenUsers } from '#domains/friend/views/between.ts';
import { listFriends } from '#domains/friend/views/friends.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';
import { enqueue } from '#platform/queue/enqueue.ts';

const api = implementing(friends);

export const friendRoutes = {
  list: api.list.handler(reads(({ db, userId, now }) => listFriends(db, userId, now))),
  relation: api.relation.handler(
    reads(({ db, userId, now }, { id: otherId }) => relationOf(db, { userId, otherId, now })),
  ),
  between: api.between.handler(
    reads(({ db, userId }, { id }) => betweenUsers(db, userId, id), adminRefusals.unknownUser),
  ),
  befriend: api.befriend.handler(
    delegates(
      {},
      ({ db, userId, now }, { id: friendId }) => befriend(db, { friendId, userId, now, enqueue }),
      ({ relation }) => relation,
    ),
  ),
  unfriend: api.unfriend.handler(delegates({}, ({ db, userId }, { id }) => unfriend(db, userId, id))),
  blocked: api.blocked.handler(
    reads(async ({ db, userId }) => (await listBlocked(db, userId)).map(({ id, name }) => ({ id, name }))),
  ),
  block: api.block.handler(
    delegates({}, ({ db, userId, now }, { id: otherId }) => blockUser(db, { userId, otherId, now })),
  ),
  unblock: api.unblock.handler(
    delegates({}, ({ db, userId }, { id: otherId }) => unblockUser(db, { userId, otherId })),
  ),
};
