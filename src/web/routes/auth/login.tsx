import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#web/features/auth/login-screen.tsx';

export const Route = createFileRoute('/auth/login')({
  staticData: { title: 'Log in', area: 'guest', guest: true, redirectIfActivated: true },
  component: LoginScreen,
});
