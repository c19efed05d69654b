/** What a noun brings to the program, besides its contract: one list of slices (`slices.ts`) feeds everything else. */
import type { AnyRouter } from '@orpc/server';
import type { KeepsOfUsers } from '#domains/account/store/erase-user.ts';
import type { GrantsToUsers, RestrictsUsers } from '#domains/auth/store/sessions.ts';
import type { PutsOnDesk } from '#domains/club/views/overview.ts';
import type { DayHook, FoundingHook } from '#domains/day.ts';
import type { FactKind } from '#domains/fact.ts';
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
  /** The noun, as its folder is called. */
  name: string;
  /** Answers to its calls, under the names that `domains/contract.ts` gives them. */
  routes?: (needs: RouteNeeds) => Record<string, AnyRouter>;
  /** Its settings of a user, by '<noun>.<what>'. */
  settings?: Readonly<Record<`${string}.${string}`, SettingKind>>;
  jobs?: (needs: JobNeeds) => readonly RegisteredJob[];
  /** What it does as time passes. */
  days?: readonly DayHook[];
  /** What it does when a world is made. */
  founding?: readonly FoundingHook[];
  /** What it does when games end. */
  onGame?: GameConsumer;
  /** What it does when a manager takes over a club, in the same transaction. */
  onTakeOver?(tx: Transaction, taken: { clubId: ClubId; userId: UserId; absoluteDay: number }): Promise<void>;
  /** The kinds of news that it announces; all four sorts of facts are declared in its `kinds.ts`. */
  news?: readonly FactKind[];
  /** The kinds of notifications that it sends to users. */
  notifications?: readonly FactKind[];
  /** The kinds of things that it, or the club for it, puts on a manager's desk. */
  desk?: readonly FactKind[];
  /** The kinds of transactions that it books, with what their memo says. */
  ledgerKinds?: readonly FactKind[];
  /** The kinds of its content that users may report. */
  subjects?: (needs: RouteNeeds) => readonly SubjectKind[];
  /** The kinds of its content that users talk about. */
  places?: readonly PlaceKind[];
  /** The kinds of its content that users sponsor. */
  sponsored?: readonly SponsoredKind[];
  /** The kinds of its content that users follow. */
  followed?: readonly FollowedKind[];
  /** The kinds of invitations that it sends. */
  invitations?: readonly InvitationKind[];
  /** Who may do what: the policies of its `policy.ts`. */
  policies?: readonly Policy[];
  /** The career of users that it keeps. */
  career?: CareerOfSlice;
  /** What must hold of its tables. */
  checks?: readonly Check[];
}

/** What routes are given when the program starts. */
export interface RouteNeeds {
  /** Every noun, for what concerns all of them. */
  slices: readonly Slice[];
}

/** What jobs are given when the program starts. */
export interface JobNeeds {
  /** Where browsers reach us, without a slash at the end; for links in mails. */
  publicUrl: string;
  /** Every noun, for what concerns all of them. */
  slices: readonly Slice[];
  /** What the operator adds to the lists of automatic checks. */
  lists: ListsMore;
  /** Who acts on games that end, in order. */
  consumers: readonly GameConsumer[];
}
