import { createFileRoute } from '@tanstack/react-router';
import { DeletedScreen } from '#web/features/auth/deleted-screen.tsx';

export const Route = createFileRoute('/auth/deleted')({ component: DeletedScreen });
