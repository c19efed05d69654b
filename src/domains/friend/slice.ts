/** The friend slice. */
import { friendsAreMutual } from '#domains/friend/checks.ts';
import { FRIEND_SETTINGS } from '#domains/friend/constants.ts';
import { friendDesk, friendNotifications } from '#domains/friend/kinds.ts';
import { friendRoutes } from '#domains/friend/routes.ts';
import { eraseFriendships, exportFriendships, friendInvitation } from '#domains/friend/store.ts';
import { friendsOnDesk } from '#domains/friend/views/friends.ts';
import type { Slice } from '#domains/slice.ts';

export const friendSlice: Slice = {
  name: 'friend',
  routes: () => ({ friends: friendRoutes }),
  settings: FRIEND_SETTINGS,
  notifications: friendNotifications,
  desk: friendDesk,
  userDeskItems: friendsOnDesk,
  invitations: [friendInvitation],
  checks: [friendsAreMutual],
  eraseUser: (tx, { id }) => eraseFriendships(tx, id),
  exportUser: async (db, { id }) => ({ friends: await exportFriendships(db, id) }),
};
