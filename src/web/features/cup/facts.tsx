import type { cupDesk as deskKinds, cupNotifications as notificationKinds } from '#domains/cup/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

const toCup = ({ cupId }: { cupId: number }) => `/friendly-cup/overview/${cupId}`;

export const desk: DeskRenderersOf<typeof deskKinds> = {
  'cup-invitation': { icon: 'cup', Words: said('cup', 'desk'), Go: said('cup', 'toAnswer'), isUrgent: true },
};

export const subject = 'office';

export const notifications: RenderersOf<typeof notificationKinds> = {
  'cup-invitation': { icon: 'cup', Words: said('cup', 'notification.invitation'), to: toCup },
  'cup-drawn': { icon: 'cup', Words: said('cup', 'notification.drawn'), to: toCup },
  'cup-called-off': { icon: 'cup', Words: said('cup', 'notification.calledOff'), to: toCup },
  'cup-left-for-playoffs': { icon: 'cup', Words: said('cup', 'notification.leftForPlayoffs'), to: toCup },
  'cup-over': { icon: 'cup', Words: said('cup', 'notification.over'), to: toCup },
};
