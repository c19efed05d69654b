/** How each kind of fact is shown: those of a noun are in the `facts.tsx` of its feature. One without words does not compile. */
import type { DeskFact, Memo, NewsFact, NotificationFact } from '#domains/kinds.ts';
import type { RenderersOf } from '#web/lib/fact.tsx';
import { clubNews } from './club/facts.tsx';
import type { DeskRenderersOf } from './club/overview/desk-renderer.ts';
import { contractsDesk, contractsMemos } from './contracts/facts.tsx';
import { disciplineDesk, disciplineNews, disciplineNotifications } from './discipline/facts.tsx';
import { financesMemos } from './finances/facts.tsx';
import { freeAgencyNews } from './free-agency/facts.tsx';
import { gameDesk } from './game/facts.tsx';
import { lineupsDesk, lineupsNotifications } from './lineups/facts.tsx';
import { recapNews } from './news/facts.tsx';
import { playerDesk } from './player/facts.tsx';
import { rosterNews, rosterNotifications } from './roster/facts.tsx';
import { seasonNews } from './season/facts.tsx';

export const newsRenderers: RenderersOf<NewsFact> = {
  ...recapNews,
  ...seasonNews,
  ...disciplineNews,
  ...rosterNews,
  ...freeAgencyNews,
  ...clubNews,
};

export const deskRenderers: DeskRenderersOf<DeskFact> = {
  ...lineupsDesk,
  ...gameDesk,
  ...disciplineDesk,
  ...playerDesk,
  ...contractsDesk,
};

/** The lists of notifications and transactions come with a later release; their words come with what is written. */
export const notificationRenderers: RenderersOf<NotificationFact> = {
  ...disciplineNotifications,
  ...rosterNotifications,
  ...lineupsNotifications,
};

export const memoRenderers: RenderersOf<Memo> = { ...financesMemos, ...contractsMemos };
