import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { UserId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

/** Lists the friendly cups that a manager has taken part in, newest first; shows nothing if there are none. */
export function CupsPlayed({ userId }: { userId: UserId }) {
  const { t } = useTranslation('cup');
  const cups = useQuery(api.cups.ofUser.queryOptions({ input: { id: userId } })).data?.data ?? [];
  if (cups.length === 0) return null;
  return (
    <Section title={t('title')}>
      <Stack as="ul" gap="sm">
        {cups.map(({ id, name, season, status, team, place }) => (
          <li key={`${id} ${team.id}`}>
            <Link to="/friendly-cup/overview/$id" params={{ id: String(id) }}>
              {name}
            </Link>{' '}
            <Words tone="dim">
              {seasonLabel(season)} · <TeamLink team={team} /> ·{' '}
              {place === null ? t(`status.${status}`) : t('finished', { place })}
            </Words>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
