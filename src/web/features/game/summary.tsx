import { NativeSelect } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { periodScoresOf } from '#domains/game/rules/reveal.ts';
import type { Side } from '#engine/match/sides.ts';
import { CALL_LEVELS, type CallLevel } from '#web/features/game/announcer.tsx';
import { Expected, Lineups } from '#web/features/game/before-game.tsx';
import { ChartsCard } from '#web/features/game/charts/charts-card.tsx';
import { OnIce } from '#web/features/game/on-ice.tsx';
import { OtherGames } from '#web/features/game/other-games.tsx';
import { Penalties } from '#web/features/game/penalties.tsx';
import { PeriodTable } from '#web/features/game/period-table.tsx';
import { PlayByPlay } from '#web/features/game/play-by-play.tsx';
import { ReplayBar } from '#web/features/game/replay-bar.tsx';
import { RinkCard } from '#web/features/game/rink/rink-card.tsx';
import { SeasonSoFar, useHasSeason } from '#web/features/game/season-so-far.tsx';
import { type GameStage, isShootout } from '#web/features/game/stage.ts';
import { BehindTheResult, Scoring, ShootoutCard, Stars } from '#web/features/game/summary-cards.tsx';
import { ChatCard } from '#web/features/game/talk/chat-card.tsx';
import type { Talk } from '#web/features/game/talk/use-talk.ts';
import { TeamComparison } from '#web/features/game/team-comparison.tsx';
import type { LiveGame } from '#web/features/game/use-live-game.ts';
import type { Replay } from '#web/features/game/use-replay.ts';
import { ReportHorn } from '#web/features/horn/report-horn.tsx';
import { OpponentReport } from '#web/features/scout/opponent-report.tsx';
import { useMedia } from '#web/lib/motion.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './game.module.css';

/** As in game.module.css. */
const ONE_COLUMN = '(max-width: 920px)';
/**
 * Sizes at which the replay bar does not stick to the window (replay-bar.module.css), so that it may be out of reach
 * from the ice.
 */
const TAPE_MAY_BE_FAR = '(max-width: 1199px), (max-height: 859px)';

/** Shows what is known before the faceoff. Before the season has begun that is little, so the other games are added. */
function BeforeFaceoff({
  stage,
  talk,
  hasChat,
  isNarrow,
}: {
  stage: GameStage;
  talk: Talk;
  hasChat: boolean;
  isNarrow: boolean;
}) {
  const { view } = stage;
  const hasSeason = useHasSeason(view);
  const { home, away } = view.game;
  const own = [home, away].find(({ id }) => id === view.managedTeamId);
  const others = <OtherGames game={view.game} />;
  return (
    <Stack>
      <div className={css.columns}>
        <Stack>
          <Expected view={view} />
          {own?.level === 'PRO' && <OpponentReport teamId={own.id} gameId={view.game.id} />}
          {hasSeason ? <SeasonSoFar view={view} /> : !isNarrow && others}
        </Stack>
        <Stack>
          {hasChat && <ChatCard stage={stage} talk={talk} isTall={!hasSeason && !isNarrow} />}
          {hasSeason && !isNarrow && others}
        </Stack>
      </div>
      <Lineups view={view} />
      {/* Appears once loaded, and moves nothing. */}
      {isNarrow && others}
    </Stack>
  );
}

/** Shows the game at a glance: rink, charts and plays, with scorers, players on the ice and other games beside them. */
export function Summary({
  stage,
  live,
  talk,
  replay,
  isSecret,
  hasChat,
  calls,
}: {
  stage: GameStage;
  live: LiveGame;
  talk: Talk;
  replay: Replay | null;
  isSecret: boolean;
  /** The chat is beside it. */
  hasChat: boolean;
  calls: { level: CallLevel; setLevel: (level: CallLevel) => void };
}) {
  const { t } = useTranslation('game');
  const { view, events, scene, players } = stage;
  // In one column the on-ice card belongs below the ice, not below the whole play-by-play.
  const isNarrow = useMedia(ONE_COLUMN);
  const isTapeFar = useMedia(TAPE_MAY_BE_FAR);
  // The same function for every moment of the replay: the ice is re-rendered only after a new event.
  const tape = useRef(replay);
  useEffect(() => {
    tape.current = replay;
  });
  const toggleTape = useCallback(() => tape.current?.toggle(), []);
  if (view.state === 'before') return <BeforeFaceoff stage={stage} talk={talk} hasChat={hasChat} isNarrow={isNarrow} />;
  const chat = hasChat && <ChatCard stage={stage} talk={talk} />;
  const isKept = live.events.length > 0 || !live.isReady || view.state === 'live';
  const scores = isKept ? periodScoresOf(events) : view.periodScores;
  const periods = (
    <Section title={t('byPeriod')} isFlush>
      <PeriodTable view={view} scores={scores} shots={isKept ? scene.shotsByPeriod : recordedShots(view)} />
    </Section>
  );
  const onIce =
    isKept && !stage.isRevealed && (isShootout(stage) ? <ShootoutCard stage={stage} /> : <OnIce stage={stage} />);
  // With the final horn the on-ice card makes room for the others.
  const people = (onIce || stage.isRevealed) && (
    <div className={css.people}>
      {onIce}
      {stage.isRevealed && <Stars view={view} />}
      {stage.isRevealed && isKept && <BehindTheResult />}
    </div>
  );
  return (
    <div className={css.columns}>
      <Stack>
        {isKept ? (
          <>
            <RinkCard
              view={view}
              scene={scene}
              players={players}
              isTapeRunning={isTapeFar && replay ? replay.isPlaying : null}
              onTape={toggleTape}
            />
            {isNarrow && <PlayByPlay stage={stage} talk={talk} />}
            {replay && <ReplayBar view={view} replay={replay} isSecret={isSecret && !stage.isRevealed} />}
            {isNarrow && onIce && people}
            {isNarrow && periods}
            {isNarrow && !onIce && people}
            {isNarrow && <Scoring stage={stage} />}
            {isNarrow && stage.isRevealed && <ShootoutCard stage={stage} />}
            {isNarrow && <Penalties stage={stage} />}
            <ChartsCard stage={stage} />
            {!isNarrow && <PlayByPlay stage={stage} talk={talk} />}
            {!isNarrow && <TeamComparison stage={stage} />}
            {!isNarrow && <CallLevelSelect {...calls} />}
          </>
        ) : (
          <>
            <Row as="p" plate gap="md" close inset="sm" bottom="lg">
              {t('notKept')}
            </Row>
            {isNarrow && periods}
            {isNarrow && people}
            <Lineups view={view} />
            {!isNarrow && <TeamComparison stage={stage} />}
          </>
        )}
      </Stack>
      <Stack>
        {!isNarrow && periods}
        {!isNarrow && people}
        {chat}
        {isKept && !isNarrow && <Scoring stage={stage} />}
        {isKept && !isNarrow && stage.isRevealed && <ShootoutCard stage={stage} />}
        {isKept && !isNarrow && <Penalties stage={stage} />}
        {isNarrow && <TeamComparison stage={stage} />}
        <OtherGames game={view.game} />
        {isKept && <ReportHorn horn={view.goalHorn} />}
        {isNarrow && isKept && <CallLevelSelect {...calls} />}
      </Stack>
    </div>
  );
}

/** Returns the shots of a game whose events are no longer kept. */
function recordedShots({ box }: GameView): Record<Side, readonly number[]> | null {
  if (!box || box.home.team.shotsByPeriod.length === 0) return null;
  return { home: box.home.team.shotsByPeriod, away: box.away.team.shotsByPeriod };
}

/** Chooses how much of the game a screen reader announces. */
function CallLevelSelect({ level, setLevel }: { level: CallLevel; setLevel: (level: CallLevel) => void }) {
  const { t } = useTranslation('game');
  return (
    <NativeSelect
      maw={420}
      label={t('calls.label')}
      description={t('calls.hint')}
      value={level}
      onChange={({ currentTarget: { value } }) => setLevel(CALL_LEVELS.find((each) => each === value) ?? 'key')}
      data={CALL_LEVELS.map((value) => ({ value, label: t(`calls.${value}`) }))}
    />
  );
}
