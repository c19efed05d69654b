import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#web/features/auth/reset-password-screen.tsx';

export const Route = createFileRoute('/email/reset-password/$token')({ component: ResetPasswordScreen });
