/** User names, for reports to the moderators. */
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { glanceOf, plainName, skeletonOf } from '#domains/account/rules/names.ts';
import { keepName } from '#domains/account/store/names.ts';
import { changeUser } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import type { SubjectKind } from '#domains/subject.ts';
import { ofAuthor } from '#domains/written.ts';

export const userNameSubject: SubjectKind = {
  kind: 'user-name',
  writtenBy: { 'account.update': ofAuthor },

  async alike(db, name) {
    const glance = sql`regexp_replace(replace(${users.nameSkeleton}, ' ', ''), '(.)\\1+', '\\1', 'g')`;
    const isThere = and(isNotNull(users.activatedAt), isNull(users.deletedAt));
    const found = db.select({ id: users.id, name: users.name }).from(users);
    const rows = await found.where(and(isThere, eq(glance, glanceOf(name)))).orderBy(users.id);
    return rows.map((row) => ({ ...row, ownerId: row.id }));
  },

  async read(db, id) {
    const [row] = await db
      .select({ name: users.name })
      .from(users)
      .where(and(eq(users.id, id), isNotNull(users.activatedAt), isNull(users.deletedAt)));
    if (!row || row.name === plainName(id)) return null;
    return { authorId: id, text: row.name, path: `/user/${id}` };
  },

  async remove(tx, id, { now }) {
    const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    if (!row || row.deletedAt || row.name === plainName(id)) return null;
    await keepName(tx, id, { to: plainName(id), isOwn: false, now });
    await changeUser(tx, id, { name: plainName(id) });
    return { name: row.name };
  },

  // Unless the user has chosen another name, or another user has taken this one.
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
