import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract.ts';
import { periodKey } from '#domains/game/rules/periods.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import { EventWords, type GameWords } from '#web/features/game/event-words.tsx';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { iconOf, isShown, PLAY_FILTERS, type PlayFilter } from '#web/features/game/plays.ts';
import { formatClock } from '#web/lib/format.ts';
import { Crest } from '#web/ui/crest.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './play-by-play.module.css';

/** Plays drawn at first, and with each press on "earlier". */
const PAGE = 60;

type Players = ReadonlyMap<number, PlayerRef>;

/** What has happened, newest first. */
export function PlayByPlay({
  view,
  events,
  players,
}: {
  view: GameView;
  events: readonly LiveEvent[];
  players: Players;
}) {
  const { t } = useTranslation(['game', 'common']);
  const [filter, setFilter] = useState<PlayFilter>('key');
  const [count, setCount] = useState(PAGE);
  const plays = events.filter(({ type }) => isShown(filter, type)).reverse();
  return (
    <Section
      title={t('plays.title')}
      isFlush
      aside={
        <SegmentedControl<PlayFilter>
          aria-label={t('plays.filter')}
          value={filter}
          onChange={setFilter}
          data={PLAY_FILTERS.map((value) => ({ value, label: t(`plays.${value}`) }))}
        />
      }
    >
      {plays.length === 0 && <EmptyState title={t(events.length === 0 ? 'plays.waiting' : 'plays.none')} />}
      <ol className={css.list}>
        {plays.slice(0, count).map((event) => (
          <Play key={event.index} t={t} event={event} view={view} players={players} />
        ))}
      </ol>
      {plays.length > count && (
        <div className={css.more}>
          <Button variant="default" size="xs" onClick={() => setCount(count + PAGE)}>
            {t('plays.more', { count: plays.length - count })}
          </Button>
        </div>
      )}
    </Section>
  );
}

function Play({ t, event, view, players }: { t: GameWords; event: LiveEvent; view: GameView; players: Players }) {
  const { game } = view;
  const team = 'side' in event ? game[event.side] : null;
  return (
    <li className={css.play} data-type={event.type}>
      <span className={css.time}>
        <span className={css.period}>{t(`game:periodShort.${periodKey(event.period, game.stage)}`)}</span>
        {formatClock(event.second)}
      </span>
      <span className={css.icon}>
        <Icon name={iconOf(event.type)} size={16} />
      </span>
      <span className={css.crest}>{team && <Crest team={team} size={20} />}</span>
      <span className={css.words}>
        <EventWords t={t} event={event} players={players} stage={game.stage} />
        {event.type === 'goal' && <GoalDetails t={t} event={event} players={players} />}
      </span>
      {event.type === 'goal' && (
        <span className={css.score}>
          {event.awayScore}–{event.homeScore}
        </span>
      )}
    </li>
  );
}

function GoalDetails({
  t,
  event,
  players,
}: {
  t: GameWords;
  event: Extract<LiveEvent, { type: 'goal' }>;
  players: Players;
}) {
  const assists = event.assists.flatMap((id) => players.get(id) ?? []);
  return (
    <span className={css.details}>
      {assists.length === 0 && t('game:play.unassisted')}
      {assists.length > 0 && t('game:play.assists')}
      {assists.map((player, index) => (
        <span key={player.id}>
          {index > 0 && ', '}
          <PlayerLink player={player} name="short" />
        </span>
      ))}
      {' · '}
      {event.emptyNet ? t('game:play.emptyNetGoal') : t(`game:play.goalStrength.${event.strength}`)}
    </span>
  );
}
