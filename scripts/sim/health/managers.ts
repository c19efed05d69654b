/**
 * Managers in a world of AI clubs: they do carefully what AI clubs do. Every week they train each player in the skill that helps
 * most, every night they set the lines of their first team by what its players can do, they hire coaches and scouts who are
 * better than theirs, and look for a trade every night. One begins with the weakest club of the lowest league, the other with an
 * average one of the first.
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
import type { SeasonNote, SquadPlayer } from './notes.ts';
import { hireBest } from './staff.ts';

/** By the design: from the lowest of three tiers. With only one league, no club can climb. */
export const CLIMB_TARGETS: readonly Target[] = [
  between('climb', 'seasons until a manager has led the weakest club of the lowest league into the first', [6, 15], 0),
];
export const MANAGER_TARGETS: readonly Target[] = [
  between('place', 'place of a good manager in the first league, from his sixth season on', [1, 5], 1),
  between('cups', 'cups of a good manager, % of his seasons', [0, 75], 0),
];

/** The user behind the bench of the managers' teams. */
const MANAGER = 1 as UserId;
/** Days between two reviews of each player's training. */
const TRAINING_DAYS = 7;
/** Days between two searches for better coaches and scouts. */
const STAFF_DAYS = 7;
/** The level of a training center that was never upgraded. */
const ORDINARY_CENTER = 1;
/** Seasons in which a good manager should have succeeded. */
const SEASONS_TO_SHOW = 5;

export interface Managers {
  /** The weakest club of the lowest league. */
  climber: ClubId;
  /** An average club of the first league. */
  contender: ClubId;
}

/** Returns the clubs that managers take over, by their regulars on the first morning. @throws Error without squads */
export function takeOver({ squads, leagueOf }: Pick<SeasonNote, 'squads' | 'leagueOf'>): Managers {
  const lowest = Math.max(...leagueOf.values()) as LeagueId;
  const last = byStrength(squads, lowest).at(-1);
  const first = byStrength(squads, FIRST_LEAGUE);
  const middle = first[Math.floor(first.length / 2)];
  if (last === undefined || middle === undefined) throw new Error('nobody plays in the first or the lowest league');
  return { climber: last, contender: middle };
}

/** Returns the clubs of a league, the one with the best regulars first. */
function byStrength(squads: readonly SquadPlayer[], leagueId: LeagueId): ClubId[] {
  const regulars = squads.filter((player) => player.isRegular && player.leagueId === leagueId);
  return [...Map.groupBy(regulars, ({ clubId }) => clubId)]
    .map(([clubId, players]) => ({ clubId, overall: meanOf(players.map(({ overall }) => overall)) }))
    .sort((one, other) => other.overall - one.overall)
    .map(({ clubId }) => clubId);
}

/** Does the managers' work of a night. @param now the real time at which everything happens */
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

/**
 * Sets the lineup of the first team as a manager's assistant would who judges every player correctly; its tactics suit its
 * players and its coach.
 */
async function setLines(
  rows: Rows,
  clubId: ClubId,
  { today, now }: { today: { season: number; absoluteDay: number; secret: Secret }; now: Date },
): Promise<void> {
  const [team] = await rows.read(teams, ['id'], { clubId, level: 'PRO' });
  if (!team) return;
  const [squad] = await loadSquads(rows, [team.id], today);
  if (!squad || missingPositions(squad.players).length > 0) return;
  // Saved lines are used where a user is behind the bench.
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

/** Sets each player's training to what would help him most, at normal intensity. */
async function train(rows: Rows, clubId: ClubId): Promise<void> {
  const ofClub = (await rows.read(teams, ['id', 'clubId'], { clubId })).filter(isOfClub);
  const players = [
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
    players.map((player) => {
      const skill = mostHelpful(player.positions[0] ?? 'C', skillValues(player));
      const trainee = { ...player, isInjured: player.injuredUntil !== null };
      const { pace } = trainingDay(trainee, { plan: { ...plan, skill }, facility: ORDINARY_CENTER, iceTime: null });
      return { id: player.id, trainingOn: skill, trainingPace: pace };
    }),
  );
}

/** @param notes of all seasons, first season first; a club that never came up counts as one season more than were played */
export function managerTable(notes: readonly SeasonNote[], { climber, contender }: Managers): Record<string, number> {
  const climb = notes.findIndex(({ leagueOf }) => leagueOf.get(climber) === FIRST_LEAGUE);
  const shown = notes.slice(SEASONS_TO_SHOW).map(({ finishes }) => finishes);
  const places = shown.flatMap((finishes) => {
    const first = finishes.filter(({ leagueId }) => leagueId === FIRST_LEAGUE);
    const own = first.find(({ clubId }) => clubId === contender);
    // A season below the first league counts as last place in it.
    return own ? [1 + first.filter(({ pointsShare }) => pointsShare > own.pointsShare).length] : [first.length];
  });
  const cups = notes.filter(({ finishes }) => finishes.find(({ clubId }) => clubId === contender)?.isChampion);
  return {
    climb: climb === -1 ? notes.length + 1 : climb,
    place: meanOf(places),
    cups: (100 * cups.length) / Math.max(1, notes.length),
  };
}
