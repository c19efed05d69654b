/** Numbers of the handbook about staff, careers, federations, honors and quests. */

import { ADULT_AGE } from '#domains/account/constants.ts';
import { NEWSWORTHY_POINTS, SERIES_IDS } from '#domains/achievement/constants.ts';
import { SECOND_ADMIN_HOURS } from '#domains/admin/constants.ts';
import { CLIENT_LIMIT, MAX_SHARE, MIN_SHARE, RATE, REPRESENTATION } from '#domains/agent/constants.ts';
import { MAX_PAID_READERS, MAX_PUBLISHED_A_DAY, PAY_PER_READER, PRIZE_MONEY } from '#domains/article/constants.ts';
import { MIN_SHARE_OF_GAMES } from '#domains/awards/constants.ts';
import { MIN_TOLD } from '#domains/ballot/constants.ts';
import { HIDDEN_AN_HOUR, HORN_DAYS, MAX_FOUND, MAX_ORDERS, MAX_RATIO } from '#domains/banana/constants.ts';
import { MAX_CARDS, RARITIES } from '#domains/card/constants.ts';
import { COACH_SKILLS, MAX_SPECIALS } from '#domains/coach/constants.ts';
import {
  BALLOT_DAYS,
  CAMPAIGN_DAYS,
  ELECTION_DAY,
  RECALL_REST_DAYS,
  RECALL_SHARE,
  RUNOFF_DAYS,
} from '#domains/election/constants.ts';
import {
  ACCEPTED_AFTER_DAYS,
  BUDGET_VOTE_DAYS,
  COEFFICIENTS,
  ELIGIBLE_AFTER_DAYS,
  GRANT,
  LAST_BUDGET_DAY,
  POINTS,
  POINTS_DAY,
  WAIT_DAYS,
} from '#domains/federation/constants.ts';
import {
  BUILDER_SEASONS,
  MAX_BALLOTS,
  MAX_BUILDERS,
  MAX_INDUCTED,
  SEASONS_TO_WAIT,
  SHARE_TO_ENTER,
  SHARE_TO_STAY,
} from '#domains/hall-of-fame/constants.ts';
import { RETIRED_NUMBERS, SEASONS_BEFORE_RECORDS } from '#domains/history/constants.ts';
import { APPEAL, DECISION_DAY, PLEDGE } from '#domains/hosting/constants.ts';
import { DAYS_TO_ANSWER, MAX_QUESTIONS } from '#domains/interview/constants.ts';
import {
  BONUS,
  COACH_ROLES,
  COMPENSATION_SHARE,
  DECIDES_AFTER_DAYS,
  FILLED_AFTER_DAYS,
  MAX_APPLICATIONS,
  MAX_OF_ASK,
  MAX_SEASONS,
  SCOUT_ROLES,
} from '#domains/job/constants.ts';
import { CAREER_KINDS } from '#domains/person/constants.ts';
import { PREMIUM_LIMITS, REMIND_DAYS } from '#domains/premium/constants.ts';
import {
  ACHIEVEMENT_PUCKS,
  BANANA_PUCKS,
  CAREER_PUCKS,
  DAILY_LIMIT,
  GIFT,
  LIMIT_DAYS,
  PRESS_PRIZE_PUCKS,
  SEASON_LIMIT,
  START_PUCKS,
} from '#domains/puck/constants.ts';
import { GRANT_ALONE, REFUND_DAYS } from '#domains/purchase/constants.ts';
import { DOLLARS_PER_PUCK, MAX_COURSES, RELOCATION_PRICE, STUDY_TRIP_PRICE } from '#domains/purse/constants.ts';
import { DAILY_QUEST_PUCKS, OFFERED } from '#domains/quest/constants.ts';
import { MAX_TICKETS, mostAddedIn, TICKET_PRICE } from '#domains/raffle/constants.ts';
import { START_RATING } from '#domains/ranking/constants.ts';
import { MAX_USERS_AT_DESK, MIN_DAYS_AT_DESK } from '#domains/reporter/constants.ts';
import { MAX_DAYS, MAX_OPEN } from '#domains/rumor/constants.ts';
import { FINISHES, ITEMS } from '#domains/shop/constants.ts';
import { MAX_JUNIOR_AGE, PUCKS, TICKET_SHARE } from '#domains/sponsorship/constants.ts';
import {
  FEE_PERCENT,
  MAX_REQUESTS_A_DAY,
  MIN_AGE_DAYS,
  MIN_PUCKS,
  MONTHLY_LIMIT,
  TWO_REVIEWERS_ABOVE,
} from '#domains/withdrawal/constants.ts';
import { BANANA_DAY } from '#engine/calendar.ts';
import { count, dollars, share } from './shown.ts';

const lookPrices = Object.entries(ITEMS).flatMap(([id, { shelf, price }]) =>
  id !== 'custom-player' && (shelf === 'looks' || shelf === 'club') ? [price] : [],
);

export const CAREER_NUMBERS = {
  coachJobs: count(COACH_ROLES.length),
  scoutJobs: count(SCOUT_ROLES.length),
  applications: count(MAX_APPLICATIONS),
  decides: count(DECIDES_AFTER_DAYS),
  fills: count(FILLED_AFTER_DAYS),
  termSeasons: count(MAX_SEASONS),
  maxAsk: count(MAX_OF_ASK),
  bonus: share(BONUS.most),
  severance: share(COMPENSATION_SHARE),
  coachSkills: count(COACH_SKILLS.length),
  coachSpecials: count(MAX_SPECIALS),
  careerKinds: count(CAREER_KINDS.length),
  agentClients: count(CLIENT_LIMIT.base),
  repLeast: count(REPRESENTATION.least),
  repMost: count(REPRESENTATION.most),
  rateLeast: count(RATE.least),
  rateMost: count(RATE.most),
  minShare: share(MIN_SHARE),
  maxShare: share(MAX_SHARE),
  deskSeats: count(MAX_USERS_AT_DESK),
  deskDays: count(MIN_DAYS_AT_DESK),
  articlesADay: count(MAX_PUBLISHED_A_DAY),
  perReader: dollars(PAY_PER_READER),
  paidReaders: count(MAX_PAID_READERS),
  prizeMonth: dollars(PRIZE_MONEY.month),
  prizeSeason: dollars(PRIZE_MONEY.season),
  questions: count(MAX_QUESTIONS),
  answerDays: count(DAYS_TO_ANSWER),
  rumorDays: count(MAX_DAYS),
  openRumors: count(MAX_OPEN),
  courses: count(MAX_COURSES),
  studyTrip: dollars(STUDY_TRIP_PRICE),
  relocation: dollars(RELOCATION_PRICE),
  dollarsPerPuck: dollars(DOLLARS_PER_PUCK),
  premiumMonth: count(ITEMS['premium-month'].price),
  premiumYear: count(ITEMS['premium-year'].price),
  leastLook: count(Math.min(...lookPrices)),
  mostLook: count(Math.max(...lookPrices)),
  customPlayer: count(ITEMS['custom-player'].price),
  customPlayers: count(ITEMS['custom-player'].most),
  cardPack: count(ITEMS['card-pack'].price),
  packCards: count(ITEMS['card-pack'].cards),
  silverCard: share(FINISHES.silver),
  goldCard: share(FINISHES.gold),
  hornSlot: count(ITEMS['horn-slot'].price),
  hornSlots: count(ITEMS['horn-slot'].most),
  premiumSearches: count(PREMIUM_LIMITS.savedSearches.premium),
  freeSearches: count(PREMIUM_LIMITS.savedSearches.free),
  premiumNote: count(PREMIUM_LIMITS.noteLength.premium),
  premiumDigest: count(PREMIUM_LIMITS.digestHour.premium),
  freeDigest: count(PREMIUM_LIMITS.digestHour.free),
  freeNote: count(PREMIUM_LIMITS.noteLength.free),
  premiumExport: count(PREMIUM_LIMITS.exportRows.premium),
  freeExport: count(PREMIUM_LIMITS.exportRows.free),
  premiumTemplates: count(PREMIUM_LIMITS.textTemplates.premium),
  freeTemplates: count(PREMIUM_LIMITS.textTemplates.free),
  premiumReminder: count(REMIND_DAYS),
  maxPucks: count(CAREER_PUCKS),
  acceptDays: count(ACCEPTED_AFTER_DAYS),
  federationWait: count(WAIT_DAYS),
  drawAfter: count(ELIGIBLE_AFTER_DAYS),
  electionDay: count(ELECTION_DAY),
  campaignDays: count(CAMPAIGN_DAYS),
  ballotDays: count(BALLOT_DAYS),
  runoffDays: count(RUNOFF_DAYS),
  minTold: count(MIN_TOLD),
  recallShare: count(RECALL_SHARE),
  recallRest: count(RECALL_REST_DAYS),
  pointsDay: count(POINTS_DAY),
  pointsPlayers: count(POINTS.players),
  rankingSeasons: count(COEFFICIENTS.length),
  grant: dollars(GRANT.base),
  lastBudget: count(LAST_BUDGET_DAY),
  budgetDays: count(BUDGET_VOTE_DAYS),
  hostDay: count(DECISION_DAY),
  pledgeLeast: dollars(PLEDGE.least),
  hostRest: count(APPEAL.rest),
  shareSkater: share(MIN_SHARE_OF_GAMES.skater),
  shareGoalie: share(MIN_SHARE_OF_GAMES.goalie),
  hallWait: count(SEASONS_TO_WAIT),
  hallShare: share(SHARE_TO_ENTER),
  hallMax: count(MAX_INDUCTED),
  hallStay: share(SHARE_TO_STAY),
  hallBallots: count(MAX_BALLOTS),
  builderSeasons: count(BUILDER_SEASONS),
  builders: count(MAX_BUILDERS),
  recordSeasons: count(SEASONS_BEFORE_RECORDS),
  retiredGames: count(RETIRED_NUMBERS.games),
  retiredMember: count(RETIRED_NUMBERS.gamesOfMember),
  retiredAll: count(RETIRED_NUMBERS.inAll),
  achievementKinds: count(SERIES_IDS.length),
  newsworthy: count(NEWSWORTHY_POINTS),
  startRating: count(START_RATING),
  rarities: count(RARITIES.length),
  sheetCards: count(MAX_CARDS),
  dailyQuests: count(OFFERED.daily),
  seasonQuests: count(OFFERED.season),
  dailyPucks: count(DAILY_LIMIT),
  dailyQuestPucks: count(DAILY_QUEST_PUCKS),
  seasonPucks: count(SEASON_LIMIT),
  limitDays: count(LIMIT_DAYS),
  startPucks: count(START_PUCKS),
  refundDays: count(REFUND_DAYS),
  grantAlone: count(GRANT_ALONE),
  grantHours: count(SECOND_ADMIN_HOURS),
  leastSponsor: count(PUCKS.min),
  mostSponsor: count(PUCKS.max),
  juniorAge: count(MAX_JUNIOR_AGE),
  ticketShare: count(TICKET_SHARE),
  withdrawDays: count(MIN_AGE_DAYS),
  withdrawFrom: count(MIN_PUCKS),
  withdrawOften: count(MAX_REQUESTS_A_DAY),
  withdrawMonth: count(MONTHLY_LIMIT),
  withdrawFee: count(FEE_PERCENT),
  withdrawLarge: count(TWO_REVIEWERS_ABOVE),
  withdrawHours: count(SECOND_ADMIN_HOURS),
  leastAchievementPucks: count(ACHIEVEMENT_PUCKS.min),
  mostAchievementPucks: count(ACHIEVEMENT_PUCKS.max),
  prizePucks: count(PRESS_PRIZE_PUCKS),
  bananaDay: count(BANANA_DAY),
  hiddenFruit: count(HIDDEN_AN_HOUR),
  foundFruit: count(MAX_FOUND),
  swapRatio: count(MAX_RATIO),
  swapOrders: count(MAX_ORDERS),
  bananaPucks: count(BANANA_PUCKS),
  giftPucks: count(GIFT.received),
  hornDays: count(HORN_DAYS),
  adultAge: count(ADULT_AGE),
  ticketPrice: count(TICKET_PRICE),
  maxTickets: count(MAX_TICKETS),
  raffleAdded: count(mostAddedIn(LIMIT_DAYS)),
} as const;
