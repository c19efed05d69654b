import type { ReactNode } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { Expected, Lineups } from '#web/features/game/before-game.tsx';
import { type BenchOpening, useBenchOpening } from '#web/features/game/bench/use-bench-opening.ts';
import { ChartsCard } from '#web/features/game/charts/charts-card.tsx';
import { OnIce } from '#web/features/game/on-ice.tsx';
import { Penalties } from '#web/features/game/penalties.tsx';
import { PeriodTable, periodsOf } from '#web/features/game/period-table.tsx';
import { PlayByPlay } from '#web/features/game/play-by-play.tsx';
import { PlayFilters } from '#web/features/game/play-filters.tsx';
import { ReplayBar } from '#web/features/game/replay-bar.tsx';
import { PuckStrip } from '#web/features/game/rink/puck-strip.tsx';
import { RinkCard } from '#web/features/game/rink/rink-card.tsx';
import { SeasonSoFar } from '#web/features/game/season-so-far.tsx';
import { type GameStage, isShootout } from '#web/features/game/stage.ts';
import { BehindTheResult, Scoring, ShootoutCard, Stars } from '#web/features/game/summary-cards.tsx';
import { ChatCard } from '#web/features/game/talk/chat-card.tsx';
import type { Talk } from '#web/features/game/talk/use-talk.ts';
import { TeamComparison } from '#web/features/game/team-comparison.tsx';
import type { Replay } from '#web/features/game/use-replay.ts';
import { ReportHorn } from '#web/features/horn/report-horn.tsx';
import { OpponentReport } from '#web/features/scout/opponent-report.tsx';
import { useMedia } from '#web/lib/motion.ts';
import { useSearchChoice, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import css from './matchday.module.css';

/** As in matchday.module.css: the side follows the ice, and what is below the ice has a tab of its own. */
const ONE_COLUMN = '(max-width: 920px)';

type MatchdayTab = 'plays' | 'ice' | 'bench' | 'stats' | 'chat' | 'reports';

interface MatchdayProps {
  stage: GameStage;
  talk: Talk;
  replay: Replay | null;
  isSecret: boolean;
  /** The reports, which take the place of ice and side. */
  reports: ReactNode;
  /** The bench of the user's team in a live game, likewise. */
  bench: (opening: BenchOpening) => ReactNode;
}

/** Returns the tabs beside the ice, and the current one; the first is the default. */
function useMatchdayTabs({ view, events }: GameStage): {
  tabs: readonly MatchdayTab[];
  tab: MatchdayTab;
  isNarrow: boolean;
} {
  const isNarrow = useMedia(ONE_COLUMN);
  const ice = isNarrow ? (['ice'] as const) : [];
  const bench = view.state === 'live' && view.managedTeamId !== null ? (['bench'] as const) : [];
  const hasPlays = events.length > 0 || view.state === 'live';
  const tabs: readonly [MatchdayTab, ...MatchdayTab[]] =
    view.state === 'before'
      ? isNarrow
        ? ['ice', 'chat', 'stats', 'reports']
        : ['chat', 'stats', 'reports']
      : hasPlays
        ? ['plays', ...ice, ...bench, 'stats', 'chat', 'reports']
        : isNarrow
          ? ['ice', 'stats', 'chat', 'reports']
          : ['stats', 'chat', 'reports'];
  return { tabs, tab: useSearchChoice('tab', tabs), isNarrow };
}

/**
 * The game on one screen, before, during and after: the ice with what happens on it, and beside it plays, numbers and
 * chat, each with a scroll of its own. On a phone the tabs are below the ice.
 */
export function Matchday({ stage, talk, replay, isSecret, reports, bench }: MatchdayProps) {
  const { t } = useTranslation('game');
  const { tabs, tab, isNarrow } = useMatchdayTabs(stage);
  const setSearch = useSetSearch();
  const { view } = stage;
  const opening = useBenchOpening(stage, { tabs, tab, isNarrow });
  const isBefore = view.state === 'before';
  const links = (
    <div className={css.tabRow}>
      <TabLinks
        label={t('tabs.label')}
        current={tab}
        // The bench can be used now.
        tabs={tabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          isCalling: id === 'bench' && tab !== id && stage.scene.isIntermission,
        }))}
      />
      {tab === 'plays' && <PlayFilters stage={stage} />}
    </div>
  );
  // On a phone the bench is below the ice: it opens by itself, and nothing moves.
  if (tab === 'reports' || (tab === 'bench' && !isNarrow)) {
    return (
      <>
        {links}
        {tab === 'bench' ? bench(opening) : reports}
      </>
    );
  }
  const bar = <Bar stage={stage} replay={replay} isSecret={isSecret} isNarrow={isNarrow} />;
  return (
    // The faceoff brings another arrangement, the final horn none: nothing moves while one watches.
    <div
      key={isBefore ? 'before' : 'on'}
      className={css.arena}
      data-before={isBefore || undefined}
      data-replay={replay ? true : undefined}
    >
      {(!isNarrow || !isBefore) && <Ice stage={stage} isNarrow={isNarrow} />}
      <div className={css.side}>
        {links}
        <Panel
          key={tab}
          tab={tab}
          stage={stage}
          talk={talk}
          isNarrow={isNarrow}
          bench={bench(opening)}
          // Somebody who writes before the faceoff goes on writing after it.
          onWrite={() => isBefore && !isNarrow && setSearch({ tab: 'chat' })}
        />
      </div>
      {bar}
    </div>
  );
}

/** What is on the ice, or will be. */
function Ice({ stage, isNarrow }: { stage: GameStage; isNarrow: boolean }) {
  const { t } = useTranslation('game');
  const { view, scene, players, events, clip } = stage;
  if (view.state === 'before') return <Ahead stage={stage} />;
  if (events.length === 0 && view.state === 'after') {
    return (
      <div className={css.ice}>
        <Row as="p" plate gap="md" close inset="sm" bottom="lg">
          {t('notKept')}
        </Row>
        <Stars view={view} />
        <Lineups view={view} />
      </div>
    );
  }
  return (
    <div className={css.ice}>
      <RinkCard view={view} scene={clip?.scene ?? scene} players={players} onLive={clip?.end ?? null} />
      {!isNarrow && <BelowRink stage={stage} />}
    </div>
  );
}

/** Puck, curve and the players on the ice; after the final horn the stars in their place. */
function BelowRink({ stage }: { stage: GameStage }) {
  const { view, scene, players } = stage;
  return (
    <>
      <PuckStrip view={view} scene={scene} players={players} isOn={!scene.isOver && !scene.isIntermission} />
      <ChartsCard stage={stage} />
      <div className={css.people}>
        {stage.isRevealed && scene.isOver ? (
          <Result view={view} />
        ) : isShootout(stage) ? (
          <ShootoutCard stage={stage} />
        ) : (
          <OnIce stage={stage} />
        )}
      </div>
    </>
  );
}

/** The stars, and what lies behind the result. */
function Result({ view }: { view: GameView }) {
  return (
    <Stack gap="xs">
      <Stars view={view} />
      <BehindTheResult />
    </Stack>
  );
}

/** Both lineups and what is expected of them. */
function Ahead({ stage: { view } }: { stage: GameStage }) {
  const own = [view.game.home, view.game.away].find(({ id }) => id === view.managedTeamId);
  return (
    <div className={css.ice}>
      <Lineups view={view} />
      <Expected view={view} />
      {own?.level === 'PRO' && <OpponentReport teamId={own.id} gameId={view.game.id} />}
    </div>
  );
}

/** The content of a tab, with a scroll of its own that takes the keyboard. */
function Panel({
  tab,
  stage,
  talk,
  isNarrow,
  bench,
  onWrite,
}: {
  tab: Exclude<MatchdayTab, 'reports'>;
  stage: GameStage;
  talk: Talk;
  isNarrow: boolean;
  bench: ReactNode;
  onWrite: () => void;
}) {
  const { t } = useTranslation('game');
  const isBefore = stage.view.state === 'before';
  // The log within it scrolls by itself.
  if (tab === 'chat') {
    return (
      <div className={css.own}>
        <ChatCard stage={stage} talk={talk} onWrite={onWrite} />
      </div>
    );
  }
  if (tab === 'plays') {
    const head = isNarrow && stage.isRevealed && stage.scene.isOver ? <Result view={stage.view} /> : null;
    return (
      <div className={css.own}>
        <PlayByPlay stage={stage} talk={talk} head={head} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.panel} tabIndex={0} aria-label={t(`tabs.${tab}`)}>
      {tab === 'bench' && bench}
      {tab === 'ice' &&
        (isBefore || stage.events.length === 0 ? <Ice stage={stage} isNarrow /> : <BelowRink stage={stage} />)}
      {tab === 'stats' && (isBefore ? <SeasonSoFar view={stage.view} /> : <Stats stage={stage} />)}
    </section>
  );
}

function Stats({ stage }: { stage: GameStage }) {
  const { t } = useTranslation('game');
  return (
    <Stack>
      <Section title={t('byPeriod')} isFlush>
        <PeriodTable view={stage.view} {...periodsOf(stage)} />
      </Section>
      <TeamComparison stage={stage} />
      {stage.events.length > 0 && (
        <>
          <Scoring stage={stage} />
          <ShootoutCard stage={stage} />
          <Penalties stage={stage} />
          <ReportHorn horn={stage.view.goalHorn} />
        </>
      )}
    </Stack>
  );
}

/**
 * The bar below ice and side: the replay of a finished game, or the way to the lines of the user's own team. On a phone the tab of the
 * bench is that way while the game is on.
 */
function Bar({
  stage,
  replay,
  isSecret,
  isNarrow,
}: {
  stage: GameStage;
  replay: Replay | null;
  isSecret: boolean;
  isNarrow: boolean;
}) {
  const { view } = stage;
  const leadsToLines = view.managedTeamId !== null && (view.state === 'before' || (view.state === 'live' && !isNarrow));
  return (
    <div className={css.bar}>
      {replay ? (
        <ReplayBar view={view} replay={replay} isSecret={isSecret && !stage.isRevealed} />
      ) : (
        leadsToLines && <ManagerNotice view={view} />
      )}
    </div>
  );
}

function ManagerNotice({ view }: { view: GameView }) {
  const { t } = useTranslation('game');
  return (
    <Row gap="sm" tone="dim" size="sm" unbroken role="note">
      <span className="visually-hidden-on-phone">
        {t(view.state === 'live' ? 'before.manage' : 'before.manageSoon')}
      </span>
      {view.state === 'live' ? (
        <LinkButton
          size="xs"
          variant="default"
          leftSection={<Icon name="swap" size={16} />}
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, tab: 'bench' })}
        >
          {t('tabs.bench')}
        </LinkButton>
      ) : (
        <LinkButton
          size="xs"
          variant="default"
          leftSection={<Icon name="swap" size={16} />}
          to="/club/lineups"
          search={{ team: view.managedTeamId ?? undefined }}
        >
          {t('before.setLines')}
        </LinkButton>
      )}
    </Row>
  );
}
