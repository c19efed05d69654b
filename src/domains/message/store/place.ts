/** Conversations as places where users talk: open to their members only. */
import { CONTEXT_LINES, EDIT_MS } from '#domains/message/constants.ts';
import { findMembership, KIND } from '#domains/message/store/members.ts';
import type { PlaceKind } from '#domains/subject.ts';

export const conversationPlace: PlaceKind = {
  kind: KIND,
  takeBackMs: EDIT_MS,
  contextLines: CONTEXT_LINES,

  async open(db, id, { id: userId }) {
    const membership = await findMembership(db, { id, userId });
    if (!membership) return null;
    const { state, clearedTo, shownTo } = membership;
    const until = state === 'asked' ? { upTo: shownTo } : {};
    return { path: `/messages/${id}`, isInside: true, after: clearedTo, ...until };
  },
};
