import { ofTeam, teamOf } from '#domains/club/store/asked.ts';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { MAX_ITEMS_ASKED } from '#domains/news/constants.ts';
import { news } from '#domains/news/contract.ts';
import { react, reactionsTo } from '#domains/news/store/reactions.ts';
import { countSince, markSeen, newestSeen } from '#domains/news/store/seen.ts';
import { loadEdition, loadNews } from '#domains/news/views.ts';
import { clubOf } from '#domains/seat/policy.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';
import { idsIn } from '#platform/calls/ids.ts';

export const newsRoutes = implementing(news, {
  ofTeam: reads({ of: ofTeam, topics: ({ id }) => [`team:${id}`, 'news'] }, async ({ db, team }, { before }) => {
    const [page, teams] = await Promise.all([
      loadNews(db, { clubId: team.clubId }, { before }),
      clubTeamRefs(db, team.clubId),
    ]);
    return { ...page, team, teams };
  }),
  ofPlayer: reads(({ db }, { id, before }) => loadNews(db, { playerId: id }, { before })),
  ofReporter: reads(({ db }, { id: personId, before }) => loadNews(db, { personId, isSigned: true }, { before })),
  ofWorld: reads(async (call, { before, teamId, topic }) => {
    const team = teamId === undefined ? null : await teamOf(call, teamId);
    return loadNews(call.db, team ? { clubId: team.clubId } : 'world', { before, topic });
  }),

  edition: reads({ topics: ['news'] }, async (call, { leagueId, teamId, season, day }) => {
    const team = teamId === undefined ? null : await teamOf(call, teamId);
    const of = team ? { clubId: team.clubId } : leagueId === undefined ? 'world' : { leagueId };
    const at = season === undefined || day === undefined ? undefined : { season, day };
    return loadEdition(call.db, of, { at, now: call.now });
  }),

  seen: reads(async ({ db, user, userId }) => {
    const newsId = await newestSeen(db, userId);
    const clubId = clubOf(user);
    return { newsId, unread: clubId === null ? 0 : await countSince(db, clubId, newsId) };
  }),
  reactions: reads(({ db, userId }, { items }) => reactionsTo(db, idsIn(items, MAX_ITEMS_ASKED), userId)),
  react: delegates({}, ({ db, userId, now }, { id: newsId, reaction }) => react(db, { newsId, reaction, userId, now })),
  markSeen: delegates({}, ({ db, userId }, { newsId }) => markSeen(db, userId, newsId)),
});
