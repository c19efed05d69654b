/** What messages add to the program. */
import { MESSAGE_SETTINGS } from '#domains/message/constants.ts';
import { messagePolicy } from '#domains/message/policy.ts';
import { messageRoutes } from '#domains/message/routes/messages.ts';
import { groupNameSubject } from '#domains/message/store/group-name.ts';
import { eraseMessages, exportMessages } from '#domains/message/store/of-user.ts';
import { conversationPlace } from '#domains/message/store/place.ts';
import type { Slice } from '#domains/slice.ts';

export const messageSlice: Slice = {
  name: 'message',
  routes: () => ({ messages: messageRoutes }),
  settings: MESSAGE_SETTINGS,
  places: [conversationPlace],
  subjects: () => [groupNameSubject],
  policies: [messagePolicy],
  eraseUser: (tx, { id }) => eraseMessages(tx, id),
  exportUser: (db, { id }) => exportMessages(db, id),
};
