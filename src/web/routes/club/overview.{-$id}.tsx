import { createFileRoute } from '@tanstack/react-router';
import { ClubOverviewScreen } from '#web/features/club/club-overview-screen.tsx';

export const Route = createFileRoute('/club/overview/{-$id}')({ component: ClubOverviewScreen });
