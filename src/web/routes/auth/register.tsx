import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '#web/features/auth/register-screen.tsx';

export const Route = createFileRoute('/auth/register')({ component: RegisterScreen });
