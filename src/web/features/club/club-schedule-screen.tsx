import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export function ClubScheduleScreen() {
  return <OpensLater />;
}
