import { createFileRoute } from '@tanstack/react-router';
import { EmailChangeScreen } from '#web/features/auth/email-change-screen.tsx';

export const Route = createFileRoute('/email/change')({
  staticData: { title: 'New email', area: 'guest', guest: true, alwaysOpen: true, bare: true, unspecified: true },
  component: EmailChangeScreen,
});
