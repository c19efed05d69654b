/** The user columns that are shown anywhere. */
import { users } from '#domains/account/tables.ts';

/** The columns of `UserRef`, which `isOnline` turns into one. */
export const shownUser = { id: users.id, name: users.name, lastOnlineAt: users.shownOnlineAt };
