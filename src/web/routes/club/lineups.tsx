import { createFileRoute } from '@tanstack/react-router';
import { LineupsScreen } from '#web/features/lineups/lineups-screen.tsx';

export const Route = createFileRoute('/club/lineups')({ component: LineupsScreen });
