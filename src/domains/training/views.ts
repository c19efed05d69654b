/** How a team trains, as its screen shows it. */
import { asc, eq } from 'drizzle-orm';
import { staffEffectsOf } from '#domains/club/store/team-ratings.ts';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { FIRST_LEVEL } from '#domains/facilities/constants.ts';
import { levelsOf } from '#domains/facilities/store.ts';
import { scoutedPotential } from '#domains/player/rules/potential.ts';
import { skillValues } from '#domains/player/rules/skill-values.ts';
import { players } from '#domains/player/tables.ts';
import { viewsOf } from '#domains/player/views/roster.ts';
import type { RosterPlayerView, TeamRef } from '#domains/shapes.ts';
import { FORECAST_DAYS } from '#domains/training/constants.ts';
import type { TraineeView, TrainingView } from '#domains/training/contract.ts';
import { mostHelpful } from '#domains/training/rules/choice.ts';
import { forecast, gainSoFar } from '#domains/training/rules/forecast.ts';
import {
  academyPace,
  facilityPace,
  type IceTime,
  type TrainingPlan,
  trainingDay,
} from '#domains/training/rules/pace.ts';
import { iceTimeOf } from '#domains/training/store/ice-time.ts';
import { plansOfClub } from '#domains/training/store/plans.ts';
import { skillsOf } from '#engine/player/skills.ts';
import { coachPace } from '#engine/player/staff-effects.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

type PlayerRow = typeof players.$inferSelect;

/** Days covered by the stated injury risk. */
const RISK_DAYS = 30;

/** Ten statements when nothing is cached; none until something about the team changes. */
export async function loadTraining(db: Database, team: TeamRef, today: Today): Promise<TrainingView> {
  return fact(db, {
    key: `training/${team.id}/${today.absoluteDay}`,
    topics: [`team:${team.id}`],
    read: () => readTraining(db, team, today),
  });
}

async function readTraining(db: Database, team: TeamRef, today: Today): Promise<TrainingView> {
  const reader = pgReader(db);
  const rows = await db.select().from(players).where(eq(players.teamId, team.id)).orderBy(asc(players.id));
  const [views, plans, levels, teams, iceTimes, staffs] = await Promise.all([
    viewsOf(db, rows, today),
    plansOfClub(reader, team.clubId),
    levelsOf(reader, [team.clubId]),
    clubTeamRefs(db, team.clubId),
    iceTimeOf(db, rows, today.absoluteDay),
    staffEffectsOf(reader, [team.id]),
  ]);
  const effects = staffs.get(team.id) ?? [];
  const level = levels.get(team.clubId)?.training.level ?? FIRST_LEVEL;
  const academy = team.level === 'U21' ? (levels.get(team.clubId)?.academy.level ?? FIRST_LEVEL) : null;
  const trainees = rows.flatMap((row, index) => {
    const view = views[index];
    if (!view) return [];
    const plan = plans.get(row.id) ?? null;
    return [traineeOf(row, { view, plan, level, academy, effects, iceTime: iceTimes.get(row.id) ?? null, today })];
  });
  return {
    team,
    teams,
    facility: { level, pace: facilityPace(level) },
    academy: academy === null ? null : { level: academy, pace: academyPace(academy) },
    trainees,
  };
}

function traineeOf(
  row: PlayerRow,
  {
    view,
    plan,
    level,
    academy,
    effects,
    iceTime,
    today,
  }: {
    view: RosterPlayerView;
    plan: TrainingPlan | null;
    level: number;
    academy: number | null;
    /** Effects of the team's coaches. */
    effects: readonly number[];
    iceTime: IceTime | null;
    today: Today;
  },
): TraineeView {
  const position = row.positions[0] ?? 'C';
  const age = today.season - row.birthSeason;
  const isInjured = row.injuredUntil !== null && row.injuredUntil > today.absoluteDay;
  const day = trainingDay({ ...row, isInjured }, { plan, facility: level, academy, iceTime });
  const coach = coachPace(effects, position);
  const pace = Math.round(day.pace * coach);
  const helpful = mostHelpful(position, skillValues(row));
  const foreseen = {
    position,
    age,
    skills: row.skills,
    declining: row.declining,
    potential: scoutedPotential(row, age, today.secret),
    trainingOn: row.trainingOn,
    pace,
  };
  const [soon, later] = FORECAST_DAYS;
  return {
    player: view,
    plan: plan && { intensity: plan.intensity, restBelow: plan.restBelow },
    isDayOff: day.isDayOff,
    mostHelpful: helpful === null ? null : (skillsOf(position)[helpful] ?? null),
    gain: gainSoFar({ ...row, position }),
    forecast: { in10: forecast(foreseen, soon), in30: forecast(foreseen, later) },
    factors: { ...day.factors, coach },
    pace,
    energyADay: day.energy,
    injuryRisk: Math.round((1 - (1 - day.injury) ** RISK_DAYS) * 1000) / 10,
    minutes: iceTime && iceTime.games > 0 ? Math.round((iceTime.minutes / iceTime.games) * 10) / 10 : null,
    trainingRating: row.trainingRating,
    matchRating: row.matchRating,
  };
}
