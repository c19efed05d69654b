/** The site's state, for admins. */
import { FEATURE_IDS } from '#domains/admin/constants.ts';
import type { Site } from '#domains/admin/store/site.ts';

export function siteView({ maintenance, announced, closed }: Site) {
  const closedById = new Map(closed.map((row) => [row.feature, row]));
  return {
    maintenance: maintenance && { since: maintenance.since.toISOString(), note: maintenance.note },
    announced: { ...announced, at: announced.at?.toISOString() ?? null },
    features: FEATURE_IDS.map((id) => {
      const row = closedById.get(id);
      return { id, reason: row?.reason ?? '', closedAt: row?.closedAt.toISOString() ?? null };
    }),
  };
}
