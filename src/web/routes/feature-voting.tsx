import { createFileRoute } from '@tanstack/react-router';
import { FeatureVotingScreen } from '#web/features/proposal/feature-voting-screen.tsx';

export const Route = createFileRoute('/feature-voting')({
  staticData: { title: 'Feature voting', area: 'social', group: 'community', menu: 50 },
  component: FeatureVotingScreen,
});
