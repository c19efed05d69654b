/** Employers as displayed on screen. */
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import type { EmployerRef } from '#domains/job/contract.ts';
import type { ClubId, NationId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface Row {
  clubId: ClubId | null;
  nationId: NationId | null;
}

/** Returns employers by the columns of their jobs; null: no employer, or a deleted club. One query. */
export async function employerRefs(db: Database | Transaction, rows: readonly Row[]) {
  const first = await proTeamRefs(db, rows, ({ clubId }) => clubId);
  return ({ clubId, nationId }: Row): EmployerRef | null => {
    if (nationId !== null) return { of: 'nation', nationId };
    const team = first.get(clubId ?? 0);
    return team ? { of: 'club', team } : null;
  };
}
