import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '#web/features/auth/register-screen.tsx';

export const Route = createFileRoute('/auth/register')({
  staticData: { title: 'Register', area: 'guest', guest: true, redirectIfActivated: true },
  component: RegisterScreen,
});
