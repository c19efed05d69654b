import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribeScreen } from '#web/features/reminder/unsubscribe-screen.tsx';

export const Route = createFileRoute('/email/unsubscribe')({
  staticData: { title: 'Stop emails', area: 'guest', guest: true, alwaysOpen: true, bare: true, unspecified: true },
  component: UnsubscribeScreen,
});
