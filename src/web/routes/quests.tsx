import { createFileRoute } from '@tanstack/react-router';
import { QuestsScreen } from '#web/features/quest/quests-screen.tsx';

export const Route = createFileRoute('/quests')({
  staticData: { title: 'Quests', area: 'social', unspecified: true, group: 'community', menu: 8 },
  component: QuestsScreen,
});
