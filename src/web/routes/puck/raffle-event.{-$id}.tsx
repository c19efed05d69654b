import { createFileRoute } from '@tanstack/react-router';
import { RaffleScreen } from '#web/features/raffle/raffle-screen.tsx';
import { RafflesScreen } from '#web/features/raffle/raffles-screen.tsx';
import { useIdParam } from '#web/lib/subject.ts';

export const Route = createFileRoute('/puck/raffle-event/{-$id}')({
  staticData: { title: 'Raffles', area: 'shop', group: 'community', menu: 62 },
  component: Screen,
});

function Screen() {
  const id = useIdParam();
  // 0: an invalid id becomes the id of nothing.
  return id === undefined ? <RafflesScreen /> : <RaffleScreen key={id} id={id ?? 0} />;
}
