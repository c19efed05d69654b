import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { GameRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Section } from '#web/ui/section.tsx';

const RENEW_MS = 30_000;

/** The other games of the league on the same day, with their scores so far. */
export function OtherGames({ game }: { game: GameRef }) {
  const { t } = useTranslation('game');
  const { season, day, leagueId } = game;
  const { data } = useQuery(
    api.game.scores.queryOptions({
      input: { season, day, leagueId },
      refetchInterval: game.status === 'live' ? RENEW_MS : false,
    }),
  );
  const others = (data?.data ?? []).filter(({ id }) => id !== game.id);
  if (others.length === 0) return null;
  return (
    <Section title={t('elsewhere')} isFlush>
      {others.map((other) => (
        <GameScoreRow key={other.id} game={other} />
      ))}
    </Section>
  );
}
