import { createFileRoute } from '@tanstack/react-router';
import { ScoutNewsScreen } from '#web/features/scout/scout-news-screen.tsx';

export const Route = createFileRoute('/scout/news/{-$id}')({
  staticData: { title: 'Scout news', area: 'scout', group: 'office' },
  component: ScoutNewsScreen,
});
