import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { UserId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';

/** Lists the badges that a user has won in raffles; shows nothing if there are none. */
export function RaffleBadges({ userId }: { userId: UserId }) {
  const { t } = useTranslation('raffle');
  const format = useFormat();
  const badges = useQuery(api.raffles.badges.queryOptions({ input: { id: userId } })).data?.data ?? [];
  if (badges.length === 0) return null;
  return (
    <Section title={t('badges')}>
      <ul>
        {badges.map(({ badge, raffleId, wonAt }) => (
          <li key={`${raffleId}/${wonAt}`}>
            <Link to="/puck/raffle-event/{-$id}" params={{ id: String(raffleId) }}>
              {t(`badge.${badge}`)} · {format.instant(wonAt, 'date')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
