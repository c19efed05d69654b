import { useQuery } from '@tanstack/react-query';
import { START_RATING } from '#domains/ranking/constants.ts';
import type { UserId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Box, Text } from '#web/ui/layout.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

/** Shows a manager's rating, and how it is made up. */
export function Rating({ userId }: { userId: UserId }) {
  const { t } = useTranslation('user');
  const format = useFormat();
  const { data } = useQuery(
    api.ranking.ofUser.queryOptions({ input: { id: userId }, select: (answer) => answer.data }),
  );
  if (data === undefined) return null;
  if (data === null) {
    return (
      <Section title={t('rating')} aside={<PathLink path="/leaderboard/rankings">{t('rankings')}</PathLink>}>
        {t('notRated', { start: START_RATING })}
      </Section>
    );
  }
  const { rating, best, games, wins, rank, ranked, history } = data;
  const [first] = history;
  const values = [...history.map((entry) => entry.rating), rating];
  return (
    <Section title={t('rating')} aside={<PathLink path="/leaderboard/rankings">{t('rankings')}</PathLink>}>
      <StatTiles
        tiles={[
          { label: t('ratingNow'), value: rating, note: t('ratingBest', { best }) },
          { label: t('rank'), value: format.ordinal(rank), note: t('rankOf', { ranked }) },
          { label: t('games'), value: games, note: t('gamesWon', { wins }) },
        ]}
      />
      {first && (
        <Box as="figure" top="lg">
          <Sparkline
            values={values}
            label={t('ratingLine', { first: first.rating, last: rating })}
            width={320}
            height={64}
          />
          <Text as="figcaption" aside top="xs">
            {t('ratingSince', { day: t('day', first), first: first.rating, last: rating, low: Math.min(...values) })}
          </Text>
        </Box>
      )}
    </Section>
  );
}
