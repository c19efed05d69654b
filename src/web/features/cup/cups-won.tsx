import { Link } from '@tanstack/react-router';
import type { CupWon } from '#domains/cup/contract.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text, Words } from '#web/ui/layout.tsx';

/** Lists the friendly cups that a team has won: titles, and wins against AI clubs. */
export function CupsWon({ cups }: { cups: readonly CupWon[] }) {
  const { t } = useTranslation('cup');
  if (cups.length === 0) return null;
  return (
    <>
      <Text as="h3" bottom="xs" strong>
        {t('titles')}
      </Text>
      <Stack as="ul" gap="sm">
        {cups.map(({ id, name, season, isTitle }) => (
          <li key={id}>
            <Link to="/friendly-cup/overview/$id" params={{ id: String(id) }}>
              {name}
            </Link>{' '}
            <Words tone="dim">
              {seasonLabel(season)} · {t(isTitle ? 'isTitle' : 'isNoTitle')}
            </Words>
          </li>
        ))}
      </Stack>
    </>
  );
}
