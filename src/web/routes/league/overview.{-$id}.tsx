import { createFileRoute } from '@tanstack/react-router';
import { LeagueOverviewScreen } from '#web/features/league/league-overview-screen.tsx';

export const Route = createFileRoute('/league/overview/{-$id}')({ component: LeagueOverviewScreen });
