import type { ForumCategory } from '#domains/forum/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';

/** Returns a function that names a category: that of a league or nation by its name. */
export function useCategoryName(): (category: Pick<ForumCategory, 'kind' | 'leagueId' | 'nationId'>) => string {
  const { t } = useTranslation('forum');
  const world = useWorldIfLoaded();
  return ({ kind, leagueId, nationId }) => {
    const ofWorld = world?.leagueById.get(leagueId ?? 0)?.name ?? world?.nationById.get(nationId ?? 0)?.name;
    return ofWorld ?? t(`category.${kind}`);
  };
}
