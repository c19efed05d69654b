import type { electionDesk, electionNews, electionNotifications } from '#domains/election/kinds.ts';
import type { NationId } from '#engine/ids.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

const toElection = ({ nationId }: { nationId: NationId }) => `/federation/overview/${nationId}?tab=election`;

export const desk: DeskRenderersOf<typeof electionDesk> = {
  'election-vote': { icon: 'flag', Words: said('election', 'desk'), Go: said('election', 'goVote') },
  'election-stand': { icon: 'flag', Words: said('election', 'deskStand'), Go: said('election', 'goStand') },
};

export const news: RenderersOf<typeof electionNews> = {
  'election-called': { icon: 'flag', Words: said('election', 'news.called') },
  'president-elected': { icon: 'flag', Words: said('election', wayOfResult) },
};

export const subject = 'world';

export const notifications: RenderersOf<typeof electionNotifications> = {
  'election-called': { icon: 'flag', Words: said('election', ({ cause }) => `notification.${cause}`), to: toElection },
  'election-ballot': {
    icon: 'flag',
    Words: said('election', ({ isRunoff }) => `notification.${isRunoff ? 'runoff' : 'ballot'}`),
    to: toElection,
  },
  'election-result': { icon: 'flag', Words: said('election', 'notification.result'), to: toElection },
};

function wayOfResult({ outcome, turnout }: ParamsOf<typeof electionNews>['president-elected']) {
  if (outcome === 'appointed' || outcome === 'unopposed') return 'news.unopposed';
  // With very few votes the count stays secret.
  return turnout === 0 ? (`news.few.${outcome}` as const) : (`news.${outcome}` as const);
}
