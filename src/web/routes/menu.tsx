import { createFileRoute } from '@tanstack/react-router';
import { MenuScreen } from '#web/features/menu/menu-screen.tsx';

export const Route = createFileRoute('/menu')({
  staticData: { unspecified: true, title: 'All pages', area: 'social' },
  component: MenuScreen,
});
