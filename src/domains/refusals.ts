/** Every refusal, so that a test can check that the catalog has a text for each. */

import { accountRefusals } from '#domains/account/refusals.ts';
import { adminRefusals } from '#domains/admin/refusals.ts';
import { agentRefusals } from '#domains/agent/refusals.ts';
import { appointmentRefusals } from '#domains/appointment/refusals.ts';
import { articleRefusals } from '#domains/article/refusals.ts';
import { authRefusals } from '#domains/auth/refusals.ts';
import { ballotRefusals } from '#domains/ballot/refusals.ts';
import { bananaRefusals } from '#domains/banana/refusals.ts';
import { calendarRefusals } from '#domains/calendar/refusals.ts';
import { campRefusals } from '#domains/camp/refusals.ts';
import { capRefusals } from '#domains/cap/refusals.ts';
import { championshipRefusals } from '#domains/championship/refusals.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { coachRefusals } from '#domains/coach/refusals.ts';
import { contractsRefusals, termsRefusals } from '#domains/contracts/refusals.ts';
import { cupRefusals } from '#domains/cup/refusals.ts';
import { discussionRefusals } from '#domains/discussion/refusals.ts';
import { draftRefusals } from '#domains/draft/refusals.ts';
import { electionRefusals } from '#domains/election/refusals.ts';
import { facilityRefusals } from '#domains/facilities/refusals.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import { financesRefusals } from '#domains/finances/refusals.ts';
import { followRefusals } from '#domains/follow/refusals.ts';
import { forumRefusals } from '#domains/forum/refusals.ts';
import { freeAgencyRefusals } from '#domains/free-agency/refusals.ts';
import { friendRefusals } from '#domains/friend/refusals.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { hallRefusals } from '#domains/hall-of-fame/refusals.ts';
import { helpRefusals } from '#domains/help/refusals.ts';
import { historyRefusals } from '#domains/history/refusals.ts';
import { hornRefusals } from '#domains/horn/refusals.ts';
import { hostingRefusals } from '#domains/hosting/refusals.ts';
import { interviewRefusals } from '#domains/interview/refusals.ts';
import { invitationRefusals } from '#domains/invitation/refusals.ts';
import { jobRefusals } from '#domains/job/refusals.ts';
import { leagueRefusals } from '#domains/league/refusals.ts';
import { lineupRefusals, orderRefusals, placeRefusals } from '#domains/lineups/refusals.ts';
import { mentorRefusals } from '#domains/mentor/refusals.ts';
import { messageRefusals } from '#domains/message/refusals.ts';
import { moderationRefusals } from '#domains/moderation/refusals.ts';
import { newsRefusals } from '#domains/news/refusals.ts';
import { notificationRefusals } from '#domains/notifications/refusals.ts';
import { passkeyRefusals } from '#domains/passkey/refusals.ts';
import { personRefusals } from '#domains/person/refusals.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import { presidentRefusals } from '#domains/president/refusals.ts';
import { probationRefusals } from '#domains/probation/refusals.ts';
import { proposalRefusals } from '#domains/proposal/refusals.ts';
import { puckRefusals } from '#domains/puck/refusals.ts';
import { purchaseRefusals } from '#domains/purchase/refusals.ts';
import { purseRefusals } from '#domains/purse/refusals.ts';
import { pushRefusals } from '#domains/push/refusals.ts';
import { questRefusals } from '#domains/quest/refusals.ts';
import { raffleRefusals } from '#domains/raffle/refusals.ts';
import { reminderRefusals } from '#domains/reminder/refusals.ts';
import { reportSaleRefusals } from '#domains/report-sale/refusals.ts';
import { reporterRefusals } from '#domains/reporter/refusals.ts';
import { rookieRefusals } from '#domains/rookie/refusals.ts';
import { rosterRefusals } from '#domains/roster/refusals.ts';
import { rumorRefusals } from '#domains/rumor/refusals.ts';
import { savedSearchRefusals } from '#domains/saved-search/refusals.ts';
import { scoutRefusals } from '#domains/scout/refusals.ts';
import { scrimmageRefusals } from '#domains/scrimmage/refusals.ts';
import { settingsRefusals } from '#domains/settings/refusals.ts';
import { shopRefusals } from '#domains/shop/refusals.ts';
import { shortlistRefusals } from '#domains/shortlist/refusals.ts';
import { sponsorshipRefusals } from '#domains/sponsorship/refusals.ts';
import { textTemplateRefusals } from '#domains/text-template/refusals.ts';
import { tradeFaults, tradeRefusals } from '#domains/trade/refusals.ts';
import { trainingRefusals } from '#domains/training/refusals.ts';
import { withdrawalRefusals } from '#domains/withdrawal/refusals.ts';
import { worldRefusals } from '#domains/world/refusals.ts';
import { doorRefusals, requestRefusals } from '#platform/calls/refusals.ts';

export const refusals = [
  ...Object.values(doorRefusals),
  ...Object.values(requestRefusals),
  ...Object.values(accountRefusals),
  ...Object.values(adminRefusals),
  ...Object.values(authRefusals),
  ...Object.values(campRefusals),
  ...Object.values(capRefusals),
  ...Object.values(clubRefusals),
  ...Object.values(facilityRefusals),
  ...Object.values(financesRefusals),
  ...Object.values(contractsRefusals),
  ...Object.values(rosterRefusals),
  ...Object.values(termsRefusals),
  ...Object.values(freeAgencyRefusals),
  ...Object.values(gameRefusals),
  ...Object.values(hallRefusals),
  ...Object.values(personRefusals),
  ...Object.values(jobRefusals),
  ...Object.values(purseRefusals),
  ...Object.values(federationRefusals),
  ...Object.values(presidentRefusals),
  ...Object.values(probationRefusals),
  ...Object.values(ballotRefusals),
  ...Object.values(electionRefusals),
  ...Object.values(coachRefusals),
  ...Object.values(agentRefusals),
  ...Object.values(notificationRefusals),
  ...Object.values(passkeyRefusals),
  ...Object.values(pushRefusals),
  ...Object.values(raffleRefusals),
  ...Object.values(reminderRefusals),
  ...Object.values(reporterRefusals),
  ...Object.values(articleRefusals),
  ...Object.values(hostingRefusals),
  ...Object.values(interviewRefusals),
  ...Object.values(reportSaleRefusals),
  ...Object.values(rumorRefusals),
  ...Object.values(scoutRefusals),
  ...Object.values(questRefusals),
  ...Object.values(puckRefusals),
  ...Object.values(bananaRefusals),
  ...Object.values(purchaseRefusals),
  ...Object.values(withdrawalRefusals),
  ...Object.values(sponsorshipRefusals),
  ...Object.values(mentorRefusals),
  ...Object.values(historyRefusals),
  ...Object.values(hornRefusals),
  ...Object.values(helpRefusals),
  ...Object.values(proposalRefusals),
  ...Object.values(forumRefusals),
  ...Object.values(moderationRefusals),
  ...Object.values(appointmentRefusals),
  ...Object.values(leagueRefusals),
  ...Object.values(lineupRefusals),
  ...Object.values(placeRefusals),
  ...Object.values(orderRefusals),
  ...Object.values(calendarRefusals),
  ...Object.values(newsRefusals),
  ...Object.values(playerRefusals),
  ...Object.values(rookieRefusals),
  ...Object.values(followRefusals),
  ...Object.values(friendRefusals),
  ...Object.values(messageRefusals),
  ...Object.values(invitationRefusals),
  ...Object.values(scrimmageRefusals),
  ...Object.values(championshipRefusals),
  ...Object.values(cupRefusals),
  ...Object.values(settingsRefusals),
  ...Object.values(savedSearchRefusals),
  ...Object.values(textTemplateRefusals),
  ...Object.values(shopRefusals),
  ...Object.values(shortlistRefusals),
  ...Object.values(tradeRefusals),
  ...Object.values(tradeFaults),
  ...Object.values(trainingRefusals),
  ...Object.values(discussionRefusals),
  ...Object.values(draftRefusals),
  ...Object.values(worldRefusals),
];
export type RefusalCode = (typeof refusals)[number]['code'];

/** The codes of some domains, by the part before the dot. */
export type RefusalOf<Noun extends string> = Extract<RefusalCode, `${Noun}.${string}`>;
