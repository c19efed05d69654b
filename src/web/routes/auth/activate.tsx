import { createFileRoute } from '@tanstack/react-router';
import { ActivateScreen } from '#web/features/auth/activate-screen.tsx';

export const Route = createFileRoute('/auth/activate')({ component: ActivateScreen });
