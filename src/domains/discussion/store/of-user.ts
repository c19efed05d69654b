/** A user's comments and reactions, for export and deletion. */
import { eq, sql } from 'drizzle-orm';
import { commentEdits, comments, reactions, takenBack, textDrafts } from '#domains/discussion/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Exports them in one query, since the export asks every domain. */
export async function exportDiscussion(db: Database, userId: UserId): Promise<Record<string, unknown[]>> {
  const { rows } = await db.execute<Record<string, unknown[]>>(sql`
    select coalesce((
        select jsonb_agg(jsonb_build_object('on', subject_kind, 'id', subject_id, 'part', part, 'text', text,
          'createdAt', created_at, 'editedAt', edited_at, 'before', (
            select coalesce(jsonb_agg(jsonb_build_object('text', e.text, 'until', e.until) order by e.id), '[]')
            from ${commentEdits} e where e.comment_id = c.id)) order by id)
        from ${comments} c where user_id = ${userId}
      ), '[]') as comments,
      coalesce((
        select jsonb_agg(jsonb_build_object('on', subject_kind, 'id', subject_id, 'part', part, 'reaction', reaction,
          'createdAt', created_at) order by created_at, subject_kind, subject_id, part, reaction)
        from ${reactions} where user_id = ${userId}
      ), '[]') as reactions,
      coalesce((
        select jsonb_agg(jsonb_build_object('on', subject_kind, 'id', subject_id, 'createdAt', created_at) order by id)
        from ${takenBack} where user_id = ${userId}
      ), '[]') as "takenBack",
      coalesce((
        select jsonb_agg(jsonb_build_object('on', subject_kind, 'id', subject_id, 'text', text, 'savedAt', saved_at)
          order by saved_at)
        from ${textDrafts} where user_id = ${userId}
      ), '[]') as drafts`);
  return rows[0] ?? {};
}

/** Deletes them. Open streams notice it when they next read. */
export async function eraseDiscussion(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(textDrafts).where(eq(textDrafts.userId, userId));
  await tx.delete(reactions).where(eq(reactions.userId, userId));
  await tx.delete(takenBack).where(eq(takenBack.userId, userId));
  await tx.delete(comments).where(eq(comments.userId, userId));
}
