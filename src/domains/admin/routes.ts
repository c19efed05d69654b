import { pauseClock, readClockView, requestAdvance, resumeClock, setDayMinutes } from '#domains/admin/store/clock.ts';
import { activateUser, endUserSessions, listUsers, USERS_PER_PAGE } from '#domains/admin/store/users.ts';
import { type ApiContext, api, refuse, signedIn } from '#server/api.ts';
import { checkWorld } from '#world/check.ts';

const NO_SUCH_USER = 'There is no such user.';

export const adminRoutes = {
  clock: api.admin.clock.handler(({ context }) => clockOf(context)),

  advance: api.admin.advance.handler(async ({ context, input }) => {
    const userId = signedIn(context).id;
    const isQueued = await requestAdvance(context.db, { ...input, userId });
    if (!isQueued) refuse(409, 'The world is being advanced already. Wait until that is done.');
    return clockOf(context);
  }),

  pause: api.admin.pause.handler(async ({ context }) => {
    await pauseClock(context.db, signedIn(context).id, context.now);
    return clockOf(context);
  }),

  resume: api.admin.resume.handler(async ({ context }) => {
    await resumeClock(context.db, signedIn(context).id, context.now);
    return clockOf(context);
  }),

  setDayMinutes: api.admin.setDayMinutes.handler(async ({ context, input }) => {
    const { db, now } = context;
    await setDayMinutes(db, { userId: signedIn(context).id, dayMinutes: input.dayMinutes, now });
    return clockOf(context);
  }),

  check: api.admin.check.handler(async ({ context }) => ({ data: await checkWorld(context.db) })),

  users: api.admin.users.handler(async ({ context, input }) => {
    const { users, total } = await listUsers(context.db, input);
    const totalPages = Math.max(1, Math.ceil(total / USERS_PER_PAGE));
    return { data: users, pagination: { currentPage: input.page, totalPages, total } };
  }),

  activateUser: api.admin.activateUser.handler(async ({ context, input }) => {
    const { db, now } = context;
    const isFound = await activateUser(db, { userId: input.id, adminId: signedIn(context).id, now });
    if (!isFound) refuse(404, NO_SUCH_USER);
  }),

  endUserSessions: api.admin.endUserSessions.handler(async ({ context, input }) => {
    const isFound = await endUserSessions(context.db, { userId: input.id, adminId: signedIn(context).id });
    if (!isFound) refuse(404, NO_SUCH_USER);
  }),
};

async function clockOf({ db, now }: ApiContext) {
  return { data: await readClockView(db, now) };
}
