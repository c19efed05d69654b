import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GameRef } from '#domains/shapes.ts';
import type { ClubId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { serverNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { GameState } from '#web/ui/game-score-row.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Words } from '#web/ui/layout.tsx';
import css from './other-games.module.css';
import { clubsOfInterest, renewIn, stripGames } from './strip-games.ts';

/**
 * Shows the other games of the day with their current scores in one strip: those of the league or competition, then those of
 * friends' and followed clubs in other leagues; a goal elsewhere lights its chip. A click changes the game, and the view stays. A scrimmage has none beside it, and says in
 * their place what it is.
 */
export function OtherGames({ game }: { game: GameRef }) {
  const { t } = useTranslation('game');
  if (game.type !== 'scrimmage') return <ScoreStrip game={game} />;
  return (
    <div className={css.strip}>
      <Words tone="dim" size="sm">
        {t('importance.scrimmage')}
      </Words>
    </div>
  );
}

function ScoreStrip({ game }: { game: GameRef }) {
  const { t } = useTranslation('game');
  const teamId = useUser()?.teamId ?? null;
  const { data } = useQuery(
    api.game.scores.queryOptions({
      // All games of a league share an answer: the strip stays when a click changes the game.
      input:
        game.leagueId === null ? { gameId: game.id } : { season: game.season, day: game.day, leagueId: game.leagueId },
      refetchInterval: renewal,
    }),
  );
  const clubs = useClubsOfInterest();
  const elsewhere = useQuery({
    ...api.game.scores.queryOptions({
      input: { season: game.season, day: game.day, clubIds: clubs },
      refetchInterval: renewal,
    }),
    enabled: game.leagueId !== null && clubs.length > 0,
  });
  const listed = stripGames(game, { beside: data?.data ?? [], elsewhere: elsewhere.data?.data ?? [], clubs });
  const isOurs = teamId === null || [game.home.id, game.away.id].includes(teamId);
  return (
    <nav className={css.strip} aria-label={t('elsewhere')}>
      {!isOurs && (
        <Link to="/game/{-$id}" params={{ id: undefined }} search={keepView} className={css.back}>
          <Icon name="undo" size={16} /> {t('backToOurs')}
        </Link>
      )}
      <ul className={css.games}>
        {listed.map((other) => (
          // A chip is re-rendered, and so lit, when its score changes.
          <li key={`${other.id} ${other.live?.homeScore ?? ''} ${other.live?.awayScore ?? ''}`}>
            <Chip game={other} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function renewal({ state }: { state: { data?: { data: GameRef[] } | undefined } }): number | false {
  return renewIn(state.data?.data ?? [], serverNow());
}

/** Returns the clubs of the user's friends, and those that they follow. */
function useClubsOfInterest(): ClubId[] {
  const isUser = useUser() !== null;
  const once = { staleTime: Number.POSITIVE_INFINITY, throwOnError: false, enabled: isUser };
  const friends = useQuery({ ...api.friends.list.queryOptions(), ...once });
  const follows = useQuery({ ...api.follows.list.queryOptions(), ...once });
  return clubsOfInterest(friends.data?.data ?? [], follows.data?.data ?? []);
}

function Chip({ game }: { game: GameRef }) {
  const { homeScore, awayScore } = game.live ?? game;
  return (
    <Link
      to="/game/{-$id}"
      params={{ id: String(game.id) }}
      search={keepView}
      className={css.chip}
      data-live={game.live ? true : undefined}
      data-scored={game.live && game.live.homeScore + game.live.awayScore > 0 ? true : undefined}
    >
      <span className={css.score}>
        <Crest team={game.away} size={14} isDecoration /> {game.away.abbr} <b>{awayScore ?? ''}</b>
        <Crest team={game.home} size={14} isDecoration /> {game.home.abbr} <b>{homeScore ?? ''}</b>
      </span>
      <GameState game={game} />
    </Link>
  );
}

/** The other game opens in the same view: tab, chart and side of the rink. */
function keepView({ tab, chart, ground }: Record<string, unknown>) {
  return { tab, chart, ground };
}
