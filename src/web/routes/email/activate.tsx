import { createFileRoute } from '@tanstack/react-router';
import { EmailActivateScreen } from '#web/features/auth/email-activate-screen.tsx';

export const Route = createFileRoute('/email/activate')({
  staticData: { title: 'Activation', area: 'guest', guest: true, redirectIfActivated: true },
  component: EmailActivateScreen,
});
