import { Link } from '@tanstack/react-router';
import type { SeasonReview } from '#domains/season-review/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Lines, Row, Text, Words } from '#web/ui/layout.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './season-review.module.css';

const TOLD = ['bestWin', 'biggestWin', 'biggestLoss'] as const;
const ROUNDS = ['1', '2', '3'] as const;

/** Lists the memorable games of the season, each linking to the game. */
export function Games({ review }: { review: SeasonReview }) {
  const { t } = useTranslation('season-review');
  const format = useFormat();
  const told = TOLD.flatMap((which) => {
    const game = review[which];
    return game ? [{ which, game }] : [];
  });
  if (told.length === 0) return <Text nothing>{t('noGames')}</Text>;
  return (
    <Lines>
      {told.map(({ which, game }) => {
        const { gameId, day, opponent, isHome, goalsFor, goalsAgainst, endedIn, playoffRound } = game;
        const round = ROUNDS[(playoffRound ?? 0) - 1];
        return (
          <Row key={which} as="li" entry gap="sm" close inset="sm">
            <span className={css.label}>{t(which)}</span>
            <Link to="/game/{-$id}" params={{ id: String(gameId) }}>
              {format.score(goalsFor, goalsAgainst)}
            </Link>
            <Words aside>
              {endedIn !== 'regulation' && `${t(`gameEnd.${endedIn}`)} `}
              {t(isHome ? 'against.home' : 'against.away')}
            </Words>
            <TeamLink team={opponent} />
            <span className={`${css.end} ${css.dim}`}>
              {round ? t(`playoffDay.${round}`, { day }) : t('regularDay', { day })}
            </span>
          </Row>
        );
      })}
    </Lines>
  );
}
