import { type ReactNode, useMemo } from 'react';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { type AgeClass, skillsOf } from '#engine/player/skills.ts';
import { SkillMark } from '#web/features/player/skill-mark.tsx';
import { useStatFormat } from '#web/features/stats/stat-format.ts';
import type { TFunction } from '#web/lib/words.ts';
import { useTranslation } from '#web/lib/words.ts';
import { type ColumnKit, type Heading, useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Specials } from '#web/ui/specials.tsx';
import { fitnessWords } from './player-words.ts';

type PlayerColumn = Column<RosterPlayerView>;

/** The content of the cells for names, numbers and comparison, which depends on whose roster it is. */
export interface RosterCells {
  name: (player: RosterPlayerView) => ReactNode;
  number: (player: RosterPlayerView) => ReactNode;
  compare: (player: RosterPlayerView) => ReactNode;
  training: (player: RosterPlayerView) => string;
  /** The manager's actions for a player; null: it is not the user's roster. */
  manage: ((player: RosterPlayerView) => ReactNode) | null;
}

const SKATER_STATISTICS = ['games', 'goals', 'assists', 'points', 'plusMinus', 'pim', 'toiPerGame'] as const;
const GOALIE_STATISTICS = ['games', 'wins', 'savePercentage', 'goalsAgainstAverage', 'pim'] as const;

/** Returns the columns of a roster of skaters or of goalies, in sets by view. */
export function useRosterColumns(kind: 'skaters' | 'goalies', cells: RosterCells): PlayerColumn[] {
  const { t } = useTranslation(['club', 'skills', 'stats']);
  const col = useColumnKit('club:roster.column').of<RosterPlayerView>();
  const statistic = useColumnKit('stats:short').of<RosterPlayerView>();
  const write = useStatFormat();
  return useMemo(
    () => [
      ...identity(col, cells),
      ...skillColumns(t, col, kind),
      ...(kind === 'skaters' ? SKATER_STATISTICS : GOALIE_STATISTICS).map((id) =>
        statistic.count(id, ({ season }) => season?.[id] ?? null, {
          cell: ({ season }) => write(id, season?.[id] ?? null),
          firstOrder: id === 'goalsAgainstAverage' ? 'asc' : 'desc',
          sets: ['stats'],
        }),
      ),
      ...contractColumns(t, col),
      ...trainingColumns(col, cells),
      ...healthColumns(t, col),
      ...(cells.manage
        ? [col.actions('manage', cells.manage, { title: t('club:roster.manageColumn'), isTight: true })]
        : []),
      col.actions('compare', cells.compare, {
        header: t('club:roster.column.compareShort'),
        title: t('club:roster.column.compare'),
        isTight: true,
      }),
    ],
    [t, col, statistic, cells, kind, write],
  );
}

type Words = TFunction<['club', 'skills', 'stats']>;
type Kit = ColumnKit<RosterPlayerView, Heading<'club:roster.column'>>;

function identity(col: Kit, cells: RosterCells): PlayerColumn[] {
  return [
    col.overall(),
    col.text('player', ({ lastname, firstname }) => `${lastname}, ${firstname}`, { cell: cells.name, isName: true }),
    col.count('number', 'jerseyNumber', { cell: cells.number, firstOrder: 'asc', isTight: true }),
    col.text('position', ({ positions }) => positions.join(' '), { isTight: true }),
    col.count('age', { firstOrder: 'asc', isTight: true }),
  ];
}

function skillColumns(t: Words, col: Kit, kind: 'skaters' | 'goalies'): PlayerColumn[] {
  const skills = skillsOf(kind === 'goalies' ? 'G' : 'C').map((id) => {
    const find = (player: RosterPlayerView) => player.skills.find((skill) => skill.id === id);
    return col.count(id, (player) => find(player)?.value ?? null, {
      header: t(`skills:short.${id}`),
      title: t(`skills:name.${id}`),
      cell: (player) => {
        const skill = find(player);
        return skill && <SkillMark skill={skill} />;
      },
      isTight: true,
      sets: ['skills'],
    });
  });
  return [
    ...skills,
    col.count('xp', { sets: ['training'] }),
    col.text('specials', ({ specialSkills }) => specialSkills.join(' '), {
      cell: ({ specialSkills }) => <Specials skills={specialSkills} inRow />,
      isTight: true,
      sets: ['skills'],
    }),
  ];
}

function contractColumns(t: Words, col: Kit): PlayerColumn[] {
  const sets = ['contracts'];
  return [
    // The contract only declares a whole number.
    col.text('class', 'ageClass', { cell: ({ ageClass }) => t(`skills:ageClass.${ageClass as AgeClass}`), sets }),
    col.money('salary', ({ contract }) => contract?.salary ?? null, { none: t('club:roster.noContract'), sets }),
    col.season('from', ({ contract }) => contract?.from ?? null, { none: null, sets }),
    col.season('until', ({ contract }) => contract?.to ?? null, { none: null, firstOrder: 'asc', sets }),
    col.text('kind', ({ contract }) => contract?.kind ?? null, {
      cell: ({ contract }) => contract && t(`club:roster.kind.${contract.kind}`),
      sets,
    }),
  ];
}

function trainingColumns(col: Kit, cells: RosterCells): PlayerColumn[] {
  const sets = ['training'];
  const countOf = (player: RosterPlayerView, mark: 'max' | 'dec') =>
    player.skills.filter((skill) => skill[mark]).length;
  return [
    col.text('trains', cells.training, { sets }),
    col.count('trainable', ({ skills }) => skills.filter((skill) => !skill.max && !skill.dec).length, { sets }),
    col.count('maxed', (player) => countOf(player, 'max'), { sets }),
    col.count('declining', (player) => countOf(player, 'dec'), { sets }),
  ];
}

function healthColumns(t: Words, col: Kit): PlayerColumn[] {
  const sets = ['health'];
  return [
    ...(['form', 'energy', 'morale'] as const).map((id) =>
      col.count(id, { cell: (player) => <Meter value={player[id]} label={t(`club:roster.column.${id}`)} />, sets }),
    ),
    col.text('fitness', ({ injury, suspension }) => injury?.daysLeft ?? suspension?.gamesLeft ?? 0, {
      cell: (player) => fitnessWords(t, player),
      firstOrder: 'desc',
      sets,
    }),
  ];
}
