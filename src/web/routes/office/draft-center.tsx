import { createFileRoute } from '@tanstack/react-router';
import { DraftCenterScreen } from '#web/features/draft/draft-center-screen.tsx';

export const Route = createFileRoute('/office/draft-center')({
  staticData: { title: 'Draft center', area: 'office', group: 'office', menu: 20 },
  component: DraftCenterScreen,
});
