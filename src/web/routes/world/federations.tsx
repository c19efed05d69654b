import { createFileRoute } from '@tanstack/react-router';
import { FederationsScreen } from '#web/features/federation/federations-screen.tsx';

export const Route = createFileRoute('/world/federations')({
  staticData: { title: 'Federations', area: 'federation', group: 'world', menu: 110 },
  component: FederationsScreen,
});
