import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Honored } from '#domains/awards/contract.ts';
import { api } from '#web/lib/api.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './awards.module.css';

/** What a player has won, by season, the newest first; nothing for those who have won nothing. */
export function PlayerHonorsCard({ playerId }: { playerId: number }) {
  const { t } = useTranslation('awards');
  const world = useWorldIfLoaded();
  const honors = useQuery(api.awards.ofPlayer.queryOptions({ input: { id: playerId } })).data?.data ?? [];
  if (honors.length === 0) return null;
  return (
    <Section title={t('title')} isFlush>
      <ul className={css.honors}>
        {honors.map((honor) => (
          <li key={`${honor.season}/${honor.leagueId}/${honor.award}`} className={css.honor}>
            <Icon name="star" size={16} />
            <Link to="/world/awards" search={awardSearch(honor, world?.leagueById.get(honor.leagueId))}>
              {t(`honor.${honor.honor}`)}
            </Link>
            <span className={css.when}>
              {seasonLabel(honor.season)} · {world?.leagueById.get(honor.leagueId)?.abbr}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where the vote stands that an honor came from. */
export function awardSearch(
  { award, season }: Pick<Honored, 'award' | 'season'>,
  league: { tier: number; level: string } | undefined,
): Record<string, string | number> {
  const group = award.startsWith('all-star-') ? 'all-star' : award.startsWith('rookie-') ? 'all-rookie' : award;
  return { award: group, season, ...(league && { tier: league.tier, level: league.level }) };
}
