import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { type AgeClass, skillsOf } from '#engine/player/skills.ts';
import { SkillMark } from '#web/features/player/skill-mark.tsx';
import { Specials } from '#web/features/player/specials.tsx';
import { useStatFormat } from '#web/features/stats/stat-format.ts';
import { useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Meter } from '#web/ui/meter.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { fitnessWords } from './player-words.ts';

type PlayerColumn = Column<RosterPlayerView>;

/** What the cells of names, numbers and comparison show; they depend on whose roster it is. */
export interface RosterCells {
  name: (player: RosterPlayerView) => ReactNode;
  number: (player: RosterPlayerView) => ReactNode;
  compare: (player: RosterPlayerView) => ReactNode;
  training: (player: RosterPlayerView) => string;
  /** What a manager does with a player; null: the roster is not his. */
  manage: ((player: RosterPlayerView) => ReactNode) | null;
}

const SKATER_STATISTICS = ['games', 'goals', 'assists', 'points', 'plusMinus', 'pim', 'toiPerGame'] as const;
const GOALIE_STATISTICS = ['games', 'wins', 'savePercentage', 'goalsAgainstAverage', 'pim'] as const;

/** Columns of a roster of skaters or of goalies, in sets by view. */
export function useRosterColumns(kind: 'skaters' | 'goalies', cells: RosterCells): PlayerColumn[] {
  const { t } = useTranslation(['club', 'skills', 'stats']);
  const format = useFormat();
  const write = useStatFormat();
  return useMemo(
    () => [
      ...identity(t, cells),
      ...skillColumns(t, kind),
      ...(kind === 'skaters' ? SKATER_STATISTICS : GOALIE_STATISTICS).map(
        (id): PlayerColumn => ({
          id,
          header: t(`stats:short.${id}`),
          title: t(`stats:name.${id}`),
          value: ({ season }) => season?.[id] ?? null,
          cell: ({ season }) => write(id, season?.[id] ?? null),
          firstOrder: id === 'goalsAgainstAverage' ? 'asc' : 'desc',
          sets: ['stats'],
        }),
      ),
      ...contractColumns(t, format.money),
      ...trainingColumns(t, cells),
      ...healthColumns(t),
      ...manageColumn(t, cells),
      {
        id: 'compare',
        header: t('club:roster.column.compareShort'),
        title: t('club:roster.column.compare'),
        value: () => null,
        cell: cells.compare,
        isUnsortable: true,
        isTight: true,
      },
    ],
    [t, cells, kind, format, write],
  );
}

type Words = TFunction<['club', 'skills', 'stats']>;

function identity(t: Words, cells: RosterCells): PlayerColumn[] {
  return [
    {
      id: 'overall',
      header: t('club:roster.column.overall'),
      title: t('club:roster.column.overallTitle'),
      value: ({ overall }) => overall,
      cell: ({ overall }) => <RatingPill rating={overall} size="sm" />,
      isLead: true,
    },
    {
      id: 'player',
      header: t('club:roster.column.player'),
      value: ({ lastname, firstname }) => `${lastname}, ${firstname}`,
      cell: cells.name,
      isName: true,
    },
    {
      id: 'number',
      header: t('club:roster.column.number'),
      title: t('club:roster.column.numberTitle'),
      value: ({ jerseyNumber }) => jerseyNumber,
      cell: cells.number,
      firstOrder: 'asc',
      isTight: true,
    },
    {
      id: 'position',
      header: t('club:roster.column.position'),
      title: t('club:roster.column.positionTitle'),
      value: ({ positions }) => positions.join(' '),
      isText: true,
      isTight: true,
    },
    { id: 'age', header: t('club:roster.column.age'), value: ({ age }) => age, firstOrder: 'asc', isTight: true },
  ];
}

function manageColumn(t: Words, { manage }: RosterCells): PlayerColumn[] {
  if (!manage) return [];
  return [
    {
      id: 'manage',
      header: '',
      title: t('club:roster.manageColumn'),
      value: () => null,
      cell: manage,
      isUnsortable: true,
      isTight: true,
    },
  ];
}

function skillColumns(t: Words, kind: 'skaters' | 'goalies'): PlayerColumn[] {
  const skills = skillsOf(kind === 'goalies' ? 'G' : 'C').map((id): PlayerColumn => {
    const find = (player: RosterPlayerView) => player.skills.find((skill) => skill.id === id);
    return {
      id,
      header: t(`skills:short.${id}`),
      title: t(`skills:name.${id}`),
      value: (player) => find(player)?.value ?? null,
      cell: (player) => {
        const skill = find(player);
        return skill && <SkillMark skill={skill} />;
      },
      isTight: true,
      sets: ['skills'],
    };
  });
  return [
    ...skills,
    {
      id: 'xp',
      header: t('club:roster.column.xp'),
      title: t('club:roster.column.xpTitle'),
      value: ({ xp }) => xp,
      sets: ['training'],
    },
    {
      id: 'specials',
      header: t('club:roster.column.specials'),
      value: ({ specialSkills }) => specialSkills.join(' '),
      cell: ({ specialSkills }) => <Specials skills={specialSkills} inRow />,
      isText: true,
      isTight: true,
      sets: ['skills'],
    },
  ];
}

function contractColumns(t: Words, money: (dollars: number) => string): PlayerColumn[] {
  const sets = ['contracts'];
  return [
    {
      id: 'class',
      header: t('club:roster.column.class'),
      title: t('club:roster.column.classTitle'),
      value: ({ ageClass }) => ageClass,
      // The contract says only that it is a whole number.
      cell: ({ ageClass }) => t(`skills:ageClass.${ageClass as AgeClass}`),
      isText: true,
      sets,
    },
    {
      id: 'salary',
      header: t('club:roster.column.salary'),
      value: ({ contract }) => contract?.salary ?? null,
      cell: ({ contract }) => (contract ? money(contract.salary) : t('club:roster.noContract')),
      sets,
    },
    {
      id: 'from',
      header: t('club:roster.column.from'),
      title: t('club:roster.column.fromTitle'),
      value: ({ contract }) => contract?.from ?? null,
      cell: ({ contract }) => contract && seasonLabel(contract.from),
      sets,
    },
    {
      id: 'until',
      header: t('club:roster.column.until'),
      title: t('club:roster.column.untilTitle'),
      value: ({ contract }) => contract?.to ?? null,
      cell: ({ contract }) => contract && seasonLabel(contract.to),
      firstOrder: 'asc',
      sets,
    },
    {
      id: 'kind',
      header: t('club:roster.column.kind'),
      value: ({ contract }) => contract?.kind ?? null,
      cell: ({ contract }) => contract && t(`club:roster.kind.${contract.kind}`),
      isText: true,
      sets,
    },
  ];
}

function trainingColumns(t: Words, cells: RosterCells): PlayerColumn[] {
  const sets = ['training'];
  const countOf = (player: RosterPlayerView, mark: 'max' | 'dec') =>
    player.skills.filter((skill) => skill[mark]).length;
  return [
    {
      id: 'trains',
      header: t('club:roster.column.trains'),
      value: cells.training,
      isText: true,
      sets,
    },
    {
      id: 'trainable',
      header: t('club:roster.column.trainable'),
      title: t('club:roster.column.trainableTitle'),
      value: ({ skills }) => skills.filter((skill) => !skill.max && !skill.dec).length,
      sets,
    },
    { id: 'maxed', header: t('club:roster.column.maxed'), value: (player) => countOf(player, 'max'), sets },
    { id: 'declining', header: t('club:roster.column.declining'), value: (player) => countOf(player, 'dec'), sets },
  ];
}

function healthColumns(t: Words): PlayerColumn[] {
  const sets = ['health'];
  return [
    ...(['form', 'energy', 'morale'] as const).map(
      (id): PlayerColumn => ({
        id,
        header: t(`club:roster.column.${id}`),
        value: (player) => player[id],
        cell: (player) => <Meter value={player[id]} label={t(`club:roster.column.${id}`)} />,
        sets,
      }),
    ),
    {
      id: 'fitness',
      header: t('club:roster.column.fitness'),
      value: ({ injury, suspension }) => injury?.daysLeft ?? suspension?.gamesLeft ?? 0,
      cell: (player) => fitnessWords(t, player),
      isText: true,
      firstOrder: 'desc',
      sets,
    },
  ];
}
