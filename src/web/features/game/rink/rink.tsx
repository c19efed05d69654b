import { SegmentedControl } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { Side, Spot } from '#engine/match/types.ts';
import type { Scene, ShotMark } from '#web/features/game/scene.ts';
import { playerName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import css from './rink.module.css';

type Ground = 'home' | 'away';

/** The rink from above with every shot so far and, while the game goes on, the puck. */
export function RinkCard({
  view,
  scene,
  players,
  hasPuck,
}: {
  view: GameView;
  scene: Scene;
  players: ReadonlyMap<number, PlayerRef>;
  hasPuck: boolean;
}) {
  const { t } = useTranslation('game');
  const [ground, setGround] = useState<Ground>('home');
  const { home, away } = view.game;
  return (
    <Section
      title={t('rink')}
      aside={
        <SegmentedControl<Ground>
          aria-label={t('ground.label')}
          value={ground}
          onChange={setGround}
          data={(['home', 'away'] as const).map((value) => ({ value, label: t(`ground.${value}`) }))}
        />
      }
    >
      <Rink
        label={t('rinkLabel', {
          home: scene.shots.home,
          away: scene.shots.away,
          homeTeam: home.city,
          awayTeam: away.city,
        })}
        marks={scene.shotMarks}
        puck={hasPuck ? scene.puck : null}
        isTurned={ground === 'away'}
        latest={scene.last?.index ?? -1}
        nameOf={(id) => nameOf(players, id)}
      />
      <ul className={css.legend}>
        {(['home', 'away'] as const).map((side) => (
          <li key={side}>
            <svg viewBox="-1 -1 2 2" className={css.sample} data-side={side} aria-hidden="true">
              <circle r={0.8} className={css.filled} />
            </svg>
            {view.game[side].abbr}
          </li>
        ))}
        {(['goal', 'on-goal', 'missed', 'blocked'] as const).map((outcome) => (
          <li key={outcome}>
            <svg viewBox="-1.2 -1.2 2.4 2.4" className={css.sample} data-side="neutral" aria-hidden="true">
              <MarkShape outcome={outcome} />
            </svg>
            {t(`legend.${outcome}`)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function nameOf(players: ReadonlyMap<number, PlayerRef>, id: number): string {
  const player = players.get(id);
  return player ? playerName(player, 'short') : '';
}

/** Metres from the centre spot; the home team attacks to the right unless `isTurned`. */
export function Rink({
  label,
  marks,
  puck,
  isTurned,
  latest,
  nameOf: name,
}: {
  label: string;
  marks: readonly ShotMark[];
  puck: Spot | null;
  isTurned: boolean;
  /** Index of the last event: a mark that is as new is drawn large for a moment. */
  latest: number;
  nameOf: (playerId: number) => string;
}) {
  const titleId = useId();
  const turn = isTurned ? -1 : 1;
  return (
    <svg className={css.rink} viewBox="-31 -14 62 28" role="img" aria-labelledby={titleId}>
      <title id={titleId}>{label}</title>
      <Ice />
      {goalsLast(marks).map((mark) => (
        <g
          key={mark.index}
          className={css.mark}
          data-side={mark.side}
          data-new={latest - mark.index < 3 || undefined}
          transform={`translate(${mark.spot.x * turn} ${mark.spot.y * turn})`}
        >
          <MarkShape outcome={mark.outcome} />
          <title>{name(mark.shooter)}</title>
        </g>
      ))}
      {puck && (
        <g className={css.puck} style={{ transform: `translate(${puck.x * turn}px, ${puck.y * turn}px)` }}>
          <circle r={0.95} className={css.halo} />
          <circle r={0.5} />
        </g>
      )}
    </svg>
  );
}

/** What is drawn last lies on top. */
function goalsLast(marks: readonly ShotMark[]): readonly ShotMark[] {
  const isGoal = (mark: ShotMark) => mark.outcome === 'goal';
  return [...marks.filter((mark) => !isGoal(mark)), ...marks.filter(isGoal)];
}

/** By shape as well as by colour: a star-like disc for a goal, a ring for a save, a dot wide, a cross when blocked. */
function MarkShape({ outcome }: { outcome: ShotMark['outcome'] }) {
  switch (outcome) {
    case 'goal':
      return (
        <>
          <circle r={0.95} className={css.filled} />
          <path d="M0-.6.18-.2.6-.15.28.12.37.55 0 .33-.37.55-.28.12-.6-.15-.18-.2z" className={css.star} />
        </>
      );
    case 'on-goal':
      return <circle r={0.55} className={css.ring} />;
    case 'missed':
      return <circle r={0.26} className={css.filled} />;
    case 'blocked':
      return <path d="M-.4-.4.4.4M.4-.4-.4.4" className={css.ring} />;
  }
}

/** An international rink: 60 by 26 metres here, lines where the engine puts them. */
function Ice() {
  const ends: readonly Side[] = ['home', 'away'];
  return (
    <g className={css.ice}>
      <rect x={-30} y={-13} width={60} height={26} rx={8} className={css.sheet} />
      <clipPath id="rink-boards">
        <rect x={-30} y={-13} width={60} height={26} rx={8} />
      </clipPath>
      <g clipPath="url(#rink-boards)">
        <path d="M0-13V13" className={css.red} />
        <path d="M-7.6-13V13M7.6-13V13" className={css.blue} />
        <path d="M-26.5-13V13M26.5-13V13" className={css.goalLine} />
        <circle r={4.5} className={css.blueThin} />
        <circle r={0.3} className={css.spot} />
        {ends.map((side) => (
          <g key={side} transform={side === 'home' ? undefined : 'scale(-1 1)'}>
            <path d="M26.5-1.8A1.8 1.8 0 0 0 26.5 1.8z" className={css.crease} />
            <path d="M26.5-.9H27.6V.9H26.5" className={css.net} />
            {[-7, 7].map((y) => (
              <g key={y} transform={`translate(20 ${y})`}>
                <circle r={4.5} className={css.redThin} />
                <circle r={0.35} className={css.spot} />
              </g>
            ))}
            {[-7, 7].map((y) => (
              <circle key={y} cx={6.2} cy={y} r={0.35} className={css.spot} />
            ))}
          </g>
        ))}
      </g>
      <rect x={-30} y={-13} width={60} height={26} rx={8} className={css.boards} />
    </g>
  );
}
