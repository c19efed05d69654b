/** Names that members give their groups, as a subject of reports. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { conversationSubject, findMembership } from '#domains/message/store/members.ts';
import { conversations } from '#domains/message/tables.ts';
import { answered, given, wordsSubject } from '#domains/written.ts';
import { publish } from '#platform/realtime.ts';

export const groupNameSubject = wordsSubject({
  kind: 'group-name',
  writtenBy: { 'messages.begin': answered('id'), 'messages.rename': given },

  async find(db, id, reader) {
    if (reader && !(await findMembership(db, { id, userId: reader.id }))) return null;
    const [row] = await db
      .select({ name: conversations.name, authorId: conversations.namedBy })
      .from(conversations)
      .where(and(eq(conversations.id, id), isNotNull(conversations.name)));
    if (!row || row.name === null) return null;
    return { authorId: row.authorId, words: [row.name], plain: [`Group ${id}`], path: `/messages/${id}` };
  },

  async write(tx, id, [name = '']) {
    await tx.update(conversations).set({ name }).where(eq(conversations.id, id));
    await publish(tx, 'discussion', { ...conversationSubject(id), changed: true });
  },
});
