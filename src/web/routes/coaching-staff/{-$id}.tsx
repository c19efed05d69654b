import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/coaching-staff/{-$id}')({
  staticData: {
    title: 'Coaching staff',
    area: 'coach',
    versioning: true,
    group: 'club',
    menu: 70,
    opensLater: 'coach',
  },
  component: OpensLater,
});
