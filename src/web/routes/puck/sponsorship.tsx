import { createFileRoute } from '@tanstack/react-router';
import { SponsorshipScreen } from '#web/features/sponsorship/sponsorship-screen.tsx';

export const Route = createFileRoute('/puck/sponsorship')({
  staticData: { title: 'Sponsorship', area: 'shop', group: 'community', menu: 63 },
  component: SponsorshipScreen,
});
