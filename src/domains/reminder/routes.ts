import { reminders } from '#domains/reminder/contract.ts';
import { reminderRefusals } from '#domains/reminder/refusals.ts';
import { userOfToken } from '#domains/reminder/store/links.ts';
import { endReminders } from '#domains/reminder/store/reminders.ts';
import { implementing, refuse } from '#platform/calls/api.ts';

export const reminderRoutes = implementing(reminders, {
  unsubscribe: async ({ context, input }) => {
    const userId = await userOfToken(context.db, input.token);
    if (userId === null) refuse(reminderRefusals.badLink(), 'token');
    await endReminders(context.db, userId);
  },
});
