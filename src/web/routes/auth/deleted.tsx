import { createFileRoute } from '@tanstack/react-router';
import { DeletedScreen } from '#web/features/auth/deleted-screen.tsx';

export const Route = createFileRoute('/auth/deleted')({
  staticData: { title: 'Account deleted', area: 'guest', guest: true },
  component: DeletedScreen,
});
