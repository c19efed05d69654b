/** The state of the training screen, from its URL. */

import { TIRED_ENERGY } from '#domains/training/constants.ts';
import type { TraineeView } from '#domains/training/contract.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { groupOfPlayer, type PositionFilter } from '#web/features/club/roster/roster-view.ts';

export const WHO = ['all', 'mine', 'assistant', 'idle', 'tired'] as const;
export type Who = (typeof WHO)[number];

function isShown({ player, plan }: TraineeView, who: Who): boolean {
  if (who === 'mine') return plan !== null;
  if (who === 'assistant') return plan === null;
  if (who === 'idle') return player.trainingOn === null;
  return who === 'all' || player.energy < TIRED_ENERGY;
}

export function filterTrainees(
  trainees: readonly TraineeView[],
  { who, position, name }: { who: Who; position: PositionFilter; name: string },
): TraineeView[] {
  const wanted = folded(name);
  return trainees.filter(
    (trainee) =>
      isShown(trainee, who) &&
      (position === 'all' || groupOfPlayer(trainee.player) === position) &&
      folded(`${trainee.player.firstname} ${trainee.player.lastname}`).includes(wanted),
  );
}

/** Returns the skills that any of the players can train, in order. */
export function trainableSkills(trainees: readonly TraineeView[]): string[] {
  const ids = trainees.flatMap(({ player }) =>
    player.skills.filter(({ max, dec }) => !max && !dec).map((skill) => skill.id),
  );
  return [...new Set(ids)];
}
