/**
 * Managers in a world without people: what the AI clubs do, they do with care. They train whom it helps most in what helps most, every week,
 * set the lines of their first team every night by what its men can do, hire coaches and scouts who are better than theirs, and look for a trade every night. One begins with the weakest club of the lowest league, the other with an ordinary one of the first.
 */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { loadSquads } from '#domains/game/store/match-input.ts';
import { houseStyle } from '#domains/lineups/rules/house-style.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { skillValues } from '#domains/player/rules/skill-values.ts';
import { livesOfTeams } from '#domains/player/store/lives.ts';
import { saveTraining } from '#domains/player/store/training.ts';
import { missingPositions } from '#domains/roster/rules/fill-ins.ts';
import { headCoachesOf } from '#domains/seat/store/holders.ts';
import { seatStaff } from '#domains/seat/store/seats.ts';
import { lookForTrade } from '#domains/trade/store/initiative.ts';
import { mostHelpful } from '#domains/training/rules/choice.ts';
import { trainingDay } from '#domains/training/rules/pace.ts';
import { absoluteDayOf, type Moment } from '#engine/calendar.ts';
import type { ClubId, LeagueId, UserId } from '#engine/ids.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import type { Secret } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';
import { between, type Target } from '../rows.ts';
import { meanOf } from '../spread.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import type { SeasonNote, SquadMan } from './notes.ts';
import { hireBest } from './staff.ts';

/** As the design has them: from the lowest of three tiers. Where there is one league only, nobody can climb. */
export const CLIMB_TARGETS: readonly Target[] = [
  between('climb', 'seasons until a manager has led the weakest club of the lowest league into the first', [6, 15], 0),
];
export const MANAGER_TARGETS: readonly Target[] = [
  between('place', 'place of a good manager in the first league, from his sixth season on', [1, 5], 1),
  between('cups', 'cups of a good manager, % of his seasons', [0, 75], 0),
];

/** The user behind the benches of the managers' teams. */
const MANAGER = 1 as UserId;
/** Days between two looks at what each trains. */
const TRAINING_DAYS = 7;
/** Days between two looks at who could coach or scout for them. */
const STAFF_DAYS = 7;
/** A training center as it is when nobody has built. */
const ORDINARY_CENTER = 1;
/** Seasons that a good manager has to show what he can do. */
const SEASONS_TO_SHOW = 5;

export interface Managers {
  /** Of the weakest club of the lowest league. */
  climber: ClubId;
  /** Of an ordinary club of the first league. */
  contender: ClubId;
}

/** The clubs that managers take over, by the regulars that they have on the first morning. @throws Error without squads */
export function takeOver({ squads, leagueOf }: Pick<SeasonNote, 'squads' | 'leagueOf'>): Managers {
  const lowest = Math.max(...leagueOf.values()) as LeagueId;
  const last = byStrength(squads, lowest).at(-1);
  const first = byStrength(squads, FIRST_LEAGUE);
  const middle = first[Math.floor(first.length / 2)];
  if (last === undefined || middle === undefined) throw new Error('nobody plays in the first or the lowest league');
  return { climber: last, contender: middle };
}

/** The clubs of a league, the one with the best regulars first. */
function byStrength(squads: readonly SquadMan[], leagueId: LeagueId): ClubId[] {
  const regulars = squads.filter((man) => man.isRegular && man.leagueId === leagueId);
  return [...Map.groupBy(regulars, ({ clubId }) => clubId)]
    .map(([clubId, men]) => ({ clubId, overall: meanOf(men.map(({ overall }) => overall)) }))
    .sort((one, other) => other.overall - one.overall)
    .map(({ clubId }) => clubId);
}

/** What the managers do in a night. @param now the real time that everything happens at */
export async function manage(
  rows: Rows,
  managers: Managers,
  { moment, secret, now }: { moment: Moment; secret: Secret; now: Date },
): Promise<void> {
  const today = { season: moment.season, day: moment.day, absoluteDay: absoluteDayOf(moment), secret };
  for (const clubId of [managers.climber, managers.contender]) {
    await lookForTrade(rows, { clubId, today, now });
    await setLines(rows, clubId, { today, now });
    if (moment.day % STAFF_DAYS === 2) await hireBest(rows, clubId, moment);
    if (moment.day % TRAINING_DAYS === 1) await train(rows, clubId);
  }
}

/** The first team dresses as a manager's assistant would for him, who is wrong about nobody; it plays as its men and its coach like it. */
async function setLines(
  rows: Rows,
  clubId: ClubId,
  { today, now }: { today: { season: number; absoluteDay: number; secret: Secret }; now: Date },
): Promise<void> {
  const [team] = await rows.read(teams, ['id'], { clubId, level: 'PRO' });
  if (!team) return;
  const [squad] = await loadSquads(rows, [team.id], today);
  if (!squad || missingPositions(squad.players).length > 0) return;
  // Lines that somebody has saved are played where a user is behind the bench.
  const isSeated = (await headCoachesOf(rows, [team.id])).size > 0;
  if (!isSeated) await seatStaff(rows, 'head-coach', { teamId: team.id, userId: MANAGER, fromDay: today.absoluteDay });
  const { level, partnerships } = squad;
  const saved = {
    teamId: team.id,
    lineup: autoFill(squad.players, null, { level, isEmergency: true, partnerships }),
    tactics: houseStyle(squad, squad.players),
    version: 1,
    savedBy: 'manager' as const,
    updatedAt: now,
  };
  await rows.merge(lineups, [saved], {
    key: ['teamId'],
    set: ['lineup', 'tactics', 'savedBy', 'updatedAt'],
    add: ['version'],
  });
}

/** Everybody works on what would help him most, as hard as usual. */
async function train(rows: Rows, clubId: ClubId): Promise<void> {
  const ofClub = (await rows.read(teams, ['id', 'clubId'], { clubId })).filter(isOfClub);
  const men = [
    ...(
      await livesOfTeams(
        rows,
        ofClub.map(({ id }) => id),
      )
    ).values(),
  ].flat();
  const plan = { intensity: 'normal', restBelow: 0 } as const;
  await saveTraining(
    rows,
    men.map((man) => {
      const skill = mostHelpful(man.positions[0] ?? 'C', skillValues(man));
      const trainee = { ...man, isInjured: man.injuredUntil !== null };
      const { pace } = trainingDay(trainee, { plan: { ...plan, skill }, facility: ORDINARY_CENTER, iceTime: null });
      return { id: man.id, trainingOn: skill, trainingPace: pace };
    }),
  );
}

/** @param notes of all seasons, the first one first; who has never come up in them has needed one more than there were */
export function managerTable(notes: readonly SeasonNote[], { climber, contender }: Managers): Record<string, number> {
  const climb = notes.findIndex(({ leagueOf }) => leagueOf.get(climber) === FIRST_LEAGUE);
  const shown = notes.slice(SEASONS_TO_SHOW).map(({ finishes }) => finishes);
  const places = shown.flatMap((finishes) => {
    const first = finishes.filter(({ leagueId }) => leagueId === FIRST_LEAGUE);
    const own = first.find(({ clubId }) => clubId === contender);
    // A season below the first league is as good as the last place in it.
    return own ? [1 + first.filter(({ pointsShare }) => pointsShare > own.pointsShare).length] : [first.length];
  });
  const cups = notes.filter(({ finishes }) => finishes.find(({ clubId }) => clubId === contender)?.isChampion);
  return {
    climb: climb === -1 ? notes.length + 1 : climb,
    place: meanOf(places),
    cups: (100 * cups.length) / Math.max(1, notes.length),
  };
}
