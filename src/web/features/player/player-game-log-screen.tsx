import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export function PlayerGameLogScreen() {
  return <OpensLater />;
}
