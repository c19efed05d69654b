/**
 * Every number that the handbook says, from the constants that the game itself plays by: change one there, and the handbook
 * says the new one. A test holds that no number is typed, here or in the words.
 */

import { AWAY_MS } from '#domains/account/constants.ts';
import { MAX_EMBEDS } from '#domains/article/constants.ts';
import { ACTIVATION_HOURS, RESET_MINUTES } from '#domains/auth/constants.ts';
import { DEADLINE_DAY, SEASONS_SHOWN, SUMMER_TOLERANCE } from '#domains/cap/constants.ts';
import { LEAGUE_SETTINGS, PLAYOFF_SETTINGS } from '#domains/competition/rules.ts';
import {
  COOLDOWN_DAYS,
  MAX_CONTRACTS,
  MAX_OPEN_OFFERS,
  NEXT_SEASON_FROM_DAY,
  SLIDING,
} from '#domains/contracts/constants.ts';
import { FREE_GAME_MISCONDUCTS, MATCH_PENALTY } from '#domains/discipline/constants.ts';
import { DRAFT_ROUNDS, DRAFTS_AHEAD } from '#domains/draft/constants.ts';
import { BUILDING_DAYS, FIRST_LEVEL, MAX_LEVEL, SEATS } from '#domains/facilities/constants.ts';
import {
  BANKRUPTCY,
  CREDIT_SHARE,
  HOME_GAMES,
  LOANS,
  OPENING_BALANCE,
  OWNERS,
  REVENUE_SHARING,
  SPONSOR_OFFERS,
  SPONSOR_SLOTS,
  TICKET,
  TIER_SHARE,
} from '#domains/finances/constants.ts';
import { POLL, POSTS_PER_PAGE, REPEAT_HOURS, TAKE_BACK_MINUTES, TRUST, UNREAD_DAYS } from '#domains/forum/constants.ts';
import { INTERMISSION_SECONDS, REGULATION_PERIODS, REPLAYS } from '#domains/game/constants.ts';
import { MAX_SAVED_LINEUPS } from '#domains/lineups/constants.ts';
import { PROBATION } from '#domains/probation/constants.ts';
import { ROOKIE_TASKS } from '#domains/rookie/constants.ts';
import { SQUAD_SIZES, WAIVERS } from '#domains/roster/constants.ts';
import { INVITATION_HOURS, QUICK_GAME_MS } from '#domains/scrimmage/constants.ts';
import { MAX_SHORTLISTED } from '#domains/shortlist/constants.ts';
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
import { MAX_SALARY_STEP, MAX_SEASONS } from '#engine/market/ask-constants.ts';
import { BURIED_ALLOWANCE, ENTRY, FLOOR_SHARE, MAX_SALARY_SHARE, MIN_SALARY } from '#engine/market/constants.ts';
import { MAX_ORDERS } from '#engine/match/bench/orders.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import { PEAK_AGE } from '#engine/player/growth-constants.ts';
import { GOALIE_SKILLS, LEVELS, SKATER_SKILLS, XP_LEVELS } from '#engine/player/skills.ts';
import { PLAYOFF_ROUNDS, PLAYOFF_TEAMS, WINS_TO_ADVANCE } from '#engine/schedule/playoff-constants.ts';
import { PROMOTED_PER_FEEDER } from '#engine/schedule/promotion.ts';

/**
 * How a number is shown.
 * - `count`: as it is. `dollars`: whole dollars. `share`: of one, as a percentage.
 * - `seconds`, `ms`: a time, in words ('2 minutes').
 */
export type Shown = 'count' | 'dollars' | 'share' | 'seconds' | 'ms';

const count = (value: number) => ({ value, as: 'count' }) as const;
const dollars = (value: number) => ({ value, as: 'dollars' }) as const;
const share = (value: number) => ({ value, as: 'share' }) as const;
const seconds = (value: number) => ({ value, as: 'seconds' }) as const;
const ms = (value: number) => ({ value, as: 'ms' }) as const;

export const NUMBERS = {
  rookieTasks: count(ROOKIE_TASKS.length),
  away: ms(AWAY_MS),
  activationHours: count(ACTIVATION_HOURS),
  resetMinutes: count(RESET_MINUTES),

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
  matchPenaltyMin: count(Math.min(...MATCH_PENALTY.games)),
  matchPenaltyMax: count(Math.max(...MATCH_PENALTY.games)),
  freeMisconducts: count(FREE_GAME_MISCONDUCTS),

  skaterSkills: count(SKATER_SKILLS.length),
  goalieSkills: count(GOALIE_SKILLS.length),
  xpTop: count(XP_LEVELS.length - XP_LEVELS.indexOf('Awful')),
  skaterPeak: count(Math.round(PEAK_AGE.skater)),
  goaliePeak: count(Math.round(PEAK_AGE.goalie)),

  contracts: count(MAX_CONTRACTS),
  openOffers: count(MAX_OPEN_OFFERS),
  cooldown: count(COOLDOWN_DAYS),
  nextSeasonDay: count(NEXT_SEASON_FROM_DAY),
  ownSeasons: count(MAX_SEASONS.own),
  otherSeasons: count(MAX_SEASONS.other),
  salaryStep: share(MAX_SALARY_STEP),
  minSalary: dollars(MIN_SALARY.first),
  maxSalary: share(MAX_SALARY_SHARE),
  entryAge: count(ENTRY.lastAge),
  entrySeasons: count(ENTRY.seasons),
  slideAge: count(SLIDING.lastAge),
  slideGames: count(SLIDING.games),
  capFloor: share(FLOOR_SHARE),
  capSummer: share(SUMMER_TOLERANCE),
  capSeasons: count(SEASONS_SHOWN),
  buried: count(BURIED_ALLOWANCE),
  draftRounds: count(DRAFT_ROUNDS),
  draftsAhead: count(DRAFTS_AHEAD),

  forumUnreadDays: count(UNREAD_DAYS),
  forumTakeBack: count(TAKE_BACK_MINUTES),
  forumPage: count(POSTS_PER_PAGE),
  pollOptions: count(POLL.maxOptions),
  pollDays: count(POLL.maxDays),
  newTopics: count(TRUST.new.topicsADay),
  newPosts: count(TRUST.new.postsADay),
  newMentions: count(TRUST.new.mentions),
  basicVisits: count(TRUST.basic.visitDays),
  basicPosts: count(TRUST.basic.posts),
  memberVisits: count(TRUST.member.visitDays),
  memberPosts: count(TRUST.member.posts),
  regularVisits: count(TRUST.regular.visitDays),
  regularPosts: count(TRUST.regular.posts),
  repeatHours: count(REPEAT_HOURS),
  embeds: count(MAX_EMBEDS),

  opening: dollars(OPENING_BALANCE),
  tierShare: share(TIER_SHARE),
  ticket: dollars(TICKET.usual),
  sharing: share(REVENUE_SHARING),
  ownersLeave: share(OWNERS.leave),
  ownersTake: share(OWNERS.take),
  sponsorSlots: count(Object.keys(SPONSOR_SLOTS).length),
  sponsorSeasons: count(SPONSOR_OFFERS.maxSeasons),
  facilityFirst: count(FIRST_LEVEL),
  facilityMax: count(MAX_LEVEL),
  buildingDays: count(BUILDING_DAYS.base),
  buildingDaysPerLevel: count(BUILDING_DAYS.perLevel),
  seatsPerLevel: share(SEATS.share),
  credit: share(CREDIT_SHARE),
  warnAfter: count(BANKRUPTCY.warnAfter),
  bankruptAfter: count(BANKRUPTCY.after),
  probationDays: count(PROBATION.days),
  probationRealDays: count(PROBATION.realDays),
  loan: share(LOANS.shareOfRevenue),
  interest: share(LOANS.interest),
} as const satisfies Record<string, { value: number; as: Shown }>;

export type NumberName = keyof typeof NUMBERS;
