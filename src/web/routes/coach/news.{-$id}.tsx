import { createFileRoute } from '@tanstack/react-router';
import { CoachNewsScreen } from '#web/features/coach/coach-news-screen.tsx';

export const Route = createFileRoute('/coach/news/{-$id}')({
  staticData: { title: 'Coach news', area: 'coach', group: 'club' },
  component: CoachNewsScreen,
});
