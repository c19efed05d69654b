/** Horns in users' data exports and erasures. */
import { eq, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { customHorns } from '#domains/horn/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function eraseHorns(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(customHorns).where(eq(customHorns.userId, userId));
}

interface HornTakenAlong {
  name: string;
  duration: number;
  isChosen: boolean;
  createdAt: string;
  wav: string;
}

/** Includes the sounds, as WAV files in base64. */
export async function exportHorns(db: Database, userId: UserId) {
  const [row] = await db
    .select({
      goalHorns: sql<HornTakenAlong[]>`(
        select coalesce(json_agg(json_build_object('name', h.name, 'duration', h.duration, 'isChosen', h.is_chosen,
          'createdAt', h.created_at, 'wav', translate(encode(h.sound, 'base64'), chr(10), '')) order by h.id), '[]')
        from ${customHorns} h where h.user_id = ${userId})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return { goalHorns: row?.goalHorns ?? [] };
}
