import { createFileRoute } from '@tanstack/react-router';
import { NationLineupsScreen } from '#web/features/lineups/nation-lineups-screen.tsx';

export const Route = createFileRoute('/nation/lineups/{-$id}')({
  staticData: { title: 'National lineups', area: 'nation', group: 'world' },
  component: NationLineupsScreen,
});
