import { clubRefusals } from '#domains/club/refusals.ts';
import { clubTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import { MAX_ITEMS_ASKED } from '#domains/news/constants.ts';
import { news } from '#domains/news/contract.ts';
import { react, reactionsTo } from '#domains/news/store/reactions.ts';
import { countSince, markSeen, newestSeen } from '#domains/news/store/seen.ts';
import { loadNews } from '#domains/news/views.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { idsIn } from '#platform/calls/ids.ts';

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

  ofReporter: api.ofReporter.handler(async ({ context, input: { id: personId, before } }) => ({
    data: await loadNews(context.db, { personId, isSigned: true }, { before }),
  })),

  ofWorld: api.ofWorld.handler(async ({ context, input: { before, teamId, topic } }) => {
    const { db } = context;
    const team = teamId === undefined ? null : ((await findTeamRef(db, teamId)) ?? refuse(clubRefusals.unknownTeam()));
    return { data: await loadNews(db, team ? { clubId: team.clubId } : 'world', { before, topic }) };
  }),

  seen: api.seen.handler(async ({ context }) => {
    const user = signedIn(context);
    const newsId = await newestSeen(context.db, user.id);
    return { data: { newsId, unread: user.clubId === null ? 0 : await countSince(context.db, user.clubId, newsId) } };
  }),
  reactions: api.reactions.handler(async ({ context, input: { items } }) => ({
    data: await reactionsTo(context.db, idsIn(items, MAX_ITEMS_ASKED), signedIn(context).id),
  })),
  react: api.react.handler(async ({ context, input: { id, reaction } }) => {
    const done = await react(context.db, { newsId: id, reaction, userId: signedIn(context).id });
    if (!done.ok) refuse(done);
  }),
  markSeen: api.markSeen.handler(({ context, input: { newsId } }) =>
    markSeen(context.db, signedIn(context).id, newsId),
  ),
};
