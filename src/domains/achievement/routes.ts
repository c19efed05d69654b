import { achievements } from '#domains/achievement/contract.ts';
import { achievementBoard, achievementsOf } from '#domains/achievement/views.ts';
import { adminRefusals } from '#domains/admin/refusals.ts';
import { implementing, refuse } from '#platform/calls/api.ts';

const api = implementing(achievements);

export const achievementRoutes = {
  ofUser: api.ofUser.handler(async ({ context, input: { id } }) => {
    const found = (await achievementsOf(context.db, id)) ?? refuse(adminRefusals.unknownUser());
    context.share({ topics: [`user:${id}`, 'owners'] });
    return { data: found };
  }),
  board: api.board.handler(async ({ context, input: { page } }) => {
    context.share({ topics: ['owners'] });
    return achievementBoard(context.db, page);
  }),
};
