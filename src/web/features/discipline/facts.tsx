import type {
  disciplineDesk as deskKinds,
  disciplineNews as newsKinds,
  disciplineNotifications as notificationKinds,
} from '#domains/discipline/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

const Suspended = said('news', 'suspension', { count: 'games' });

export const news: RenderersOf<typeof newsKinds> = {
  suspension: { icon: 'whistle', Words: Suspended },
};

export const subject = 'club';

export const notifications: RenderersOf<typeof notificationKinds> = {
  suspension: { icon: 'whistle', Words: Suspended },
};

export const desk: DeskRenderersOf<typeof deskKinds> = {
  suspension: { icon: 'whistle', Words: said('club', 'desk.suspension'), Go: said('club', 'desk.go.suspension') },
};
