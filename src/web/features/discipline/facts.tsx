import type {
  disciplineDesk as deskKinds,
  disciplineNews as newsKinds,
  disciplineNotifications as notificationKinds,
} from '#domains/discipline/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type News = FactOf<typeof newsKinds>;
type Desk = FactOf<typeof deskKinds>;

const Suspended = said('news', 'suspension', { count: 'games' });

export const news: RenderersOf<News> = {
  suspension: { icon: 'whistle', Words: Suspended },
};

export const notifications: RenderersOf<FactOf<typeof notificationKinds>> = {
  suspension: { icon: 'whistle', Words: Suspended },
};

export const desk: DeskRenderersOf<Desk> = {
  suspension: { icon: 'whistle', Words: said('club', 'desk.suspension'), Go: said('club', 'desk.go.suspension') },
};
