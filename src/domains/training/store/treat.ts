/** A day with the doctors: in good medical rooms, some days count as two. */
import { teams } from '#domains/club/tables.ts';
import { FIRST_LEVEL } from '#domains/facilities/constants.ts';
import { builtLevels } from '#domains/facilities/store.ts';
import { saveTraining } from '#domains/player/store/training.ts';
import { players } from '#domains/player/tables.ts';
import { treatmentChance } from '#domains/training/rules/pace.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** One query when no club has built any, three otherwise. @returns how many came a day closer to playing. */
export async function treatInjured(
  rows: Rows,
  { absoluteDay, secret }: { absoluteDay: number; secret: Secret },
): Promise<number> {
  const levelOf = await builtLevels(rows, 'medical');
  if (levelOf.size === 0) return 0;
  const treating = await rows.read(teams, ['id', 'clubId'], { clubId: [...levelOf.keys()] });
  const clubOf = new Map(treating.map(({ id, clubId }) => [id, clubId]));
  // A player who is back tomorrow anyway needs no treatment.
  const hurt = await rows.read(players, ['id', 'teamId', 'injuredUntil'], {
    teamId: [...clubOf.keys()],
    injuredUntil: { atLeast: absoluteDay + 2 },
  });
  const better = hurt.flatMap(({ id, teamId, injuredUntil }) => {
    const level = levelOf.get(clubOf.get(teamId ?? 0) ?? 0) ?? FIRST_LEVEL;
    const isBetter = secretRandom(secret, `treatment/${absoluteDay}/${id}`).chance(treatmentChance(level));
    return isBetter && injuredUntil !== null ? [{ id, injuredUntil: injuredUntil - 1 }] : [];
  });
  await saveTraining(rows, better);
  return better.length;
}
