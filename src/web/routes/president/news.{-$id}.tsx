import { createFileRoute } from '@tanstack/react-router';
import { PresidentNewsScreen } from '#web/features/president/president-news-screen.tsx';

export const Route = createFileRoute('/president/news/{-$id}')({
  staticData: { title: 'President news', area: 'president', group: 'world' },
  component: PresidentNewsScreen,
});
