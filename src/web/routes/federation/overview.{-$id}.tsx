import { createFileRoute } from '@tanstack/react-router';
import { FederationScreen } from '#web/features/federation/federation-screen.tsx';

export const Route = createFileRoute('/federation/overview/{-$id}')({
  staticData: { title: 'Federation', area: 'federation', versioning: true, group: 'world' },
  component: FederationScreen,
});
