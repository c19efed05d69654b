/** Decisions about jobs that are the same in all careers. */
import { ANSWER_POINTS, ANSWERS, type Answer, COMPENSATION_SHARE, MAX_SEASONS } from '#domains/job/constants.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import type { Random } from '#engine/random.ts';

/** Whole dollars a day. @param pay a season */
export function dailyPay(pay: number): number {
  return Math.round(pay / DAYS_PER_SEASON);
}

/** What somebody gets who is dismissed on a day: a share of what his terms still had to bring, whole dollars. */
export function compensationOf(
  { pay, untilSeason }: { pay: number; untilSeason: number },
  { season, day }: { season: number; day: number },
): number {
  const daysLeft = Math.max(0, (untilSeason - season) * DAYS_PER_SEASON + (DAYS_PER_SEASON - day));
  return Math.round(dailyPay(pay) * daysLeft * COMPENSATION_SHARE);
}

/** The last season of terms is this one or one of the next. */
export function isPossibleTerm(untilSeason: number, season: number): boolean {
  return untilSeason >= season && untilSeason < season + MAX_SEASONS;
}

/** After the playoffs clubs may talk with those who are under contract elsewhere. */
export function isWindowOpen(day: number): boolean {
  return day >= PHASE_STARTS.postseason;
}

/** What an employer wants to hear: fixed for good. */
export function characterOf(random: Random): Answer {
  return random.pick(ANSWERS);
}

/** Points of fit that an interview brings; nobody is judged by what he has not been asked. */
export function interviewPoints(answers: readonly Answer[] | null, character: Answer): number {
  return (answers ?? []).reduce(
    (sum, answer) => sum + (answer === character ? ANSWER_POINTS.same : ANSWER_POINTS.other),
    0,
  );
}
