import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  type ReferenceConfig,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TeamOwnerKind } from '#domains/club/rules/teams.ts';
import { teamId, teams } from '#domains/club/tables.ts';
import { nationId } from '#domains/nation/tables.ts';
import { INJURY_CAUSES, type InjuryCause, PLAYER_STATUSES } from '#domains/player/constants.ts';
import { type PlayerStatus, WITHOUT_CLUB } from '#domains/player/rules/status.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { InjuryPart, InjurySeverity } from '#engine/match/events.ts';
import type { Hand, Position, SpecialSkill } from '#engine/player/skills.ts';

/** For the text of a definition, which takes no parameters. */
const listOf = (words: readonly string[]) => sql.raw(words.map((each) => `'${each}'`).join(', '));

/** Returns a column that references a player. @param actions what happens to the row when the player is deleted */
export function playerId(actions?: ReferenceConfig['actions']) {
  return integer()
    .$type<PlayerId>()
    .references(() => players.id, actions);
}

export const players = pgTable(
  'players',
  {
    id: integer().$type<PlayerId>().primaryKey().generatedByDefaultAsIdentity(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    nationId: nationId().notNull(),
    /** Season number of his birth (may be below 0) and day in it: age = season − birthSeason. */
    birthSeason: smallint().notNull(),
    birthDay: smallint().notNull(),
    hand: text().$type<Hand>().notNull(),
    heightCm: smallint().notNull(),
    weightKg: smallint().notNull(),
    /** Main position first. */
    positions: text().array().$type<Position[]>().notNull(),
    /** 0 to 99 each, order of SKATER_SKILLS or GOALIE_SKILLS; hundredths of progress are in `progress`. */
    skills: smallint().array().notNull(),
    /** Hidden: leaves the server only as a scouted band. Same order. */
    ceilings: smallint().array().notNull(),
    /** Hundredths of a point gained toward the next one, same order, −99 to 99. */
    progress: smallint().array().notNull(),
    /** Bit n: skill n is declining (`dec`). `max` is derived: skill ≥ ceiling. */
    declining: integer().notNull().default(0),
    /** Hidden: the age at which he peaks, and how fast he grows (100 = average). */
    peakAge: smallint().notNull(),
    growthRate: smallint().notNull(),
    specialSkills: text().array().$type<SpecialSkill[]>().notNull(),
    xp: smallint().notNull().default(0),
    /** Hundredths toward the next xp level. */
    xpProgress: smallint().notNull().default(0),
    form: smallint().notNull().default(50),
    energy: smallint().notNull().default(100),
    morale: smallint().notNull().default(50),
    /** Status as in `rules/status.ts`; code that changes his team, his retirement or his draft class updates it too. */
    status: text().$type<PlayerStatus>().notNull(),
    /** His team within a club, the same as in `team_players`; null exactly where `status` is not `club`. */
    teamId: teamId(),
    jerseyNumber: smallint(),
    /** Index of the skill he trains, null when none is chosen. */
    trainingOn: smallint(),
    /** How fast training makes him grow, in percent of the average; set by his club's training. */
    trainingPace: smallint().notNull().default(100),
    /** How well he has trained lately, and how he has played (null: no game yet), 0 to 100 each. */
    trainingRating: smallint().notNull().default(50),
    matchRating: smallint(),
    /** His skills in hundredths of a point at the start of the season, same order; null: he came later. */
    skillsAtStart: smallint().array(),
    injuryPart: text(),
    injurySeverity: text(),
    /** Absolute day (season × 63 + day) from which he can play again; null: healthy. */
    injuredUntil: integer(),
    firstSeason: smallint(),
    lastSeason: smallint(),
    retiredAt: smallint(),
    /** Season, club and pick, if he was drafted in this world's time. */
    draftedByTeamId: teamId(),
    draftSeason: smallint(),
    draftRound: smallint(),
    draftPick: smallint(),
    freeAgentSince: smallint(),
    /** For an amateur: the season of his draft. Null: he has turned pro, signed by a club or a free agent. */
    draftClass: smallint(),
  },
  (table) => [
    index('players_by_team').on(table.teamId),
    // The few without a club, among the many who have one or have retired.
    index('players_without_club')
      .on(table.status)
      .where(sql`${table.status} in (${listOf(WITHOUT_CLUB.status)})`),
    index('players_by_name').on(table.lastname, table.firstname),
    index('players_by_retiring').on(table.retiredAt).where(sql`${table.retiredAt} is not null`),
    index('players_by_draft_class').on(table.draftClass).where(sql`${table.draftClass} is not null`),
    check('players_have_a_status', sql`${table.status} in (${listOf(PLAYER_STATUSES)})`),
    check(
      'players_stand_where_they_are',
      sql`(${table.status} = 'club') = (${table.teamId} is not null)
        and (${table.status} = 'retired') = (${table.retiredAt} is not null)
        and (${table.status} = 'amateur') = (${table.draftClass} is not null and ${table.retiredAt} is null)`,
    ),
  ],
);

/** Every injury that has kept a player out, as diagnosed when it happened; the worst of a day. */
export const injuries = pgTable(
  'injuries',
  {
    playerId: playerId().notNull(),
    /** Absolute days: when he was hurt, and from which day he could play again. */
    hurtOn: integer().notNull(),
    backOn: integer().notNull(),
    part: text().$type<InjuryPart>().notNull(),
    severity: text().$type<InjurySeverity>().notNull(),
    cause: text().$type<InjuryCause>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.hurtOn] }),
    check('injuries_keep_him_out', sql`${table.backOn} > ${table.hurtOn}`),
    check('injuries_have_a_cause', sql`${table.cause} in (${listOf(INJURY_CAUSES)})`),
  ],
);

/**
 * Memberships of players in teams with their numbers, past and present. A player may be on one team per kind of owner at
 * once: his club's and his nation's. Club rosters are read by `players.team_id`, which holds the same for the present.
 */
export const teamPlayers = pgTable(
  'team_players',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    teamId: integer().$type<TeamId>().notNull(),
    playerId: playerId().notNull(),
    /** Same as the team's. */
    ownerKind: text().$type<TeamOwnerKind>().notNull(),
    /** His number on this team; a new number is a new row. Null: the team assigns none, as with nations. */
    jerseyNumber: smallint(),
    /** Absolute day on which he joined or took this number. */
    fromDay: integer().notNull(),
    /** Absolute day from which he is off the team or wears another number; null: still current. */
    toDay: integer(),
  },
  (table) => [
    foreignKey({ columns: [table.teamId, table.ownerKind], foreignColumns: [teams.id, teams.ownerKind] }),
    uniqueIndex('team_players_one_of_a_kind').on(table.playerId, table.ownerKind).where(sql`${table.toDay} is null`),
    index('team_players_now').on(table.teamId).where(sql`${table.toDay} is null`),
    // Finds the number that a player wore in a game.
    index('team_players_by_player').on(table.playerId),
    check('team_players_leave_after_they_came', sql`${table.toDay} >= ${table.fromDay}`),
  ],
);

/** Retired numbers of clubs and the players they honor: a row for each of the club's teams. */
export const retiredNumbers = pgTable(
  'retired_numbers',
  {
    teamId: teamId().notNull(),
    jerseyNumber: smallint().notNull(),
    playerId: playerId().notNull(),
    /** Season in which it was retired. */
    season: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.jerseyNumber] })],
);

/** Faces, apart from `players`, whose rows are rewritten each morning: a face never changes, and would be most of a row. */
export const playerFaces = pgTable('player_faces', {
  playerId: playerId().primaryKey(),
  /** facesjs face description. */
  face: jsonb().$type<Record<string, unknown>>().notNull(),
});

/**
 * The invented years before the world began of players who were there at its creation; never changed. Separate from the
 * statistics, which are the sums of games actually played.
 */
export const playerPasts = pgTable('player_pasts', {
  playerId: playerId().primaryKey(),
  /** A city. */
  birthplace: text(),
  /** Earliest first: season (0 and below), team, league, and the counts (engine/player/past-seasons.ts). */
  seasons: jsonb().$type<number[][]>().notNull(),
});

/**
 * First-team totals in league games of retired players up to an age, one row for each age in which they changed; searched
 * for careers similar to a player's. Written when a season ends; finished careers do not change.
 */
export const endedCareers = pgTable(
  'ended_careers',
  {
    playerId: playerId().notNull(),
    group: text().$type<'goalie' | 'defense' | 'forward'>().notNull(),
    /** Both inclusive; the last row of a career is open-ended. */
    fromAge: smallint().notNull(),
    toAge: smallint().notNull(),
    /** The tier in which he had played most by then. */
    tier: smallint().notNull(),
    games: integer().notNull(),
    goals: integer().notNull(),
    assists: integer().notNull(),
    wins: integer().notNull(),
    saves: integer().notNull(),
    shotsAgainst: integer().notNull(),
    retiredAt: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.fromAge] }),
    index('ended_careers_at_age').on(table.group, table.tier, table.fromAge, table.toAge),
    index('ended_careers_by_retiring').on(table.retiredAt),
  ],
);
