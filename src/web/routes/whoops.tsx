import { createFileRoute } from '@tanstack/react-router';
import { WhoopsScreen } from '#web/features/trouble/whoops-screen.tsx';

export const Route = createFileRoute('/whoops')({ component: WhoopsScreen });
