import { createFileRoute } from '@tanstack/react-router';
import { ClubRosterScreen } from '#web/features/club/club-roster-screen.tsx';

export const Route = createFileRoute('/club/roster/{-$id}')({ component: ClubRosterScreen });
