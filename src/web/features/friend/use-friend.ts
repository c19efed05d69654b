/** The commands for friends and invitations. */
import { api } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';

export function useFriend<Done>(does: () => Promise<Done>, said: (done: Done) => string) {
  return useCommand(does, said, [
    api.friends.key(),
    api.follows.key(),
    api.invitations.key(),
    api.jobs.key(),
    api.coaches.key(),
    api.scouts.key(),
    api.scrimmages.key(),
    api.club.overview.key(),
  ]);
}
