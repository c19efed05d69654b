import { createFileRoute } from '@tanstack/react-router';
import { SeasonReviewScreen } from '#web/features/season-review/season-review-screen.tsx';

export const Route = createFileRoute('/club/season-review/{-$id}')({
  staticData: { unspecified: true, title: 'Season review', area: 'club', group: 'club', menu: 91 },
  component: SeasonReviewScreen,
});
