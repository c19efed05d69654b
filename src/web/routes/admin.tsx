import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen } from '#web/features/admin/admin-screen.tsx';

export const Route = createFileRoute('/admin')({
  staticData: { title: 'World control', area: 'admin' },
  component: AdminScreen,
});
