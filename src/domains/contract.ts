/** The whole API: the server implements it, the web app calls it, /api/openapi.json describes it. */

import { account } from '#domains/account/contract.ts';
import { achievements } from '#domains/achievement/contract.ts';
import { admin } from '#domains/admin/contract.ts';
import { agents } from '#domains/agent/contract.ts';
import { appointments } from '#domains/appointment/contract.ts';
import { articles } from '#domains/article/contract.ts';
import { auth } from '#domains/auth/contract.ts';
import { awards } from '#domains/awards/contract.ts';
import { bananaDay } from '#domains/banana/contract.ts';
import { board } from '#domains/board/contract.ts';
import { calendar } from '#domains/calendar/contract.ts';
import { camps } from '#domains/camp/contract.ts';
import { cap } from '#domains/cap/contract.ts';
import { card } from '#domains/card/contract.ts';
import { championships } from '#domains/championship/contract.ts';
import { club } from '#domains/club/contract.ts';
import { coaches } from '#domains/coach/contract.ts';
import { contracts } from '#domains/contracts/contract.ts';
import { cups } from '#domains/cup/contract.ts';
import { discussion } from '#domains/discussion/contract.ts';
import { draft } from '#domains/draft/contract/calls.ts';
import { elections } from '#domains/election/contract.ts';
import { facilities } from '#domains/facilities/contract.ts';
import { federations } from '#domains/federation/contract.ts';
import { finances } from '#domains/finances/contract.ts';
import { follows } from '#domains/follow/contract.ts';
import { forum } from '#domains/forum/contract.ts';
import { freeAgency } from '#domains/free-agency/contract/calls.ts';
import { friends } from '#domains/friend/contract.ts';
import { game } from '#domains/game/contract/game.ts';
import { hallOfFame } from '#domains/hall-of-fame/contract.ts';
import { help } from '#domains/help/contract.ts';
import { history } from '#domains/history/contract.ts';
import { horns } from '#domains/horn/contract.ts';
import { hosting } from '#domains/hosting/contract.ts';
import { interviews } from '#domains/interview/contract.ts';
import { invitations } from '#domains/invitation/contract.ts';
import { jobs } from '#domains/job/contract.ts';
import { league } from '#domains/league/contract.ts';
import { lineups } from '#domains/lineups/contract.ts';
import { mentors } from '#domains/mentor/contract.ts';
import { messages } from '#domains/message/contract.ts';
import { moderation } from '#domains/moderation/contract.ts';
import { mornings } from '#domains/morning/contract.ts';
import { nations } from '#domains/nation/contract.ts';
import { news } from '#domains/news/contract.ts';
import { notifications } from '#domains/notifications/contract.ts';
import { passkeys } from '#domains/passkey/contract.ts';
import { persons } from '#domains/person/contract.ts';
import { player } from '#domains/player/contract.ts';
import { premium } from '#domains/premium/contract.ts';
import { presence } from '#domains/presence/contract.ts';
import { presidents } from '#domains/president/contract.ts';
import { probation } from '#domains/probation/contract.ts';
import { proposals } from '#domains/proposal/contract.ts';
import { pucks } from '#domains/puck/contract.ts';
import { purchases } from '#domains/purchase/contract.ts';
import { purses } from '#domains/purse/contract.ts';
import { push } from '#domains/push/contract.ts';
import { quests } from '#domains/quest/contract.ts';
import { raffles } from '#domains/raffle/contract.ts';
import { ranking } from '#domains/ranking/contract.ts';
import { referral } from '#domains/referral/contract.ts';
import { reminders } from '#domains/reminder/contract.ts';
import { reportSales } from '#domains/report-sale/contract.ts';
import { reporters } from '#domains/reporter/contract.ts';
import { rookie } from '#domains/rookie/contract.ts';
import { roster } from '#domains/roster/contract.ts';
import { rumors } from '#domains/rumor/contract.ts';
import { savedSearches } from '#domains/saved-search/contract.ts';
import { scouts } from '#domains/scout/contract.ts';
import { scrimmages } from '#domains/scrimmage/contract.ts';
import { search } from '#domains/search/contract.ts';
import { seasonReviews } from '#domains/season-review/contract.ts';
import { settings } from '#domains/settings/contract.ts';
import { shop } from '#domains/shop/contract.ts';
import { shortlist } from '#domains/shortlist/contract.ts';
import { sponsorships } from '#domains/sponsorship/contract.ts';
import { stats } from '#domains/stats/contract.ts';
import { textTemplates } from '#domains/text-template/contract.ts';
import { trades } from '#domains/trade/contract/calls.ts';
import { training } from '#domains/training/contract.ts';
import { withdrawals } from '#domains/withdrawal/contract.ts';
import { windowsContract, worldContract } from '#domains/world/contract/calls.ts';

export const contract = {
  auth,
  account,
  passkeys,
  settings,
  news,
  notifications,
  reminders,
  push,
  world: worldContract,
  windows: windowsContract,
  help,
  referral,
  presidents,
  probation,
  proposals,
  messages,
  moderation,
  nations,
  cap,
  club,
  league,
  history,
  horns,
  seasonReviews,
  mornings,
  board,
  hallOfFame,
  player,
  persons,
  jobs,
  purses,
  coaches,
  agents,
  reportSales,
  scouts,
  contracts,
  roster,
  stats,
  lineups,
  game,
  follows,
  friends,
  premium,
  presence,
  invitations,
  scrimmages,
  championships,
  cups,
  rookie,
  mentors,
  federations,
  finances,
  elections,
  facilities,
  search,
  freeAgency,
  savedSearches,
  textTemplates,
  shortlist,
  discussion,
  forum,
  draft,
  awards,
  trades,
  training,
  camps,
  admin,
  appointments,
  card,
  calendar,
  achievements,
  raffles,
  ranking,
  quests,
  pucks,
  bananaDay,
  shop,
  purchases,
  withdrawals,
  sponsorships,
  reporters,
  articles,
  hosting,
  interviews,
  rumors,
};
export type Contract = typeof contract;
