import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#web/features/auth/forgot-password-screen.tsx';

export const Route = createFileRoute('/auth/forgot-password')({
  staticData: { title: 'Forgot password', area: 'guest', guest: true, redirectIfActivated: true },
  component: ForgotPasswordScreen,
});
