/** Row locks on members, held until the transaction ends. */
import { and, eq } from 'drizzle-orm';
import { federationMembers } from '#domains/federation/tables.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Returns the member, locked against leaving until the transaction ends; undefined if the user is not a member. */
export async function lockMember(tx: Transaction, { nationId, userId }: { nationId: NationId; userId: UserId }) {
  const [member] = await tx
    .select()
    .from(federationMembers)
    .where(
      and(
        eq(federationMembers.nationId, nationId),
        eq(federationMembers.userId, userId),
        eq(federationMembers.state, 'member'),
      ),
    )
    .for('share');
  return member;
}
