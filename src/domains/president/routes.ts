import { presidents } from '#domains/president/contract.ts';
import { presidentRefusals } from '#domains/president/refusals.ts';
import { loadPresidentNews, loadPresidentProfile } from '#domains/president/views/president.ts';
import { rankPresidents } from '#domains/president/views/ranking.ts';
import { questsOfPerson } from '#domains/quest/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

export const presidentRoutes = implementing(presidents, {
  ranking: reads(({ db }, { nation }) => rankPresidents(db, nation)),
  find: reads(async ({ db, today: { season } }, { id }) => {
    const found = await loadPresidentProfile(db, id, season);
    return found && { ...found, quests: await questsOfPerson(db, { ...found, kind: 'president' }, season) };
  }, presidentRefusals.unknown),
  news: reads(
    ({ db, today: { season } }, { id, before }) => loadPresidentNews(db, id, { season, before }),
    presidentRefusals.unknown,
  ),
});
