import { createFileRoute } from '@tanstack/react-router';
import { ScoutScreen } from '#web/features/scout/scout-screen.tsx';

export const Route = createFileRoute('/scout/{-$id}')({
  staticData: { title: 'Scout', area: 'scout', versioning: true, group: 'office' },
  component: ScoutScreen,
});
