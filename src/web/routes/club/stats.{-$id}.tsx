import { createFileRoute } from '@tanstack/react-router';
import { ClubStatsScreen } from '#web/features/club/club-stats-screen.tsx';

export const Route = createFileRoute('/club/stats/{-$id}')({ component: ClubStatsScreen });
