import { presidents } from '#domains/president/contract.ts';
import { presidentRefusals } from '#domains/president/refusals.ts';
import { loadPresidentNews, loadPresidentProfile } from '#domains/president/views/president.ts';
import { rankPresidents } from '#domains/president/views/ranking.ts';
import { questsOfPerson } from '#domains/quest/views.ts';
import { implementing, refuse } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(presidents);

export const presidentRoutes = {
  ranking: api.ranking.handler(async ({ context, input: { nation } }) => ({
    data: await rankPresidents(context.db, nation),
  })),

  find: api.find.handler(async ({ context, input: { id } }) => {
    const { season } = await readToday(context.db);
    const found = (await loadPresidentProfile(context.db, id, season)) ?? refuse(presidentRefusals.unknown());
    const quests = await questsOfPerson(context.db, { ...found, kind: 'president' }, season);
    return { data: { ...found, quests } };
  }),

  news: api.news.handler(async ({ context, input: { id, before } }) => {
    const { season } = await readToday(context.db);
    const found = await loadPresidentNews(context.db, id, { season, before });
    return { data: found ?? refuse(presidentRefusals.unknown()) };
  }),
};
