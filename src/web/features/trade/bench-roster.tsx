import { ActionIcon, SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { BenchPick, BenchPlayer, BenchProspect, BenchSide } from '#domains/trade/contract/shapes.ts';
import type { TradeAsset } from '#domains/trade/rules/assets.ts';
import { LEVELS, type Level } from '#engine/player/skills.ts';
import { useTranslation } from '#web/lib/words.ts';
import '#web/lib/english-refusals.ts';
import { wordsOf } from '#web/lib/failure.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column, Sort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { playerName, teamName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { usePickName, usePickSpot } from './pick-name.tsx';
import css from './trade.module.css';
import type { DraftTrade } from './use-draft-trade.ts';
import { useWorthWords } from './worth-words.tsx';

const SHELVES = [...LEVELS, 'picks', 'prospects'] as const;
type Shelf = (typeof SHELVES)[number];

/**
 * Lists a club's assets, level by level, then its picks and prospects, each with a button that adds it to the trade or
 * removes it.
 */
export function BenchRoster({ side, draft, about }: { side: BenchSide; draft: DraftTrade; about?: ReactNode }) {
  const { t } = useTranslation('trade');
  const [shelf, setShelf] = useState<Shelf>('PRO');
  const title = t('roster', { team: teamName(side.team) });
  // An asset dragged from another club's roster goes to this club.
  const isWelcome = draft.draggedFrom !== null && draft.draggedFrom !== side.team.id;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be put in by a button as well
    <div
      data-welcome={isWelcome || undefined}
      className={css.rosterDrop}
      onDragOver={(event) => isWelcome && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (isWelcome) draft.drop(side.team.id);
      }}
    >
      <Section title={title} isFlush>
        <Stack gap="sm" hugs inset="md">
          {about}
          <SegmentedControl
            size="xs"
            aria-label={`${title}: ${t('shelves')}`}
            value={shelf}
            data={SHELVES.map((value) => ({ value, label: t(`shelf.${value}`) }))}
            onChange={(next) => setShelf(SHELVES.find((each) => each === next) ?? 'PRO')}
          />
        </Stack>
        {shelf === 'picks' && <Picks side={side} draft={draft} label={title} />}
        {shelf === 'prospects' && <Prospects side={side} draft={draft} label={title} />}
        {shelf !== 'picks' && shelf !== 'prospects' && (
          <Players side={side} level={shelf} draft={draft} label={title} />
        )}
      </Section>
    </div>
  );
}

interface ShelfProps {
  side: BenchSide;
  draft: DraftTrade;
  label: string;
}

function Players({ side, level, draft, label }: ShelfProps & { level: Level }) {
  const [sort, setSort] = useState<Sort>({ by: 'overall', order: 'desc' });
  const columns = usePlayerColumns(side, draft);
  return (
    <DataTable
      name="trade-players"
      label={label}
      rows={side.players.filter((row) => row.level === level)}
      columns={columns}
      rowKey={({ player }) => player.id}
      sort={sort}
      onSort={setSort}
    />
  );
}

function Picks({ side, draft, label }: ShelfProps) {
  const { t } = useTranslation('trade');
  const col = useColumnKit('trade').of<BenchPick>();
  const [pickName, pickSpot, worth] = [usePickName(), usePickSpot(), useWorthWords()];
  if (side.picks.length === 0) return <Text nothing>{t('noPicks')}</Text>;
  const asset = (row: BenchPick) => ({ kind: 'pick' as const, pickId: row.pick.id });
  const columns: Column<BenchPick>[] = [
    col.text('pick', ({ pick }) => pickName(pick), {
      cell: (row) => (
        <Grip draft={draft} side={side} asset={asset(row)}>
          <span className={css.pickName}>{pickName(row.pick)}</span>
        </Grip>
      ),
      isName: true,
    }),
    chooseColumn({ draft, side, asset, name: ({ pick }) => pickName(pick) }),
    col.text('spot', ({ pick }) => pickSpot(pick), { title: undefined }),
    col.text('worth', (row) => worth(row.worth), { title: undefined }),
  ];
  return (
    <DataTable name="trade-picks" label={label} rows={side.picks} columns={columns} rowKey={({ pick }) => pick.id} />
  );
}

function Prospects({ side, draft, label }: ShelfProps) {
  const { t } = useTranslation('trade');
  const col = useColumnKit('trade').of<BenchProspect>();
  const worth = useWorthWords();
  if (side.prospects.length === 0) return <Text nothing>{t('noProspects')}</Text>;
  const asset = (row: BenchProspect) => ({ kind: 'rights' as const, playerId: row.player.id });
  const columns: Column<BenchProspect>[] = [
    {
      ...col.player({ flag: true }),
      cell: (row) => (
        <Grip draft={draft} side={side} asset={asset(row)}>
          <PlayerLink player={row.player} name="fit" face flag />
        </Grip>
      ),
    },
    chooseColumn({ draft, side, asset, name: ({ player }) => playerName(player) }),
    col.text('position', ({ player }) => player.position),
    col.count('age', { isTight: true }),
    col.text('potential', ({ potential }) => (potential ? `${potential.low}–${potential.high}` : NOTHING)),
    col.text('worth', (row) => worth(row.worth), { title: undefined }),
  ];
  return (
    <DataTable
      name="trade-prospects"
      label={label}
      rows={side.prospects}
      columns={columns}
      rowKey={({ player }) => player.id}
    />
  );
}

/**
 * The drag handle of an asset, to drop it into the trade. The button beside it does the same by keyboard and touch.
 * @param asset null: it cannot be traded
 */
function Grip({
  draft,
  side,
  asset,
  children,
}: {
  draft: DraftTrade;
  side: BenchSide;
  asset: TradeAsset | null;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it does a button does as well
    <span
      draggable={asset !== null}
      className={css.grip}
      onDragStart={() => draft.drag(asset, side.team.id)}
      onDragEnd={() => draft.drag(null, side.team.id)}
    >
      {children}
    </span>
  );
}

/** Returns the column with the button that adds a row's asset to the trade. */
function chooseColumn<Row>({
  draft,
  side,
  asset,
  name,
  fault = () => null,
}: {
  draft: DraftTrade;
  side: BenchSide;
  asset: (row: Row) => TradeAsset;
  name: (row: Row) => string;
  /** Returns why it cannot be traded; null: it can. */
  fault?: (row: Row) => string | null;
}): Column<Row> {
  return {
    id: 'choose',
    header: '',
    value: () => null,
    cell: (row) => (
      <Toggle
        name={name(row)}
        isIn={draft.has(asset(row))}
        fault={fault(row)}
        onToggle={() => draft.toggle(asset(row), side.team.id)}
      />
    ),
    isUnsortable: true,
  };
}

function usePlayerColumns(side: BenchSide, draft: DraftTrade): Column<BenchPlayer>[] {
  const { t } = useTranslation('trade');
  const col = useColumnKit('trade').of<BenchPlayer>();
  const worth = useWorthWords();
  const asset = ({ player }: BenchPlayer) => ({ kind: 'player' as const, playerId: player.id, retention: 0 });
  return [
    col.overall(),
    col.text('player', ({ player }) => `${player.lastname}, ${player.firstname}`, {
      cell: (row) => (
        <Grip draft={draft} side={side} asset={row.fault ? null : asset(row)}>
          <PlayerLink player={row.player} name="short" />
          {row.isOnBlock && <Icon name="swap" size={14} label={t('onBlock')} />}
          {row.isHurt && <Icon name="bandage" size={14} label={t('hurt')} />}
        </Grip>
      ),
      isName: true,
    }),
    chooseColumn({
      draft,
      side,
      asset,
      name: ({ player }) => playerName(player),
      fault: (row) => row.fault && wordsOf(row.fault),
    }),
    col.text('position', ({ player }) => player.position),
    col.count('age', { isTight: true }),
    col.money('salary', { isShort: true, isTight: true }),
    col.season('until', 'signedUntil', { isTight: true }),
    col.text('worth', (row) => (row.worth ? row.worth.low + row.worth.high : null), {
      cell: (row) => worth(row.worth),
    }),
  ];
}

/** Adds an asset or removes it; one that cannot be traded says why. */
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
