/**
 * A day of training for all players with a training plan, or whose club has improved its training center or its academy.
 * An assistant trains all others: average growth, for which nothing needs to be done.
 */
import { teams } from '#domains/club/tables.ts';
import { FIRST_LEVEL } from '#domains/facilities/constants.ts';
import { builtLevels } from '#domains/facilities/store.ts';
import { notify } from '#domains/notifications/store.ts';
import type { PlayerLife } from '#domains/player/rules/life.ts';
import { isTrainable, skillValues } from '#domains/player/rules/skill-values.ts';
import { noteInjuries } from '#domains/player/store/injuries.ts';
import { livesOfTeams } from '#domains/player/store/lives.ts';
import { fullNames, saveTraining, trainedOtherwise } from '#domains/player/store/training.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { TRAINING_INJURY } from '#domains/training/constants.ts';
import { type TrainingPlan, trainingDay } from '#domains/training/rules/pace.ts';
import { iceTimeOf } from '#domains/training/store/ice-time.ts';
import { trainingPlans } from '#domains/training/tables.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import { skillsOf } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Body parts that are injured in practice. */
const HURT_IN_PRACTICE = ['groin', 'back', 'leg', 'foot'] as const;

interface Day {
  absoluteDay: number;
  secret: Secret;
}

/** Some ten queries, regardless of the number of players. @returns how many had a day that was not the assistant's. */
export async function trainEverybody(rows: Rows, tx: Transaction, day: Day): Promise<number> {
  const kept = await rows.read(trainingPlans, ['playerId', 'clubId', 'skill', 'intensity', 'restBelow'], {}, [
    'playerId',
  ]);
  const levelOf = await builtLevels(rows, 'training');
  const academyOf = await builtLevels(rows, 'academy');
  const otherwise = await trainedOtherwise(rows);
  if (kept.length + levelOf.size + academyOf.size + otherwise.length === 0) return 0;
  const clubIds = [...new Set([...kept.map(({ clubId }) => clubId), ...levelOf.keys(), ...academyOf.keys()])];
  const managerOf = await managersOf(rows, clubIds);
  const ofClubs = clubIds.length === 0 ? [] : await rows.read(teams, ['id', 'clubId', 'level'], { clubId: clubIds });
  const juniorTeams = new Set(ofClubs.flatMap(({ id, level }) => (level === 'U21' ? [id] : [])));
  const clubOf = new Map(ofClubs.flatMap(({ id, clubId }) => (clubId === null ? [] : [[id, clubId] as const])));
  const lives = [...(await livesOfTeams(rows, [...clubOf.keys()])).values()].flat();
  const planOf = await plansInForce(rows, { kept, lives, clubOf, managerOf });
  const iceTimes = await iceTimeOf(
    tx,
    lives.filter(({ id }) => planOf.has(id)),
    day.absoluteDay,
  );
  const trained = lives.map((life) => {
    const clubId = clubOf.get(life.teamId ?? 0) ?? 0;
    const plan = planOf.get(life.id) ?? null;
    const facility = levelOf.get(clubId) ?? FIRST_LEVEL;
    const academy = juniorTeams.has(life.teamId ?? 0) ? (academyOf.get(clubId) ?? FIRST_LEVEL) : null;
    const training = trainingDay(
      { ...life, isInjured: life.injuredUntil !== null && life.injuredUntil > day.absoluteDay },
      { plan, facility, academy, iceTime: iceTimes.get(life.id) ?? null },
    );
    return { life, plan, training, managerId: managerOf.get(clubId) ?? null };
  });
  await keepOn(rows, trained);
  await hurtInPractice(rows, trained, day);
  const known = new Set(lives.map(({ id }) => id));
  // A player who has changed clubs is trained by his new club's assistant.
  await saveTraining(
    rows,
    otherwise.filter((id) => !known.has(id)).map((id) => ({ id, trainingPace: 100 })),
  );
  return planOf.size;
}

interface Trained {
  life: PlayerLife;
  plan: TrainingPlan | null;
  training: ReturnType<typeof trainingDay>;
  managerId: UserId | null;
}

/** Returns managers' plans for players still with them; removes the others. */
async function plansInForce(
  rows: Rows,
  {
    kept,
    lives,
    clubOf,
    managerOf,
  }: {
    kept: readonly (TrainingPlan & { playerId: PlayerId; clubId: ClubId })[];
    lives: readonly PlayerLife[];
    clubOf: ReadonlyMap<number, ClubId>;
    managerOf: ReadonlyMap<ClubId, UserId>;
  },
): Promise<Map<PlayerId, TrainingPlan>> {
  const clubOfPlayer = new Map(lives.map(({ id, teamId }) => [id, clubOf.get(teamId ?? 0)]));
  const isInForce = ({ playerId, clubId }: (typeof kept)[number]) =>
    clubOfPlayer.get(playerId) === clubId && managerOf.has(clubId);
  const gone = kept.filter((plan) => !isInForce(plan)).map(({ playerId }) => playerId);
  if (gone.length > 0) await rows.remove(trainingPlans, ['playerId'], { playerId: gone });
  return new Map(kept.filter(isInForce).map(({ playerId, clubId: _club, ...plan }) => [playerId, plan] as const));
}

/** Saves their skills in training, pace and energy; notifies managers of skills that are fully learned. */
async function keepOn(rows: Rows, trained: readonly Trained[]): Promise<void> {
  const learned = trained.filter(({ life, plan }) => {
    if (plan === null || plan.skill === null) return false;
    const skill = skillValues(life)[plan.skill];
    return !skill || !isTrainable(skill);
  });
  const isLearned = new Set(learned.map(({ life }) => life.id));
  await saveTraining(
    rows,
    trained.flatMap(({ life, plan, training }) => {
      const energy = Math.max(0, Math.min(100, life.energy + training.energy));
      const trainingOn = plan === null ? life.trainingOn : isLearned.has(life.id) ? null : plan.skill;
      const isSame = energy === life.energy && trainingOn === life.trainingOn && training.pace === life.trainingPace;
      return isSame ? [] : [{ id: life.id, energy, trainingOn, trainingPace: training.pace }];
    }),
  );
  if (learned.length === 0) return;
  await rows.updateWhere(trainingPlans, { skill: null }, { playerId: [...isLearned] });
  const names = await fullNames(rows, [...isLearned]);
  await notify(
    rows,
    learned.flatMap(({ life, plan, managerId }) => {
      const skill = skillsOf(life.positions[0] ?? 'C')[plan?.skill ?? 0];
      if (managerId === null || skill === undefined) return [];
      const params = { player: names.get(life.id) ?? '', playerId: life.id, skill };
      return [{ userId: managerId, channel: 'news' as const, kind: 'training-complete' as const, params }];
    }),
  );
}

/** Draws the occasional injuries of hard practice. */
async function hurtInPractice(rows: Rows, trained: readonly Trained[], { absoluteDay, secret }: Day): Promise<void> {
  const hurt = trained.flatMap(({ life, training, managerId }) => {
    if (training.injury === 0) return [];
    const random = secretRandom(secret, `practice/${absoluteDay}/${life.id}`);
    if (!random.chance(training.injury)) return [];
    const days = random.int(TRAINING_INJURY.least, TRAINING_INJURY.most);
    const part = HURT_IN_PRACTICE[random.int(0, HURT_IN_PRACTICE.length - 1)] ?? 'leg';
    return [{ id: life.id, days, part, managerId }];
  });
  if (hurt.length === 0) return;
  const injured = hurt.map(({ id, days, part }) => ({
    id,
    injuryPart: part,
    injurySeverity: 'minor' as const,
    injuredUntil: absoluteDay + days,
  }));
  await saveTraining(rows, injured);
  await noteInjuries(
    rows,
    injured.map((each) => ({ ...each, hurtOn: absoluteDay })),
    { cause: 'practice', before: new Map() },
  );
  const names = await fullNames(
    rows,
    hurt.map(({ id }) => id),
  );
  await notify(
    rows,
    hurt.flatMap(({ id, days, managerId }) => {
      if (managerId === null) return [];
      const params = { player: names.get(id) ?? '', playerId: id, count: days };
      return [{ userId: managerId, channel: 'news' as const, kind: 'training-injury' as const, params }];
    }),
  );
}
