import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TeamId } from '#engine/ids.ts';
import { WrittenList } from '#web/features/news/written-list.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { highlightsOf } from './highlights-of.ts';
import css from './welcome-back.module.css';

/** Lists the club's highlights while its manager was away. */
export default function Highlights({ teamId, since }: { teamId: TeamId; since: string }) {
  const { t } = useTranslation('rookie');
  const { data } = useQuery(
    api.news.ofTeam.queryOptions({ input: { id: teamId }, select: ({ data: page }) => highlightsOf(page, since) }),
  );
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <h3 className={css.highlights}>{t('away.highlights')}</h3>
      <WrittenList page={data} seenId={null} />
      <Text inset="md">
        <Link to="/club/news/{-$id}" params={{ id: String(teamId) }}>
          {t('away.allNews')}
        </Link>
      </Text>
    </>
  );
}
