import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { memo, useState } from 'react';
import { EventWords, type GameWords, periodWords } from '#web/features/game/event-words.tsx';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { PlayTime, PlayTimeHead } from '#web/features/game/play-time.tsx';
import { iconOf, isShown, PLAY_FILTERS, type PlayFilter } from '#web/features/game/plays.ts';
import { type GameStage, showsSame } from '#web/features/game/stage.ts';
import { Reactions } from '#web/features/game/talk/reactions.tsx';
import type { Talk } from '#web/features/game/talk/use-talk.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber, useSearchState, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Box, Row, Stack, Words } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './play-by-play.module.css';

const SIDES = ['both', 'away', 'home'] as const;
/** Plays shown at first, and added with each press on "earlier". */
const PAGE = 60;

/** Lists the plays, newest first, filtered by kind, team and period. */
export const PlayByPlay = memo(function PlayByPlay({ stage, talk }: { stage: GameStage; talk: Talk }) {
  const { t } = useTranslation(['game', 'common']);
  const [filter, setFilter] = useSearchState('plays', PLAY_FILTERS);
  const [side, setSide] = useSearchState('side', SIDES);
  const period = useSearchNumber('period');
  const setSearch = useSetSearch();
  const [count, setCount] = useState(PAGE);
  const { view, events } = stage;
  const plays = events
    .filter(
      (event) =>
        isShown(filter, event) &&
        (period === undefined || event.period === period) &&
        (side === 'both' || !('side' in event) || event.side === side),
    )
    .reverse();
  const periods = Array.from({ length: stage.scene.period }, (_, index) => index + 1);
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
      <Row align="stretch" gap="sm" line="bottom" inset="sm">
        <NativeSelect
          size="xs"
          aria-label={t('plays.team')}
          value={side}
          onChange={({ currentTarget: { value } }) => setSide(SIDES.find((each) => each === value) ?? 'both')}
          data={[
            { value: 'both', label: t('plays.bothTeams') },
            { value: 'away', label: view.game.away.city },
            { value: 'home', label: view.game.home.city },
          ]}
        />
        <NativeSelect
          size="xs"
          aria-label={t('plays.period')}
          value={period ?? ''}
          onChange={({ currentTarget: { value } }) => setSearch({ period: value === '' ? undefined : Number(value) })}
          data={[
            { value: '', label: t('plays.wholeGame') },
            ...periods.map((each) => ({ value: String(each), label: periodWords(t, each, view.game.overtime) })),
          ]}
        />
        <ResetFilters of={['plays', 'side', 'period']} />
      </Row>
      {plays.length === 0 && <EmptyState title={t(events.length === 0 ? 'plays.waiting' : 'plays.none')} />}
      {plays.length > 0 && <PlayTimeHead />}
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
    </Section>
  );
}, isSamePlay);

type PlayByPlayProps = { stage: GameStage; talk: Talk };

function isSamePlay(one: PlayByPlayProps, other: PlayByPlayProps): boolean {
  return showsSame(one, other) && one.talk.state === other.talk.state;
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
        <Icon name={iconOf(event.type)} size={16} />
      </span>
      <Stack as="span" gap="none">
        {team && <Crest team={team} size={20} />}
      </Stack>
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
