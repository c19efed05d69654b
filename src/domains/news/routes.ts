import { clubRefusals } from '#domains/club/refusals.ts';
import { clubTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import { news } from '#domains/news/contract.ts';
import { markSeen, newestSeen } from '#domains/news/store/seen.ts';
import { loadNews } from '#domains/news/views.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';

const api = implementing(news);

export const newsRoutes = {
  ofTeam: api.ofTeam.handler(async ({ context, input: { id, before } }) => {
    const { db } = context;
    const team = (await findTeamRef(db, id)) ?? refuse(clubRefusals.unknownTeam());
    context.share({ topics: [`team:${id}`] });
    const [page, teams] = await Promise.all([
      loadNews(db, { clubId: team.clubId }, { before }),
      clubTeamRefs(db, team.clubId),
    ]);
    return { data: { ...page, team, teams } };
  }),

  ofPlayer: api.ofPlayer.handler(async ({ context, input: { id, before } }) => ({
    data: await loadNews(context.db, { playerId: id }, { before }),
  })),

  ofWorld: api.ofWorld.handler(async ({ context, input: { before, teamId, topic } }) => {
    const { db } = context;
    const team = teamId === undefined ? null : ((await findTeamRef(db, teamId)) ?? refuse(clubRefusals.unknownTeam()));
    return { data: await loadNews(db, team ? { clubId: team.clubId } : 'world', { before, topic }) };
  }),

  seen: api.seen.handler(async ({ context }) => ({
    data: { newsId: await newestSeen(context.db, signedIn(context).id) },
  })),
  markSeen: api.markSeen.handler(({ context, input: { newsId } }) =>
    markSeen(context.db, signedIn(context).id, newsId),
  ),
};
