import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#web/features/auth/reset-password-screen.tsx';

export const Route = createFileRoute('/email/reset-password/$token')({
  staticData: { title: 'New password', area: 'guest', guest: true, redirectIfActivated: true },
  component: ResetPasswordScreen,
});
