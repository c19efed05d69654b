import { createFileRoute } from '@tanstack/react-router';
import { LeagueScheduleScreen } from '#web/features/league/league-schedule-screen.tsx';

export const Route = createFileRoute('/league/schedule/{-$id}')({ component: LeagueScheduleScreen });
