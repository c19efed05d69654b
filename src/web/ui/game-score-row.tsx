import { Link } from '@tanstack/react-router';
import { periodLength } from '#domains/game/rules/periods.ts';
import type { AnyTeamRef, GameRef } from '#domains/shapes.ts';
import { useFormat } from '#web/lib/format.ts';
import { isResultHidden } from '#web/lib/spoilers.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from './crest.tsx';
import css from './game-score-row.module.css';
import { Row } from './layout.tsx';
import { useLiveScore } from './live-score.ts';
import { RevealButton } from './reveal-button.tsx';

/**
 * One game in a list: both teams with score or faceoff, linking to the game. `layout` 'stacked' is the scoreboard of a
 * strip, 'line' one line of a list; `focus` names the team whose schedule it is, so that its opponent is shown.
 */
export function GameScoreRow({ game, layout = 'line' }: { game: GameRef; layout?: 'line' | 'stacked' }) {
  const { t } = useTranslation();
  const score = game.live ?? { homeScore: game.homeScore, awayScore: game.awayScore };
  const isFinal = game.status === 'final';
  const side = (team: AnyTeamRef, goals: number | null, other: number | null) => (
    <span className={css.side} data-lost={(isFinal && goals !== null && other !== null && goals < other) || undefined}>
      <Crest team={team} size={layout === 'stacked' ? 24 : 20} isDecoration />
      <span className={css.team}>
        <span className={css.long}>{team.city}</span>
        <span className={css.abbr}>{team.abbr}</span>
      </span>
      <span className={css.goals}>{goals ?? ''}</span>
    </span>
  );
  const row = (
    <Link
      to="/game/{-$id}"
      params={{ id: String(game.id) }}
      className={`${css.row} ${css[layout]}`}
      data-live={game.live ? true : undefined}
    >
      {side(game.away, score.awayScore, score.homeScore)}
      {/* One above the other, the order says which team is at home. */}
      <span className={layout === 'stacked' ? 'visually-hidden' : css.at}>{t('at')}</span>
      {side(game.home, score.homeScore, score.awayScore)}
      <GameState game={game} />
    </Link>
  );
  if (layout === 'stacked' || !isResultHidden(game)) return row;
  return (
    <>
      {row}
      <Row justify="end" inset="sm">
        <RevealButton gameId={game.id} />
      </Row>
    </>
  );
}

/** The short words for how a game ended. */
export const FINAL_IN = { regulation: 'final', overtime: 'finalOvertime', shootout: 'finalShootout' } as const;

/** 'Final/OT', 'Live 2nd 13:05', or when it begins. */
export function GameState({ game }: { game: GameRef }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useLiveScore();
  if (game.live) {
    const { period, second, inIntermission: isIntermission } = game.live;
    const length = periodLength(period, game.overtime);
    const left = length === null ? null : Math.max(0, length - second);
    return (
      <span className={css.state} data-live>
        <span className={css.dot} />
        {words(game, { ...game.live, left, isIntermission }).when}
      </span>
    );
  }
  if (isResultHidden(game)) return <span className={css.state}>{t('resultHidden')}</span>;
  if (game.status === 'unneeded') return <span className={css.state}>{t('notNeeded')}</span>;
  if (game.status === 'final') {
    return <span className={css.state}>{t(FINAL_IN[game.endedIn ?? 'regulation'])}</span>;
  }
  return (
    <span className={css.state}>
      {game.faceoffAt ? format.instant(game.faceoffAt, 'weekday-time') : t('dayNumber', { day: game.day })}
    </span>
  );
}
