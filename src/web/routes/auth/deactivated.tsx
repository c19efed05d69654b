import { createFileRoute } from '@tanstack/react-router';
import { DeactivatedScreen } from '#web/features/auth/deactivated-screen.tsx';

export const Route = createFileRoute('/auth/deactivated')({
  staticData: { title: 'Account paused', area: 'guest', guest: true, redirectIfActivated: true },
  component: DeactivatedScreen,
});
