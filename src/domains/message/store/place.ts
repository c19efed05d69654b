/** Conversations as places for comments, open only to their members. */
import { lastSaid } from '#domains/discussion/store/subject.ts';
import { CONTEXT_LINES, EDIT_MS } from '#domains/message/constants.ts';
import { findMembership, KIND } from '#domains/message/store/members.ts';
import type { PlaceKind } from '#domains/subject.ts';
import { given, made } from '#domains/written.ts';

export const conversationPlace: PlaceKind = {
  kind: KIND,
  writtenBy: { 'messages.begin': lastSaid(KIND), 'messages.say': made, 'messages.edit': given },
  takeBackMs: EDIT_MS,
  contextLines: CONTEXT_LINES,

  async open(db, id, { id: userId }) {
    const membership = await findMembership(db, { id, userId });
    if (!membership) return null;
    const { state, clearedTo, shownTo, isMuted, otherId } = membership;
    const until = state === 'asked' ? { upTo: shownTo } : {};
    // Between two users, each message notifies the other anyway; and mentions by strangers with a pending request stay
    // quiet.
    const isQuiet = isMuted || otherId !== null || state !== 'member';
    return { path: `/messages/${id}`, isInside: true, isQuiet, after: clearedTo, ...until };
  },
};
