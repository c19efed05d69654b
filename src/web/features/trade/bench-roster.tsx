import { ActionIcon, SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BenchPick, BenchPlayer, BenchProspect, BenchSide } from '#domains/trade/contract/shapes.ts';
import type { TradeThing } from '#domains/trade/rules/things.ts';
import { LEVELS, type Level } from '#engine/player/skills.ts';
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

/** What one club has, level by level, then its picks and prospects, each to be put into the trade or taken out. */
export function BenchRoster({ side, draft, about }: { side: BenchSide; draft: DraftTrade; about?: ReactNode }) {
  const { t } = useTranslation('trade');
  const [shelf, setShelf] = useState<Shelf>('PRO');
  const title = t('roster', { team: teamName(side.team) });
  // What comes from another club's roster is given to this one.
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
  const thing = (row: BenchPick) => ({ kind: 'pick' as const, pickId: row.pick.id });
  const columns: Column<BenchPick>[] = [
    col.text('pick', ({ pick }) => pickName(pick), {
      cell: (row) => (
        <Grip draft={draft} side={side} thing={thing(row)}>
          <span className={css.pickName}>{pickName(row.pick)}</span>
        </Grip>
      ),
      isName: true,
    }),
    chooseColumn({ draft, side, thing, name: ({ pick }) => pickName(pick) }),
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
  const thing = (row: BenchProspect) => ({ kind: 'rights' as const, playerId: row.player.id });
  const columns: Column<BenchProspect>[] = [
    {
      ...col.player({ flag: true }),
      cell: (row) => (
        <Grip draft={draft} side={side} thing={thing(row)}>
          <PlayerLink player={row.player} name="fit" flag />
        </Grip>
      ),
    },
    chooseColumn({ draft, side, thing, name: ({ player }) => playerName(player) }),
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

/** Takes a thing by its name, to be dropped into the trade. The button beside it does the same by keyboard and touch. @param thing null: it cannot be traded */
function Grip({
  draft,
  side,
  thing,
  children,
}: {
  draft: DraftTrade;
  side: BenchSide;
  thing: TradeThing | null;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it does a button does as well
    <span
      draggable={thing !== null}
      className={css.grip}
      onDragStart={() => draft.drag(thing, side.team.id)}
      onDragEnd={() => draft.drag(null, side.team.id)}
    >
      {children}
    </span>
  );
}

/** The button that puts the thing of a row into the trade. */
function chooseColumn<Row>({
  draft,
  side,
  thing,
  name,
  fault = () => null,
}: {
  draft: DraftTrade;
  side: BenchSide;
  thing: (row: Row) => TradeThing;
  name: (row: Row) => string;
  /** Why it cannot be traded; null: it can. */
  fault?: (row: Row) => string | null;
}): Column<Row> {
  return {
    id: 'choose',
    header: '',
    value: () => null,
    cell: (row) => (
      <Toggle
        name={name(row)}
        isIn={draft.has(thing(row))}
        fault={fault(row)}
        onToggle={() => draft.toggle(thing(row), side.team.id)}
      />
    ),
    isUnsortable: true,
  };
}

function usePlayerColumns(side: BenchSide, draft: DraftTrade): Column<BenchPlayer>[] {
  const { t } = useTranslation('trade');
  const col = useColumnKit('trade').of<BenchPlayer>();
  const worth = useWorthWords();
  const thing = ({ player }: BenchPlayer) => ({ kind: 'player' as const, playerId: player.id, retention: 0 });
  return [
    col.overall(),
    col.text('player', ({ player }) => `${player.lastname}, ${player.firstname}`, {
      cell: (row) => (
        <Grip draft={draft} side={side} thing={row.fault ? null : thing(row)}>
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
      thing,
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
