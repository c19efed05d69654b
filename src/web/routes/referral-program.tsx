import { createFileRoute } from '@tanstack/react-router';
import { ReferralScreen } from '#web/features/referral/referral-screen.tsx';

export const Route = createFileRoute('/referral-program')({
  staticData: { title: 'Referral program', area: 'public', guest: true, group: 'community', menu: 90 },
  component: ReferralScreen,
});
