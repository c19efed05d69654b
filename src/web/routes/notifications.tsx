import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '#web/features/notifications/notifications-screen.tsx';

export const Route = createFileRoute('/notifications')({
  staticData: { title: 'Notifications', area: 'social', unspecified: true, group: 'community', menu: 7 },
  component: NotificationsScreen,
});
