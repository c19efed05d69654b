import { createFileRoute } from '@tanstack/react-router';
import { ClubScheduleScreen } from '#web/features/club/club-schedule-screen.tsx';

export const Route = createFileRoute('/club/schedule/{-$id}')({ component: ClubScheduleScreen });
