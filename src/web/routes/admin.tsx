import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen } from '#web/features/admin/admin-screen.tsx';

export const Route = createFileRoute('/admin')({
  staticData: { unspecified: true, title: 'World control', area: 'admin' },
  component: AdminScreen,
});
