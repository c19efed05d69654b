import { useQuery } from '@tanstack/react-query';
import type { GameRef } from '#domains/shapes.ts';
import type { LeagueId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './other-games.module.css';

/** How often the scores are refetched while games of the day are on. */
const RENEW_MS = 10_000;

/**
 * Lists the league's other games of the day with their current scores; a goal elsewhere highlights its row. Shows
 * nothing outside league play.
 */
export function OtherGames({ game }: { game: GameRef }) {
  const { leagueId } = game;
  return leagueId === null ? null : <OfLeague game={game} leagueId={leagueId} />;
}

function OfLeague({ game, leagueId }: { game: GameRef; leagueId: LeagueId }) {
  const { t } = useTranslation('game');
  const { season, day } = game;
  const { data } = useQuery(
    api.game.scores.queryOptions({
      input: { season, day, leagueId },
      refetchInterval: ({ state }) => {
        const isOn = game.status === 'live' || state.data?.data.some(({ status }) => status === 'live');
        return isOn ? RENEW_MS : false;
      },
    }),
  );
  const others = (data?.data ?? []).filter(({ id }) => id !== game.id);
  if (others.length === 0) return null;
  return (
    <Section title={t('elsewhere')} isFlush>
      {others.map((other) => (
        // A row is re-rendered, and so highlighted, when its score changes.
        <div
          key={`${other.id} ${other.live?.homeScore ?? ''} ${other.live?.awayScore ?? ''}`}
          className={css.row}
          data-live={other.live ? true : undefined}
        >
          <GameScoreRow game={other} />
        </div>
      ))}
    </Section>
  );
}
