import { ActionIcon, SegmentedControl } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BenchPlayer, BenchSide } from '#domains/trade/contract.ts';
import { LEVELS, type Level } from '#engine/player/skills.ts';
import { wordsOf } from '#web/lib/failure.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import type { Column, Sort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { playerName, teamName } from '#web/ui/names.ts';
import { overallColumn } from '#web/ui/player-columns.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './trade.module.css';
import type { Chosen } from './use-draft-trade.ts';
import { useWorthWords } from './worth-words.tsx';

/** The players of one club, level by level, each to be put into the trade or taken out. */
export function BenchRoster({
  side,
  chosen,
  onToggle,
  about,
}: {
  side: BenchSide;
  chosen: Chosen;
  onToggle: (playerId: number) => void;
  about?: ReactNode;
}) {
  const { t } = useTranslation('trade');
  const [level, setLevel] = useState<Level>('PRO');
  const [sort, setSort] = useState<Sort>({ by: 'overall', order: 'desc' });
  const columns = useBenchColumns(chosen, onToggle);
  const title = t('roster', { team: teamName(side.team) });
  return (
    <Section title={title} isFlush>
      <div className={css.rosterHead}>
        {about}
        <SegmentedControl
          size="xs"
          aria-label={`${title}: ${t('level')}`}
          value={level}
          data={[...LEVELS]}
          onChange={(next) => setLevel(LEVELS.find((each) => each === next) ?? 'PRO')}
        />
      </div>
      <DataTable
        label={title}
        rows={side.players.filter((row) => row.level === level)}
        columns={columns}
        rowKey={({ player }) => player.id}
        sort={sort}
        onSort={setSort}
      />
    </Section>
  );
}

function useBenchColumns(chosen: Chosen, onToggle: (playerId: number) => void): Column<BenchPlayer>[] {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const worth = useWorthWords();
  return useMemo(
    () => [
      overallColumn({ header: t('column.overall'), title: t('column.overallTitle') }),
      {
        id: 'player',
        header: t('column.player'),
        value: ({ player }) => `${player.lastname}, ${player.firstname}`,
        cell: (row) => (
          <>
            <PlayerLink player={row.player} name="short" />
            {row.isOnBlock && <Icon name="swap" size={14} label={t('onBlock')} />}
            {row.isHurt && <Icon name="bandage" size={14} label={t('hurt')} />}
          </>
        ),
        isName: true,
      },
      {
        id: 'choose',
        header: '',
        value: () => null,
        cell: ({ player, fault }) => (
          <Toggle
            name={playerName(player)}
            isIn={chosen.has(player.id)}
            fault={fault && wordsOf(fault)}
            onToggle={() => onToggle(player.id)}
          />
        ),
        isUnsortable: true,
      },
      { id: 'position', header: t('column.position'), value: ({ player }) => player.position, isText: true },
      { id: 'age', header: t('column.age'), value: ({ age }) => age, isTight: true },
      {
        id: 'salary',
        header: t('column.salary'),
        value: ({ salary }) => salary,
        cell: ({ salary }) => (salary === null ? NOTHING : format.shortMoney(salary)),
        isTight: true,
      },
      {
        id: 'until',
        header: t('column.until'),
        value: ({ signedUntil }) => signedUntil,
        cell: ({ signedUntil }) => (signedUntil === null ? NOTHING : seasonLabel(signedUntil)),
        isTight: true,
      },
      {
        id: 'worth',
        header: t('column.worth'),
        title: t('column.worthTitle'),
        value: (row) => (row.worth ? row.worth.low + row.worth.high : null),
        cell: (row) => worth(row.worth),
        isText: true,
      },
    ],
    [t, format, worth, chosen, onToggle],
  );
}

/** Puts somebody in or out; who may not be traded says why. */
function Toggle({
  name,
  isIn,
  fault,
  onToggle,
}: {
  name: string;
  isIn: boolean;
  fault: string | null;
  onToggle: () => void;
}) {
  const { t } = useTranslation('trade');
  if (fault && !isIn) return <Icon name="lock" size={16} label={fault} />;
  return (
    <ActionIcon
      variant={isIn ? 'filled' : 'default'}
      aria-pressed={isIn}
      aria-label={t(isIn ? 'remove' : 'add', { player: name })}
      onClick={onToggle}
    >
      <Icon name={isIn ? 'check' : 'swap'} size={16} />
    </ActionIcon>
  );
}
