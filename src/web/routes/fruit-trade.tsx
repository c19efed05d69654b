import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/fruit-trade')({
  staticData: { title: 'Fruit trade', area: 'trade', group: 'office', opensLater: 'trade' },
  component: OpensLater,
});
