import { Button } from '@mantine/core';
import { memo, type ReactNode, useState } from 'react';
import { EventWords, type GameWords } from '#web/features/game/event-words.tsx';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { usePlayFilters } from '#web/features/game/play-filters.tsx';
import { PlayTime } from '#web/features/game/play-time.tsx';
import { iconOf, isShown } from '#web/features/game/plays.ts';
import { type GameStage, showsSame } from '#web/features/game/stage.ts';
import { Reactions } from '#web/features/game/talk/reactions.tsx';
import type { Talk } from '#web/features/game/talk/use-talk.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Box, Words } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import css from './play-by-play.module.css';

/** Plays shown at first, and added with each press on "earlier". */
const PAGE = 60;

/** Lists the plays, newest first, filtered by kind, team and period. Readers of earlier plays are left where they are. */
export const PlayByPlay = memo(function PlayByPlay({ stage, talk, head }: PlayByPlayProps) {
  const { t } = useTranslation(['game', 'common']);
  const { filter, side, period } = usePlayFilters();
  const [count, setCount] = useState(PAGE);
  const { events } = stage;
  const plays = events
    .filter(
      (event) =>
        isShown(filter, event) &&
        (period === undefined || event.period === period) &&
        (side === 'both' || !('side' in event) || event.side === side),
    )
    .reverse();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.plays} aria-label={t('plays.title')} tabIndex={0}>
      {head}
      {plays.length === 0 && <EmptyState title={t(events.length === 0 ? 'plays.waiting' : 'plays.none')} />}
      <ol className={css.list}>
        {plays.slice(0, count).map((event) => (
          <Play key={event.index} t={t} event={event} stage={stage} talk={talk} />
        ))}
      </ol>
      {plays.length > count && (
        <Box inset="md" words="center">
          <Button variant="default" size="xs" onClick={() => setCount(count + PAGE)}>
            {t('plays.more', { count: plays.length - count })}
          </Button>
        </Box>
      )}
    </section>
  );
}, isSamePlay);

interface PlayByPlayProps {
  stage: GameStage;
  talk: Talk;
  /** Stands above the newest play; null: nothing. */
  head: ReactNode;
}

function isSamePlay(one: PlayByPlayProps, other: PlayByPlayProps): boolean {
  return showsSame(one, other) && one.talk.state === other.talk.state && (one.head === null) === (other.head === null);
}

function Play({ t, event, stage, talk }: { t: GameWords; event: LiveEvent; stage: GameStage; talk: Talk }) {
  const format = useFormat();
  const reactable = reactableEvent(event, stage.events);
  const { view, players } = stage;
  const { game } = view;
  const team = 'side' in event ? game[event.side] : null;
  return (
    <li className={css.play} data-type={event.type}>
      <PlayTime t={t} event={event} stage={stage} />
      <span className={css.icon}>
        {team ? <Crest team={team} size={20} /> : <Icon name={iconOf(event.type)} size={16} />}
      </span>
      <span className={css.words}>
        <EventWords t={t} event={event} players={players} overtime={game.overtime} />
        {event.type === 'goal' && <GoalDetails t={t} event={event} stage={stage} />}
      </span>
      {reactable !== null && <Reactions event={reactable} talk={talk} />}
      {event.type === 'goal' && (
        <Words numeral size="xxl">
          {format.score(event.awayScore, event.homeScore)}
        </Words>
      )}
    </li>
  );
}

/**
 * Returns the index of the event that reactions to a line belong to: a goal, a penalty, or the save reported in the
 * line of a shot.
 */
function reactableEvent(event: LiveEvent, events: readonly LiveEvent[]): number | null {
  if (event.type === 'goal' || event.type === 'penalty') return event.index;
  const next = events[event.index + 1];
  return event.type === 'shot' && next?.type === 'save' ? next.index : null;
}

/** Shows details of a goal: the kind of shot, the passers, and whether it was a power-play, shorthanded or empty-net goal. */
function GoalDetails({
  t,
  event,
  stage: { players, events },
}: {
  t: GameWords;
  event: Extract<LiveEvent, { type: 'goal' }>;
  stage: GameStage;
}) {
  const assists = event.assists.flatMap((id) => players.get(id) ?? []);
  const shot = events[event.index - 1];
  return (
    <span className={css.details}>
      {shot?.type === 'shot' && `${t(`game:shotName.${shot.shot}`)} · `}
      {assists.length === 0 && t('game:play.unassisted')}
      {assists.length > 0 && t('game:play.assists')}
      {assists.map((player, index) => (
        <span key={player.id}>
          {index > 0 && ', '}
          <PlayerLink player={player} name="short" />
        </span>
      ))}
      {event.emptyNet && ` · ${t('game:play.emptyNetGoal')}`}
      {event.strength !== 'even' && ` · ${t(`game:play.goalStrength.${event.strength}`)}`}
    </span>
  );
}
