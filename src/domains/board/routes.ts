import { board } from '#domains/board/contract.ts';
import { boardPolicy } from '#domains/board/policy.ts';
import { loadBoard } from '#domains/board/views.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { clubTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import { authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(board);

export const boardRoutes = {
  find: api.find.handler(async ({ context, input: { id: teamId } }) => {
    const { db } = context;
    const team = (await findTeamRef(db, teamId)) ?? refuse(clubRefusals.unknownTeam());
    authorize(context, boardPolicy.hear, { teamId });
    const first = (await clubTeamRefs(db, team.clubId)).find(({ level }) => level === 'PRO') ?? team;
    const { season } = await readToday(db);
    return { data: await loadBoard(db, { first, userId: signedIn(context).id, season }) };
  }),
};
