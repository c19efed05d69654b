/** Comments as displayed on screen. */
import { isOnline } from '#domains/account/rules/presence.ts';
import type { CommentView } from '#domains/discussion/contract.ts';
import { commentPolicy } from '#domains/discussion/policy.ts';
import type { Comment } from '#domains/discussion/store/comments.ts';
import { type Actor, abilitiesOf } from '#platform/calls/policy.ts';

/** Returns the view of a comment. @param viewer null: a reader without any permissions */
export function commentView(
  { id, author, text, createdAt }: Comment,
  { viewer, now }: { viewer: Actor | null; now: Date },
): CommentView {
  const { lastOnlineAt } = author;
  return {
    id,
    author: { id: author.id, name: author.name, isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()) },
    text,
    createdAt: createdAt.toISOString(),
    abilities: abilitiesOf(commentPolicy, viewer, { userId: author.id }),
  };
}
