import { createFileRoute } from '@tanstack/react-router';
import { PlayerGameLogScreen } from '#web/features/player/player-game-log-screen.tsx';

export const Route = createFileRoute('/player/game-logs/{-$id}')({ component: PlayerGameLogScreen });
