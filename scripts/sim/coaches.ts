/**
 * `sim -- coaches`: what the best staff of a league is worth against the worst one, in points of a season. The same teams meet,
 * one as shaped by one staff, one as shaped by the other: trained for some seasons, with a season's partnerships, in their mood,
 * led from behind the bench.
 */
import { EFFECTS, type EffectName } from '#domains/coach/constants.ts';
import { drawCoach, levelOfTier } from '#domains/coach/rules/careers.ts';
import { coachingRating, type Effects, effectsAmong, ofEach, strengthsOf } from '#domains/coach/rules/effects.ts';
import { COACH_ROLES } from '#domains/job/constants.ts';
import { partnershipsAfter, throughout } from '#domains/lineups/rules/familiarity.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import { BALANCED_TACTICS, dressedPlaces, type Lineup } from '#engine/lineup/lineup.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type { MatchTeam } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { growDays } from '#engine/player/growth.ts';
import { ageClassOf } from '#engine/player/skills.ts';
import { BENCH_EFFECTS, benchCoaching, coachPace, type StaffEffect } from '#engine/player/staff-effects.ts';
import { Random } from '#engine/random.ts';

const LEAGUES = 200;
const CLUBS = 20;
/** Seasons that a staff trains a team, and the days that are trained at once. */
const SEASONS = 3;
const STEP = 7;
/** Games of a regular season; partnerships are taken after half of them. */
const GAMES = 38;
/** Points of the table per goal of difference, and of an average team, in 82 games with three points each (as in `growth.ts`). */
const POINTS_PER_GOAL = 0.42;
const ORDINARY_POINTS = 123;
const LONG_SEASON = 82;
/** Standard deviation of a game's difference in expected goals. */
const XG_DEVIATION = 1.25;
const WANTED = { least: 0.03, most: 0.07 } as const;

export interface CoachesWorth {
  games: number;
  seed: number;
  /** The best and the worst staff of an average league, percent and points as the coaching-staff page shows them. */
  best: Effects;
  worst: Effects;
  /** Share of a season's points between the two staffs, for each difference alone and for all together. */
  parts: { name: string; goals: number; share: number }[];
  error: number;
  holds: boolean;
}

export function measureCoaches({ games, seed }: { games: number; seed: number }): CoachesWorth {
  const { best, worst } = ends(new Random(`coaches/${seed}`));
  const only = (...kept: EffectName[]) => {
    const cut = (effects: Effects): Effects => {
      return ofEach((effect) => (kept.includes(effect) ? effects[effect] : 0));
    };
    return [cut(best), cut(worst)] as const;
  };
  const parts = (
    [
      ['training', only('forwards', 'defense', 'goalies')],
      ['chemistry', only('chemistry')],
      ['morale', only('morale')],
      ['bench', only(...BENCH_EFFECTS)],
      ['together', [best, worst]],
    ] as const
  ).map(([name, [one, other]]) => {
    const goals = meet(one, other, { games, seed });
    return { name, goals, share: (goals * LONG_SEASON * POINTS_PER_GOAL) / ORDINARY_POINTS };
  });
  const error = ((XG_DEVIATION / Math.sqrt(games)) * LONG_SEASON * POINTS_PER_GOAL) / ORDINARY_POINTS;
  const share = parts.at(-1)?.share ?? 0;
  return { games, seed, best, worst, parts, error, holds: share >= WANTED.least && share <= WANTED.most };
}

/** Returns the staffs with the best and the worst coaching rating of a tier-1 league, each the mean of many leagues. */
function ends(random: Random): { best: Effects; worst: Effects } {
  const sorted = Array.from({ length: LEAGUES }, (_, league) => {
    const own = random.fork(league);
    const level = levelOfTier(1);
    const staffs = Array.from(
      { length: CLUBS },
      () => new Map(COACH_ROLES.map((role) => [role, drawCoach({ role, level }, own)])),
    );
    const effects = effectsAmong(staffs.map((staff) => strengthsOf(staff, 'PRO')));
    const ratings = staffs.map((staff) => coachingRating(staff, 'PRO'));
    return effects
      .map((effect, index) => ({ effect, rating: ratings[index] ?? 0 }))
      .sort((one, other) => other.rating - one.rating)
      .map(({ effect }) => effect);
  });
  const mean = (place: number): Effects => {
    const of = (effect: EffectName) =>
      sorted.reduce((all, league) => all + (league.at(place)?.[effect] ?? 0), 0) / LEAGUES;
    return ofEach(of);
  };
  return { best: mean(0), worst: mean(-1) };
}

/**
 * Returns how many more expected goals per game a team of one staff has than the same team of another; each pair of games has one
 * seed.
 */
function meet(one: Effects, other: Effects, { games, seed }: { games: number; seed: number }): number {
  let difference = 0;
  const random = new Random(`coaches/${seed}/games`);
  const teams = Math.min(24, Math.ceil(games / 2));
  for (let pair = 0; pair < games / 2; pair++) {
    const key = `${seed}/${pair % teams}`;
    const [good, bad] = [teamOf(one, key, 1), teamOf(other, key, 2)];
    const rules = {
      overtime: { men: 3, minutes: 5, shootout: true } as const,
      importance: 0.3,
      neutralIce: true,
      seed: random.int(0, 2 ** 31),
    };
    const first = simulateMatch({ ...rules, home: good, away: bad }).result.box;
    const second = simulateMatch({ ...rules, home: bad, away: good }).result.box;
    difference += first.home.team.xg - first.away.team.xg + second.away.team.xg - second.home.team.xg;
  }
  // The box score keeps thousandths of expected goals.
  return difference / 1000 / (Math.ceil(games / 2) * 2);
}

const made = new Map<string, MatchTeam>();

/** Returns the team of this key as a staff has shaped it. */
function teamOf(effects: Effects, key: string, side: 1 | 2): MatchTeam {
  const name = `${key}/${side}/${EFFECTS.map((effect) => effects[effect]).join()}`;
  const team = made.get(name) ?? makeTeam(effects, key, side);
  made.set(name, team);
  return team;
}

function makeTeam(effects: Effects, key: string, side: 1 | 2): MatchTeam {
  const stored = EFFECTS.map((effect: StaffEffect) => effects[effect]);
  const roster = generateRoster({ level: 'PRO', tier: 1, quality: 0 }, new Random(`coaches/${key}`)).map(
    ({ age, ...body }, index): RosterPlayer => {
      const pace = coachPace(stored, body.positions[0] ?? 'C');
      // The same luck, no matter which staff coaches.
      const luck = new Random(`coaches/${key}/${index}`);
      let grown: typeof body & { declining: number } = { ...body, declining: 0 };
      for (let day = 0; day < SEASONS * DAYS_PER_SEASON; day += STEP) {
        const now = age + Math.floor(day / DAYS_PER_SEASON);
        grown = { ...grown, ...growDays(grown, { age: now, days: STEP, pace, random: luck }) };
      }
      const id = side * 1000 + index;
      const ageClass = ageClassOf(age + SEASONS);
      // Morale drifts to where games pull it, and the coaches' part of that is the same every night.
      const morale = grown.morale + effects.morale;
      return { ...grown, id, ageClass, morale, isInjured: false, isSuspended: false };
    },
  );
  const lineup = autoFill(roster);
  const dressed = new Set(dressedPlaces(lineup).map((place) => place.player));
  const players = roster
    .filter(({ id }) => dressed.has(id))
    .map(({ id, positions, hand, skills, specialSkills, xp, form, energy, morale }) => {
      return { id, positions, hand, skills, specialSkills, xp, form, energy, morale };
    });
  const partnerships = halfSeason(lineup, 1 + effects.chemistry / 100);
  const coaching = benchCoaching(stored);
  return { teamId: side, players, lineup, tactics: BALANCED_TACTICS, partnerships, ...(coaching ? { coaching } : {}) };
}

/** Returns the partnerships in the middle of a season that began among strangers. */
function halfSeason(lineup: Lineup, pace: number): Partnership[] {
  let known: Partnership[] = [];
  for (let game = 0; game < GAMES / 2; game++) known = partnershipsAfter(known, throughout(lineup), pace);
  return known;
}

export function coachesText({ games, seed, best, worst, parts, error, holds }: CoachesWorth): string {
  const line = (effects: Effects) => EFFECTS.map((effect) => `${effect} ${effects[effect].toFixed(1)}`).join(', ');
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    `the best and the worst staff of a league of ${CLUBS}, mean of ${LEAGUES} leagues`,
    `best:  ${line(best)}`,
    `worst: ${line(worst)}`,
    '',
    `between them, after ${SEASONS} seasons of training (${games} games of each row, seed ${seed}, error ±${percent(error)}):`,
    ...parts.map(
      ({ name, goals, share }) =>
        `${name.padEnd(12)}${goals.toFixed(3).padStart(8)} expected goals a game${percent(share).padStart(9)} of a season's points`,
    ),
    `wanted ${percent(WANTED.least)} to ${percent(WANTED.most)}: ${holds ? 'holds' : 'DOES NOT HOLD'}`,
  ].join('\n');
}
