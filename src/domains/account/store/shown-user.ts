/** What is read of a user wherever they are shown. */
import { users } from '#domains/account/tables.ts';

/** The columns of `UserRef`, which `isOnline` makes one of. */
export const shownUser = { id: users.id, name: users.name, lastOnlineAt: users.shownOnlineAt };
