import { createFileRoute } from '@tanstack/react-router';
import { NationsScreen } from '#web/features/nations/nations-screen.tsx';

export const Route = createFileRoute('/world/nations')({ component: NationsScreen });
