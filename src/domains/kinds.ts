/**
 * Every kind of fact, listed for contracts, stores and screens; each domain declares its own in `kinds.ts` and lists
 * them in its slice. A fact is `{ kind, params }`: only these can be written, and what is read is validated against
 * them.
 */
import * as z from 'zod';
import { achievementLedgerKinds, achievementNews, achievementNotifications } from '#domains/achievement/kinds.ts';
import { agentDesk, agentLedgerKinds, agentNotifications } from '#domains/agent/kinds.ts';
import { appointmentNotifications } from '#domains/appointment/kinds.ts';
import { articleLedgerKinds, articleNews, articleNotifications } from '#domains/article/kinds.ts';
import { awardNews } from '#domains/awards/kinds.ts';
import { bananaLedgerKinds, bananaNotifications } from '#domains/banana/kinds.ts';
import { boardNotifications } from '#domains/board/kinds.ts';
import { campNotifications } from '#domains/camp/kinds.ts';
import { championshipNotifications } from '#domains/championship/kinds.ts';
import { clubNews, clubNotifications } from '#domains/club/kinds.ts';
import {
  contractsDesk,
  contractsLedgerKinds,
  contractsNews,
  contractsNotifications,
} from '#domains/contracts/kinds.ts';
import { cupDesk, cupNotifications } from '#domains/cup/kinds.ts';
import { disciplineDesk, disciplineNews, disciplineNotifications } from '#domains/discipline/kinds.ts';
import { discussionNotifications } from '#domains/discussion/kinds.ts';
import { draftNews, draftNotifications } from '#domains/draft/kinds.ts';
import { electionDesk, electionNews, electionNotifications } from '#domains/election/kinds.ts';
import { facilitiesLedgerKinds } from '#domains/facilities/kinds.ts';
import { type DeskTerms, nameOf } from '#domains/fact.ts';
import {
  federationDesk,
  federationLedgerKinds,
  federationNews,
  federationNotifications,
} from '#domains/federation/kinds.ts';
import { financesDesk, financesLedgerKinds, financesNews, financesNotifications } from '#domains/finances/kinds.ts';
import { followNotifications } from '#domains/follow/kinds.ts';
import { forumNotifications } from '#domains/forum/kinds.ts';
import { freeAgencyDesk, freeAgencyNews, freeAgencyNotifications } from '#domains/free-agency/kinds.ts';
import { friendDesk, friendNotifications } from '#domains/friend/kinds.ts';
import { gameDesk } from '#domains/game/kinds.ts';
import { hallNews, hallNotifications } from '#domains/hall-of-fame/kinds.ts';
import { helpNotifications } from '#domains/help/kinds.ts';
import { historyNews } from '#domains/history/kinds.ts';
import { hostingDesk, hostingLedgerKinds, hostingNews, hostingNotifications } from '#domains/hosting/kinds.ts';
import { interviewDesk, interviewNotifications } from '#domains/interview/kinds.ts';
import { jobDesk, jobLedgerKinds, jobNews, jobNotifications } from '#domains/job/kinds.ts';
import { lineupsDesk, lineupsNotifications } from '#domains/lineups/kinds.ts';
import { mentorNotifications } from '#domains/mentor/kinds.ts';
import { moderationNotifications } from '#domains/moderation/kinds.ts';
import { morningNotifications } from '#domains/morning/kinds.ts';
import { recapNews } from '#domains/news/kinds.ts';
import { playerDesk, playerNews } from '#domains/player/kinds.ts';
import { premiumNotifications } from '#domains/premium/kinds.ts';
import { probationDesk, probationNews, probationNotifications } from '#domains/probation/kinds.ts';
import { proposalNotifications } from '#domains/proposal/kinds.ts';
import { puckLedgerKinds, puckNotifications } from '#domains/puck/kinds.ts';
import { purchaseLedgerKinds, purchaseNotifications } from '#domains/purchase/kinds.ts';
import { purseLedgerKinds } from '#domains/purse/kinds.ts';
import { questLedgerKinds, questNotifications } from '#domains/quest/kinds.ts';
import { raffleLedgerKinds, raffleNotifications } from '#domains/raffle/kinds.ts';
import { referralLedgerKinds, referralNotifications } from '#domains/referral/kinds.ts';
import { reportSaleLedgerKinds, reportSaleNotifications } from '#domains/report-sale/kinds.ts';
import { reporterDesk } from '#domains/reporter/kinds.ts';
import { rosterDesk, rosterLedgerKinds, rosterNews, rosterNotifications } from '#domains/roster/kinds.ts';
import { rumorNews, rumorNotifications } from '#domains/rumor/kinds.ts';
import { savedSearchNotifications } from '#domains/saved-search/kinds.ts';
import { scoutDesk, scoutLedgerKinds, scoutNotifications } from '#domains/scout/kinds.ts';
import { scrimmageDesk, scrimmageNotifications } from '#domains/scrimmage/kinds.ts';
import { seasonNews } from '#domains/season/kinds.ts';
import { seasonReviewDesk, seasonReviewNotifications } from '#domains/season-review/kinds.ts';
import { shopLedgerKinds } from '#domains/shop/kinds.ts';
import { shortlistNotifications } from '#domains/shortlist/kinds.ts';
import { sponsorshipLedgerKinds } from '#domains/sponsorship/kinds.ts';
import { tradeDesk, tradeNews, tradeNotifications } from '#domains/trade/kinds.ts';
import { trainingNotifications } from '#domains/training/kinds.ts';
import { withdrawalLedgerKinds, withdrawalNotifications } from '#domains/withdrawal/kinds.ts';
import { worldNotifications } from '#domains/world/kinds.ts';

/** The facts of the news. */
export const newsFact = z.discriminatedUnion('kind', [
  ...recapNews,
  ...seasonNews,
  ...disciplineNews,
  ...rosterNews,
  ...jobNews,
  ...federationNews,
  ...electionNews,
  ...freeAgencyNews,
  ...contractsNews,
  ...clubNews,
  ...probationNews,
  ...financesNews,
  ...awardNews,
  ...hallNews,
  ...hostingNews,
  ...historyNews,
  ...draftNews,
  ...tradeNews,
  ...achievementNews,
  ...rumorNews,
  ...playerNews,
  ...articleNews,
]);
export type NewsFact = z.infer<typeof newsFact>;

/** The facts of notifications. */
export const notificationFact = z.discriminatedUnion('kind', [
  ...disciplineNotifications,
  ...rosterNotifications,
  ...rumorNotifications,
  ...helpNotifications,
  ...hallNotifications,
  ...jobNotifications,
  ...federationNotifications,
  ...electionNotifications,
  ...agentNotifications,
  ...proposalNotifications,
  ...forumNotifications,
  ...discussionNotifications,
  ...lineupsNotifications,
  ...clubNotifications,
  ...mentorNotifications,
  ...scoutNotifications,
  ...scrimmageNotifications,
  ...championshipNotifications,
  ...cupNotifications,
  ...followNotifications,
  ...friendNotifications,
  ...financesNotifications,
  ...savedSearchNotifications,
  ...shortlistNotifications,
  ...trainingNotifications,
  ...campNotifications,
  ...contractsNotifications,
  ...draftNotifications,
  ...tradeNotifications,
  ...freeAgencyNotifications,
  ...achievementNotifications,
  ...questNotifications,
  ...seasonReviewNotifications,
  ...boardNotifications,
  ...probationNotifications,
  ...articleNotifications,
  ...moderationNotifications,
  ...morningNotifications,
  ...appointmentNotifications,
  ...interviewNotifications,
  ...hostingNotifications,
  ...reportSaleNotifications,
  ...referralNotifications,
  ...bananaNotifications,
  ...raffleNotifications,
  ...puckNotifications,
  ...premiumNotifications,
  ...purchaseNotifications,
  ...withdrawalNotifications,
  ...worldNotifications,
]);
export type NotificationFact = z.infer<typeof notificationFact>;

/** The facts on a user's desk, as a manager and in their other careers. */
export const deskFact = z.discriminatedUnion('kind', [
  ...lineupsDesk,
  ...rosterDesk,
  ...gameDesk,
  ...disciplineDesk,
  ...playerDesk,
  ...contractsDesk,
  ...freeAgencyDesk,
  ...scrimmageDesk,
  ...cupDesk,
  ...friendDesk,
  ...financesDesk,
  ...probationDesk,
  ...tradeDesk,
  ...jobDesk,
  ...agentDesk,
  ...scoutDesk,
  ...reporterDesk,
  ...federationDesk,
  ...electionDesk,
  ...hostingDesk,
  ...interviewDesk,
  ...seasonReviewDesk,
]);
export type DeskFact = z.infer<typeof deskFact>;

/** How the items of a kind are ranked. */
export const deskTerms: ReadonlyMap<string, DeskTerms> = new Map(
  deskFact.options.map((kind) => [nameOf(kind), kind.terms]),
);

/** The reasons money and pucks are moved: the memo of a transaction. */
export const memo = z.discriminatedUnion('kind', [
  ...financesLedgerKinds,
  ...rosterLedgerKinds,
  ...facilitiesLedgerKinds,
  ...jobLedgerKinds,
  ...purseLedgerKinds,
  ...questLedgerKinds,
  ...achievementLedgerKinds,
  ...referralLedgerKinds,
  ...bananaLedgerKinds,
  ...raffleLedgerKinds,
  ...puckLedgerKinds,
  ...shopLedgerKinds,
  ...purchaseLedgerKinds,
  ...withdrawalLedgerKinds,
  ...sponsorshipLedgerKinds,
  ...scoutLedgerKinds,
  ...reportSaleLedgerKinds,
  ...hostingLedgerKinds,
  ...agentLedgerKinds,
  ...federationLedgerKinds,
  ...contractsLedgerKinds,
  ...articleLedgerKinds,
]);
export type Memo = z.infer<typeof memo>;
