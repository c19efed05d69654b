import { focusManager, useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { secondAfter } from '#domains/game/rules/pace.ts';
import { periodLength } from '#domains/game/rules/periods.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { PaceView } from '#domains/world/contract/pace.ts';
import { alertGame } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { serverNow, useNow } from '#web/lib/time.ts';
import { putBeforeTitles } from '#web/lib/use-title.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useLiveScore } from '#web/ui/live-score.ts';
import css from './own-game.module.css';

type Live = NonNullable<NonNullable<PaceView['game']>['live']>;

/** The toast appears this long before the faceoff. */
const AHEAD_MS = 60_000;
/** How often the score of a live game is refetched; the strip of scores beside a game is, too. */
const LIVE_MS = 10_000;
/** How often a tab in the background asks while no game is near. */
const BACKGROUND_MS = 600_000;

/**
 * Follows the user's game on every screen except the game's: a toast ahead of the faceoff and at each goal, and while
 * the game is live its score in the header and before the titles, and a dot on the icon of the tab.
 */
export default function OwnGame() {
  // By the clock nothing else asks for the pace; elsewhere the control in the header asks more often.
  const query = useQuery({
    ...api.world.pace.queryOptions(),
    throwOnError: false,
    refetchInterval: ({ state }) => askAgainIn(state.data?.data.game, !focusManager.isFocused()),
    // The title of a tab is read while another is in front.
    refetchIntervalInBackground: true,
  });
  const game = query.data?.data.game;
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isThere = path === '/game' || path === `/game/${game?.id}`;
  const isLive = game?.isLive === true;
  useFaceoffToast(isThere ? null : game);
  useGoalToasts(game?.live?.game, isThere);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    icon?.setAttribute('href', isLive ? '/favicon-live.svg' : '/favicon.svg');
    return () => icon?.setAttribute('href', '/favicon.svg');
  }, [isLive]);
  if (!game?.live || isThere) return null;
  return <MiniScore live={game.live} faceoffAt={game.faceoffAt} readAt={query.dataUpdatedAt} />;
}

/** Returns in how many milliseconds to ask for the user's game again: often when it is live, or so near that it may be by then. */
export function askAgainIn(
  game: Pick<NonNullable<PaceView['game']>, 'isLive' | 'faceoffAt'> | null | undefined,
  isHidden: boolean,
): number {
  const left = game ? Date.parse(game.faceoffAt) - serverNow() - AHEAD_MS : Number.POSITIVE_INFINITY;
  if (game?.isLive || left < 0) return LIVE_MS;
  return isHidden ? Math.max(LIVE_MS, Math.min(BACKGROUND_MS, left)) : AHEAD_MS;
}

function useFaceoffToast(game: PaceView['game'] | undefined): void {
  const { t } = useTranslation('world');
  const { id, faceoffAt } = game ?? {};
  useEffect(() => {
    if (id === undefined || faceoffAt === undefined) return;
    const left = Date.parse(faceoffAt) - serverNow();
    if (left <= 0) return;
    const timer = setTimeout(() => alertGame(t('faceoffSoon'), { id, faceoffAt }), Math.max(0, left - AHEAD_MS));
    return () => clearTimeout(timer);
  }, [id, faceoffAt, t]);
}

/** Shows a toast at each goal of a live game; goals from before the first look at it are known. */
function useGoalToasts(game: GameRef | undefined, isThere: boolean): void {
  const { t } = useTranslation('world');
  const words = useLiveScore();
  const seen = useRef<Record<'id' | 'home' | 'away', number> | null>(null);
  useEffect(() => {
    if (!game?.live) return;
    const { homeScore: home, awayScore: away } = game.live;
    const before = seen.current;
    seen.current = { id: game.id, home, away };
    if (isThere || before?.id !== game.id || home + away <= before.home + before.away) return;
    const team = home > before.home ? game.home : game.away;
    const { score } = words(game, { ...game.live, left: null, isIntermission: false });
    alertGame(t('goal', { team: team.city, score }), { id: game.id });
  }, [game, isThere, t, words]);
}

function MiniScore({
  live: { game, msPerSecond },
  faceoffAt,
  readAt,
}: {
  live: Live;
  faceoffAt: string;
  readAt: number;
}) {
  const { t } = useTranslation(['world', 'common']);
  const now = useNow();
  const moment = game.live;
  const words = useLiveScore();
  const length = moment && periodLength(moment.period, game.overtime);
  const isAhead = Date.parse(faceoffAt) > now;
  const said = moment && {
    ...moment,
    left:
      length === null || isAhead
        ? null
        : length - secondAfter(moment.second, Date.now() - readAt, { msPerSecond, length }),
    isIntermission: moment.inIntermission,
  };
  // A user who wants no spoilers only learns that it is live.
  const { score, when } = said
    ? words(game, said)
    : { score: `${game.away.abbr} · ${game.home.abbr}`, when: t('common:live') };
  const title = said ? `${score} · ${when}` : null;
  useEffect(() => putBeforeTitles(title), [title]);
  useEffect(() => () => putBeforeTitles(null), []);
  return (
    <Link
      to="/game/{-$id}"
      params={{ id: String(game.id) }}
      className={css.score}
      aria-label={`${t('world:live')} ${title ?? score}`}
      data-tip={t('world:live')}
    >
      <b>{score}</b>
      <span>{when}</span>
    </Link>
  );
}
