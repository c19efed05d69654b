/** Every domain's slice: the one list that feeds calls, settings, jobs, hooks, finished games, and checks. */

import { accountSlice } from '#domains/account/slice.ts';
import { achievementSlice } from '#domains/achievement/slice.ts';
import { adminSlice } from '#domains/admin/slice.ts';
import { agentSlice } from '#domains/agent/slice.ts';
import { appointmentSlice } from '#domains/appointment/slice.ts';
import { articleSlice } from '#domains/article/slice.ts';
import { authSlice } from '#domains/auth/slice.ts';
import { awardsSlice } from '#domains/awards/slice.ts';
import { ballotSlice } from '#domains/ballot/slice.ts';
import { bananaSlice } from '#domains/banana/slice.ts';
import { blockSlice } from '#domains/block/slice.ts';
import { boardSlice } from '#domains/board/slice.ts';
import { calendarSlice } from '#domains/calendar/slice.ts';
import { campSlice } from '#domains/camp/slice.ts';
import { capSlice } from '#domains/cap/slice.ts';
import { cardSlice } from '#domains/card/slice.ts';
import { championshipSlice } from '#domains/championship/slice.ts';
import { clubSlice } from '#domains/club/slice.ts';
import { coachSlice } from '#domains/coach/slice.ts';
import { competitionSlice } from '#domains/competition/slice.ts';
import { contractsSlice } from '#domains/contracts/slice.ts';
import { cupSlice } from '#domains/cup/slice.ts';
import type { DayHook, FoundingHook, MomentOfDay } from '#domains/day.ts';
import { directorSlice } from '#domains/director/slice.ts';
import { disciplineSlice } from '#domains/discipline/slice.ts';
import { discussionSlice } from '#domains/discussion/slice.ts';
import { draftSlice } from '#domains/draft/slice.ts';
import { electionSlice } from '#domains/election/slice.ts';
import { facilitiesSlice } from '#domains/facilities/slice.ts';
import { federationSlice } from '#domains/federation/slice.ts';
import { financesSlice } from '#domains/finances/slice.ts';
import { followSlice } from '#domains/follow/slice.ts';
import { forumSlice } from '#domains/forum/slice.ts';
import { freeAgencySlice } from '#domains/free-agency/slice.ts';
import { friendSlice } from '#domains/friend/slice.ts';
import type { GameConsumer } from '#domains/game/facts.ts';
import { gameSlice } from '#domains/game/slice.ts';
import { hallOfFameSlice } from '#domains/hall-of-fame/slice.ts';
import { helpSlice } from '#domains/help/slice.ts';
import { historySlice } from '#domains/history/slice.ts';
import { homePoolSlice } from '#domains/home-pool/slice.ts';
import { hornSlice } from '#domains/horn/slice.ts';
import { hostingSlice } from '#domains/hosting/slice.ts';
import { interviewSlice } from '#domains/interview/slice.ts';
import { invitationSlice } from '#domains/invitation/slice.ts';
import { jobSlice } from '#domains/job/slice.ts';
import { leagueSlice } from '#domains/league/slice.ts';
import { lineupsSlice } from '#domains/lineups/slice.ts';
import { mentorSlice } from '#domains/mentor/slice.ts';
import { messageSlice } from '#domains/message/slice.ts';
import { moderationSlice } from '#domains/moderation/slice.ts';
import { morningSlice } from '#domains/morning/slice.ts';
import { nationSlice } from '#domains/nation/slice.ts';
import { newsSlice } from '#domains/news/slice.ts';
import { notificationsSlice } from '#domains/notifications/slice.ts';
import { passkeySlice } from '#domains/passkey/slice.ts';
import { personSlice } from '#domains/person/slice.ts';
import { playerSlice } from '#domains/player/slice.ts';
import { premiumSlice } from '#domains/premium/slice.ts';
import { presenceSlice } from '#domains/presence/slice.ts';
import { presidentSlice } from '#domains/president/slice.ts';
import { probationSlice } from '#domains/probation/slice.ts';
import { proposalSlice } from '#domains/proposal/slice.ts';
import { puckSlice } from '#domains/puck/slice.ts';
import { purchaseSlice } from '#domains/purchase/slice.ts';
import { purseSlice } from '#domains/purse/slice.ts';
import { pushSlice } from '#domains/push/slice.ts';
import { questSlice } from '#domains/quest/slice.ts';
import { raffleSlice } from '#domains/raffle/slice.ts';
import { rankingSlice } from '#domains/ranking/slice.ts';
import { referralSlice } from '#domains/referral/slice.ts';
import { reminderSlice } from '#domains/reminder/slice.ts';
import { reportSaleSlice } from '#domains/report-sale/slice.ts';
import { reporterSlice } from '#domains/reporter/slice.ts';
import { rookieSlice } from '#domains/rookie/slice.ts';
import { rosterSlice } from '#domains/roster/slice.ts';
import { rumorSlice } from '#domains/rumor/slice.ts';
import { savedSearchSlice } from '#domains/saved-search/slice.ts';
import { scoutSlice } from '#domains/scout/slice.ts';
import { scrimmageSlice } from '#domains/scrimmage/slice.ts';
import { searchSlice } from '#domains/search/slice.ts';
import { seasonSlice } from '#domains/season/slice.ts';
import { seasonReviewSlice } from '#domains/season-review/slice.ts';
import { seatSlice } from '#domains/seat/slice.ts';
import { settingsSlice } from '#domains/settings/slice.ts';
import { shopSlice } from '#domains/shop/slice.ts';
import { shortlistSlice } from '#domains/shortlist/slice.ts';
import type { Slice } from '#domains/slice.ts';
import { sponsorshipSlice } from '#domains/sponsorship/slice.ts';
import { statsSlice } from '#domains/stats/slice.ts';
import { textTemplateSlice } from '#domains/text-template/slice.ts';
import { tradeSlice } from '#domains/trade/slice.ts';
import { trainingSlice } from '#domains/training/slice.ts';
import { withdrawalSlice } from '#domains/withdrawal/slice.ts';
import { worldSlice } from '#domains/world/slice.ts';
import { inOrder } from '#platform/in-order.ts';

export const slices: readonly Slice[] = [
  accountSlice,
  authSlice,
  passkeySlice,
  settingsSlice,
  notificationsSlice,
  reminderSlice,
  pushSlice,
  helpSlice,
  referralSlice,
  bananaSlice,
  raffleSlice,
  proposalSlice,
  // Before discussion: posts are deleted with the user's other comments.
  forumSlice,
  discussionSlice,
  messageSlice,
  moderationSlice,
  appointmentSlice,
  adminSlice,
  gameSlice,
  statsSlice,
  playerSlice,
  // A deleted user resigns before their persons lose the user.
  ballotSlice,
  federationSlice,
  electionSlice,
  presidentSlice,
  hostingSlice,
  // Before careers lose their names: what a user has written is deleted with them.
  articleSlice,
  interviewSlice,
  rumorSlice,
  reportSaleSlice,
  reporterSlice,
  jobSlice,
  purseSlice,
  personSlice,
  coachSlice,
  agentSlice,
  scoutSlice,
  financesSlice,
  facilitiesSlice,
  seasonSlice,
  leagueSlice,
  historySlice,
  hallOfFameSlice,
  lineupsSlice,
  newsSlice,
  directorSlice,
  disciplineSlice,
  rosterSlice,
  freeAgencySlice,
  clubSlice,
  nationSlice,
  homePoolSlice,
  worldSlice,
  contractsSlice,
  capSlice,
  competitionSlice,
  blockSlice,
  followSlice,
  friendSlice,
  presenceSlice,
  invitationSlice,
  scrimmageSlice,
  cupSlice,
  championshipSlice,
  rookieSlice,
  mentorSlice,
  hornSlice,
  searchSlice,
  savedSearchSlice,
  textTemplateSlice,
  shortlistSlice,
  tradeSlice,
  draftSlice,
  awardsSlice,
  seasonReviewSlice,
  morningSlice,
  seatSlice,
  boardSlice,
  probationSlice,
  trainingSlice,
  campSlice,
  cardSlice,
  calendarSlice,
  achievementSlice,
  rankingSlice,
  questSlice,
  puckSlice,
  premiumSlice,
  shopSlice,
  purchaseSlice,
  withdrawalSlice,
  sponsorshipSlice,
];

/** The consumers of finished games, in order. */
export const gameConsumers: readonly GameConsumer[] = inOrder(slices.flatMap(({ onGame }) => onGame ?? []));

const hooks: readonly DayHook[] = slices.flatMap(({ days }) => days ?? []);
const byMoment = Map.groupBy(hooks, ({ at }) => at);
const ordered = new Map([...byMoment].map(([at, ofMoment]) => [at, inOrder(ofMoment)]));

const foundings = Map.groupBy(
  slices.flatMap(({ founding }) => founding ?? []),
  ({ at }) => at,
);
const orderedFoundings = new Map([...foundings].map(([at, ofMoment]) => [at, inOrder(ofMoment)]));

/** Returns the hooks for a moment in the creation of a world, in order. */
export function foundingsAt(at: FoundingHook['at']): readonly FoundingHook[] {
  return orderedFoundings.get(at) ?? [];
}

/** Returns the hooks for a moment of the day, in order. */
export function hooksAt(at: MomentOfDay): readonly DayHook[] {
  return ordered.get(at) ?? [];
}
