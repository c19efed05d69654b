import type { friendDesk as deskKinds, friendNotifications as notificationKinds } from '#domains/friend/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

const Invited = said('friend', 'invitation');

export const desk: DeskRenderersOf<typeof deskKinds> = {
  'friend-invitation': { icon: 'community', Words: Invited, Go: said('friend', 'go') },
};

export const notifications: RenderersOf<typeof notificationKinds> = {
  'friend-invitation': { icon: 'community', Words: Invited, to: '/friends' },
  'friend-accepted': { icon: 'community', Words: said('friend', 'acceptedYours'), to: '/friends' },
};
