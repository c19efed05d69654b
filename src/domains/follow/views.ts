/** What a user follows, as listed on screen. */
import type { Followed } from '#domains/follow/contract.ts';
import { followedBy } from '#domains/follow/store.ts';
import type { FollowedKind } from '#domains/subject.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns the subjects a user follows of kinds with a limit; those hidden from them are left out. */
export async function listFollowed(db: Database, userId: UserId, kinds: readonly FollowedKind[]): Promise<Followed[]> {
  const limited = kinds.filter(({ hasLimit }) => hasLimit);
  const rows = await followedBy(
    db,
    userId,
    limited.map(({ kind }) => kind),
  );
  const names = new Map(
    await Promise.all(
      limited.map(async ({ kind, names: read }) => {
        const ids = rows.filter(({ subjectKind }) => subjectKind === kind).map(({ subjectId }) => subjectId);
        return [kind, ids.length > 0 ? await read(db, ids, userId) : new Map()] as const;
      }),
    ),
  );
  return rows.flatMap(({ subjectKind: kind, subjectId: id, level, since }) => {
    const named = names.get(kind)?.get(id);
    if (!named) return [];
    return [{ subject: { kind, id }, name: named.name, path: named.path, level, since: since.toISOString() }];
  });
}
