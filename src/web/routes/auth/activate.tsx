import { createFileRoute } from '@tanstack/react-router';
import { ActivateScreen } from '#web/features/auth/activate-screen.tsx';

export const Route = createFileRoute('/auth/activate')({
  staticData: { title: 'Activate your account', area: 'guest', guest: true, redirectIfActivated: true },
  component: ActivateScreen,
});
