/** Names of users, as others report them. */
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { plainName, skeletonOf } from '#domains/account/rules/names.ts';
import { changeUser } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import type { SubjectKind } from '#domains/subject.ts';

export const userNameSubject: SubjectKind = {
  kind: 'user-name',

  async read(db, id) {
    const [row] = await db
      .select({ name: users.name })
      .from(users)
      .where(and(eq(users.id, id), isNotNull(users.activatedAt), isNull(users.deletedAt)));
    if (!row || row.name === plainName(id)) return null;
    return { authorId: id, text: row.name, path: `/user/${id}` };
  },

  async remove(tx, id) {
    const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    if (!row || row.deletedAt || row.name === plainName(id)) return null;
    await changeUser(tx, id, { name: plainName(id) });
    return { name: row.name };
  },

  // Unless they have chosen another since, or somebody else goes by it.
  async restore(tx, id, { name }) {
    if (typeof name !== 'string') return;
    const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, id)).for('no key update');
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(ne(users.id, id), eq(users.nameSkeleton, skeletonOf(name))));
    if (row?.name === plainName(id) && !other) await changeUser(tx, id, { name });
  },
};
