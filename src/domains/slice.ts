/** What a domain provides besides its contract: one list of slices (`slices.ts`) feeds the whole program. */
import type { AnyRouter } from '@orpc/server';
import type { KeepsOfUsers } from '#domains/account/store/erase-user.ts';
import type { GrantsToUsers, RestrictsUsers } from '#domains/auth/store/sessions.ts';
import type { PutsOnDesk } from '#domains/club/views/overview.ts';
import type { DayHook, FoundingHook } from '#domains/day.ts';
import type { DeskKind, FactKind } from '#domains/fact.ts';
import type { GameConsumer } from '#domains/game/facts.ts';
import type { InvitationKind } from '#domains/invitation/store/kind.ts';
import type { ListsMore } from '#domains/moderation/rules/lists.ts';
import type { UndoesActs } from '#domains/notifications/store.ts';
import type { CareerOfSlice } from '#domains/person/store/career.ts';
import type { SettingKind } from '#domains/settings/constants.ts';
import type { FollowedKind, PlaceKind, SponsoredKind, SubjectKind } from '#domains/subject.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Policy } from '#platform/calls/policy.ts';
import type { Check } from '#platform/check.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { RegisteredJob } from '#platform/queue/job.ts';

export interface Slice extends KeepsOfUsers, PutsOnDesk, UndoesActs, GrantsToUsers, RestrictsUsers {
  /** The domain, named after its folder. */
  name: string;
  /** Handlers of its calls, under their names in `domains/contract.ts`. */
  routes?: (needs: RouteNeeds) => Record<string, AnyRouter>;
  /** Its user settings, by '<noun>.<what>'. */
  settings?: Readonly<Record<`${string}.${string}`, SettingKind>>;
  jobs?: (needs: JobNeeds) => readonly RegisteredJob[];
  /** Its hooks in the passing of time. */
  days?: readonly DayHook[];
  /** Its hooks in the creation of a world. */
  founding?: readonly FoundingHook[];
  /** Its consumer of finished games. */
  onGame?: GameConsumer;
  /** Runs when a manager takes over a club, in the same transaction. */
  onTakeOver?(tx: Transaction, taken: { clubId: ClubId; userId: UserId; absoluteDay: number }): Promise<void>;
  /** Its kinds of news; all four sorts of facts are declared in its `kinds.ts`. */
  news?: readonly FactKind[];
  /** Its kinds of notifications to users. */
  notifications?: readonly FactKind[];
  /** Its kinds of items on a manager's desk, including those the club domain lists for it. */
  desk?: readonly DeskKind[];
  /** The kinds of transactions it books, with the parameters of their memo. */
  ledgerKinds?: readonly FactKind[];
  /** Its kinds of content that users can report. */
  subjects?: (needs: RouteNeeds) => readonly SubjectKind[];
  /** Its kinds of content with discussions. */
  places?: readonly PlaceKind[];
  /** Its kinds of content that users can sponsor. */
  sponsored?: readonly SponsoredKind[];
  /** Its kinds of content that users can follow. */
  followed?: readonly FollowedKind[];
  /** Its kinds of invitations. */
  invitations?: readonly InvitationKind[];
  /** The policies of its `policy.ts`. */
  policies?: readonly Policy[];
  /** Its career for users. */
  career?: CareerOfSlice;
  /** Invariants of its tables. */
  checks?: readonly Check[];
}

/** What routes receive when the program starts. */
export interface RouteNeeds {
  /** Every slice, for routes that concern all domains. */
  slices: readonly Slice[];
}

/** What jobs receive when the program starts. */
export interface JobNeeds {
  /** The public URL without a trailing slash, for links in mails. */
  publicUrl: string;
  /** Every slice, for jobs that concern all domains. */
  slices: readonly Slice[];
  /** The operator's additions to the lists of automatic checks. */
  lists: ListsMore;
  /** The consumers of finished games, in order. */
  consumers: readonly GameConsumer[];
}
