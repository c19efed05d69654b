/** Numbers of the handbook about seasons, teams, games, players and training. */
import { PLANNED_SEASONS } from '#domains/board/constants.ts';
import { CAMPS, GROWS_UNTIL } from '#domains/camp/constants.ts';
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { FIRST_DAY, OVERTIME_MINUTES, PROMOTED, SQUAD_DAY } from '#domains/championship/constants.ts';
import { WAIT } from '#domains/club/constants.ts';
import { LEAGUE_SETTINGS, PLAYOFF_SETTINGS } from '#domains/competition/rules.ts';
import {
  CUP_DAYS,
  INVITATION_HOURS as CUP_INVITATION_HOURS,
  MAX_CLUBS,
  MAX_CUPS_HELD,
  MAX_INJURY_DAYS,
  MIN_CLUBS,
  MIN_TITLE_HOUSEHOLDS,
} from '#domains/cup/constants.ts';
import { FREE_GAME_MISCONDUCTS, MATCH_PENALTY } from '#domains/discipline/constants.ts';
import { HOME_GAMES } from '#domains/finances/constants.ts';
import { INTERMISSION_SECONDS, REGULATION_PERIODS, REPLAYS } from '#domains/game/constants.ts';
import { MAX_HORN_MS, MAX_HORNS } from '#domains/horn/constants.ts';
import { MAX_SAVED_LINEUPS } from '#domains/lineups/constants.ts';
import { MENTOR_DAYS } from '#domains/mentor/constants.ts';
import { MIN_DAYS_TOLD } from '#domains/news/constants.ts';
import { PROBATION } from '#domains/probation/constants.ts';
import { ROOKIE_TASKS } from '#domains/rookie/constants.ts';
import { SQUAD_SIZES, WAIVERS } from '#domains/roster/constants.ts';
import { INVITATION_HOURS, MAX_DAYS_AHEAD, QUICK_GAME_MS } from '#domains/scrimmage/constants.ts';
import { MAX_SHORTLISTED } from '#domains/shortlist/constants.ts';
import { DAY_OFF, FORECAST_DAYS, INTENSITY, MAX_TEMPLATES } from '#domains/training/constants.ts';
import {
  DAYS_PER_SEASON,
  FIRST_PLAYOFF_DAY,
  FIRST_REGULAR_DAY,
  LIVE_GAME_SHARE_OF_DAY,
  MAX_LIVE_GAME_MINUTES,
  PHASE_STARTS,
  STEPS,
  slotOf,
} from '#engine/calendar.ts';
import { CHEMISTRY, OLDER_GOALIES_IN_FRM, OLDER_SKATERS_IN_FRM, SHOOTOUT_LENGTH } from '#engine/lineup/constants.ts';
import { MAX_ORDERS } from '#engine/match/bench/orders.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import { PEAK_AGE } from '#engine/player/growth-constants.ts';
import { GOALIE_SKILLS, LEVELS, SKATER_SKILLS, XP_LEVELS } from '#engine/player/skills.ts';
import { PLAYOFF_ROUNDS, PLAYOFF_TEAMS, WINS_TO_ADVANCE } from '#engine/schedule/playoff-constants.ts';
import { PROMOTED_PER_FEEDER } from '#engine/schedule/promotion.ts';
import { count, ms, seconds, share } from './shown.ts';

export const HOCKEY_NUMBERS = {
  rookieTasks: count(ROOKIE_TASKS.length),
  seasonDays: count(DAYS_PER_SEASON),
  firstRegularDay: count(FIRST_REGULAR_DAY),
  firstPlayoffDay: count(FIRST_PLAYOFF_DAY),
  postseasonDay: count(PHASE_STARTS.postseason),
  draftDay: count(PHASE_STARTS.draft),
  frenzyDay: count(PHASE_STARTS.frenzy),
  slots: count(STEPS.filter((step) => slotOf(step) !== null).length),
  liveShare: share(LIVE_GAME_SHARE_OF_DAY),
  liveMinutes: count(MAX_LIVE_GAME_MINUTES),
  deadlineDay: count(DEADLINE_DAY),
  homeGames: count(HOME_GAMES),
  winPoints: count(LEAGUE_SETTINGS.points.win),
  overtimeWinPoints: count(LEAGUE_SETTINGS.points.overtimeWin),
  overtimeLossPoints: count(LEAGUE_SETTINGS.points.overtimeLoss),
  overtimeMen: count(LEAGUE_SETTINGS.overtime?.men ?? Number.NaN),
  overtimeMinutes: count(LEAGUE_SETTINGS.overtime?.minutes ?? Number.NaN),
  playoffOvertimeMen: count(PLAYOFF_SETTINGS.overtime?.men ?? Number.NaN),
  bestOf: count(PLAYOFF_SETTINGS.bestOf),
  playoffTeams: count(PLAYOFF_TEAMS),
  playoffRounds: count(PLAYOFF_ROUNDS),
  winsToAdvance: count(WINS_TO_ADVANCE),
  promoted: count(PROMOTED_PER_FEEDER),
  teams: count(LEVELS.length),
  proSquad: count(SQUAD_SIZES.PRO),
  farmSquad: count(SQUAD_SIZES.FRM),
  juniorSquad: count(SQUAD_SIZES.U21),
  olderSkaters: count(OLDER_SKATERS_IN_FRM),
  olderGoalies: count(OLDER_GOALIES_IN_FRM),
  waiverAge: count(WAIVERS.fromAge),
  waiverGames: count(WAIVERS.fromGames),
  shortlist: count(MAX_SHORTLISTED),
  orders: count(MAX_ORDERS),
  savedLineups: count(MAX_SAVED_LINEUPS),
  knownAfter: count(CHEMISTRY.halfKnown),
  chemistry: count(CHEMISTRY.span),
  minShooters: count(SHOOTOUT_LENGTH.least),
  maxShooters: count(SHOOTOUT_LENGTH.most),
  periods: count(REGULATION_PERIODS),
  period: seconds(PERIOD_SECONDS),
  intermission: seconds(INTERMISSION_SECONDS),
  replays: count(REPLAYS),
  quickGame: ms(QUICK_GAME_MS),
  invitationHours: count(INVITATION_HOURS),
  scrimmageDays: count(MAX_DAYS_AHEAD),
  matchPenaltyMin: count(Math.min(...MATCH_PENALTY.games)),
  matchPenaltyMax: count(Math.max(...MATCH_PENALTY.games)),
  freeMisconducts: count(FREE_GAME_MISCONDUCTS),
  skaterSkills: count(SKATER_SKILLS.length),
  goalieSkills: count(GOALIE_SKILLS.length),
  xpTop: count(XP_LEVELS.length - XP_LEVELS.indexOf('Awful')),
  skaterPeak: count(Math.round(PEAK_AGE.skater)),
  goaliePeak: count(Math.round(PEAK_AGE.goalie)),
  cupClubsMin: count(MIN_CLUBS),
  cupClubsMax: count(MAX_CLUBS),
  cupLateFrom: count(Math.min(...CUP_DAYS['late-season'])),
  cupLateTo: count(Math.max(...CUP_DAYS['late-season'])),
  cupInjury: count(MAX_INJURY_DAYS),
  cupTitle: count(MIN_TITLE_HOUSEHOLDS),
  cupsHeld: count(MAX_CUPS_HELD),
  championshipFrom: count(FIRST_DAY),
  championshipSquads: count(SQUAD_DAY),
  championshipUp: count(PROMOTED),
  championshipOvertime: count(OVERTIME_MINUTES),
  cupInvitation: count(CUP_INVITATION_HOURS),
  probationDays: count(PROBATION.days),
  probationRealDays: count(PROBATION.realDays),
  mentorDays: count(MENTOR_DAYS),
  waitDays: count(WAIT.anotherClub),
  boardSeasons: count(PLANNED_SEASONS),
  newsInjuryDays: count(MIN_DAYS_TOLD),
  horns: count(MAX_HORNS),
  hornLength: ms(MAX_HORN_MS),
  hardPace: share(INTENSITY.hard.pace),
  hardEnergy: count(-INTENSITY.hard.energy),
  lightPace: share(INTENSITY.light.pace),
  dayOffPace: share(DAY_OFF.pace),
  forecastShort: count(Math.min(...FORECAST_DAYS)),
  forecastLong: count(Math.max(...FORECAST_DAYS)),
  trainingTemplates: count(MAX_TEMPLATES),
  devCampEnd: count(CAMPS.development.lastDay),
  devCampPlaces: count(CAMPS.development.places),
  devCampAge: count(CAMPS.development.oldest),
  devCampDays: count(CAMPS.development.days),
  campEnd: count(CAMPS.training.lastDay),
  campPlaces: count(CAMPS.training.places),
  campGrowsUntil: count(GROWS_UNTIL),
} as const;
