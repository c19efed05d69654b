/** Stored training plans of managers. */
import { eq, inArray } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { skillValues } from '#domains/player/rules/skill-values.ts';
import { saveTraining } from '#domains/player/store/training.ts';
import { players } from '#domains/player/tables.ts';
import type { Intensity, RestLimit } from '#domains/training/constants.ts';
import { trainingRefusals } from '#domains/training/refusals.ts';
import { mostHelpful, trainablePlace } from '#domains/training/rules/choice.ts';
import type { TrainingPlan } from '#domains/training/rules/pace.ts';
import { trainingPlans } from '#domains/training/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Returns the plans of a club's manager, by player. */
export async function plansOfClub(rows: RowReader, clubId: ClubId): Promise<Map<PlayerId, TrainingPlan>> {
  const kept = await rows.read(trainingPlans, ['playerId', 'skill', 'intensity', 'restBelow'], { clubId }, [
    'playerId',
  ]);
  return new Map(kept.map(({ playerId, ...plan }) => [playerId, plan]));
}

export interface PlanChange {
  clubId: ClubId;
  playerIds: readonly PlayerId[];
  /** The id of a skill, all of them equally, or for each the one that helps most; undefined: unchanged. */
  skill?: string;
  intensity?: Intensity;
  restBelow?: RestLimit;
}

const FIRST_PLAN = { intensity: 'normal', restBelow: 60 } as const;

/** Locks players of a club; returns null when one of them is not with it. */
async function lockTrainees(tx: Transaction, clubId: ClubId, playerIds: readonly PlayerId[]) {
  const ids = [...new Set(playerIds)];
  const own = await tx
    .select({
      id: players.id,
      teamId: players.teamId,
      positions: players.positions,
      skills: players.skills,
      ceilings: players.ceilings,
      declining: players.declining,
      trainingOn: players.trainingOn,
    })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.teamId))
    .where(inArray(players.id, ids))
    .orderBy(players.id)
    .for('no key update', { of: players });
  const clubOf = await tx.select({ id: teams.id }).from(teams).where(eq(teams.clubId, clubId));
  const isOurs = new Set(clubOf.map(({ id }) => id));
  return own.length === ids.length && own.every(({ teamId }) => teamId !== null && isOurs.has(teamId)) ? own : null;
}

/** Sets training plans for all of the players or none. Players who cannot train the skill keep theirs, and are returned as skipped. */
export async function setPlans(
  tx: Transaction,
  { clubId, playerIds, skill, intensity, restBelow }: PlanChange,
): Promise<{ ok: true; skipped: PlayerId[] } | Refused> {
  const rows = pgRows(tx);
  const trainees = await lockTrainees(tx, clubId, playerIds);
  if (!trainees) return trainingRefusals.notYours();
  const before = await plansOfClub(rows, clubId);
  const skipped: PlayerId[] = [];
  const planned = trainees.map((trainee) => {
    const was = before.get(trainee.id);
    const chosen = skill === undefined ? undefined : placeOf(trainee, skill);
    if (chosen === 'none') skipped.push(trainee.id);
    const place = chosen === undefined || chosen === 'none' ? (was ? was.skill : trainee.trainingOn) : chosen;
    const plan = { ...FIRST_PLAN, ...was, skill: place };
    return {
      playerId: trainee.id,
      clubId,
      skill: plan.skill,
      intensity: intensity ?? plan.intensity,
      restBelow: restBelow ?? plan.restBelow,
    };
  });
  if (skill !== undefined && skipped.length === trainees.length) return trainingRefusals.notTrainable();
  await rows.merge(trainingPlans, planned, { key: ['playerId'], set: ['clubId', 'skill', 'intensity', 'restBelow'] });
  await saveTraining(
    rows,
    planned.map(({ playerId, skill: trainingOn }) => ({ id: playerId, trainingOn })),
  );
  await publishTeams(tx, trainees);
  return { ok: true, skipped };
}

/** Returns players to the assistant's training; they keep their skill until he changes it. */
export async function dropPlans(
  tx: Transaction,
  { clubId, playerIds }: { clubId: ClubId; playerIds: readonly PlayerId[] },
): Promise<{ ok: true } | Refused> {
  const trainees = await lockTrainees(tx, clubId, playerIds);
  if (!trainees) return trainingRefusals.notYours();
  await pgRows(tx).remove(trainingPlans, ['playerId'], { playerId: trainees.map(({ id }) => id), clubId });
  await publishTeams(tx, trainees);
  return { ok: true };
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockTrainees>>>[number];

function placeOf(trainee: Locked, skill: string): number | null | 'none' {
  if (skill === 'all') return null;
  const values = skillValues(trainee);
  const place =
    skill === 'most-helpful' ? mostHelpful(trainee.positions[0] ?? 'C', values) : trainablePlace(values, skill);
  return place ?? 'none';
}

async function publishTeams(tx: Transaction, trainees: readonly Locked[]): Promise<void> {
  const teamIds = [...new Set(trainees.flatMap(({ teamId }) => teamId ?? []))];
  await publishChange(
    tx,
    teamIds.map((teamId) => `team:${teamId}` as const),
  );
}
