import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#web/features/auth/forgot-password-screen.tsx';

export const Route = createFileRoute('/auth/forgot-password')({ component: ForgotPasswordScreen });
