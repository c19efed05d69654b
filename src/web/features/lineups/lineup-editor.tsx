import {
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { LineupView } from '#domains/lineups/contract.ts';
import { avoidableFaults } from '#domains/lineups/rules/saving.ts';
import { type LineupFault, validateLineup } from '#engine/lineup/validate.ts';
import { atPointer } from '#web/features/lineups/at-pointer.ts';
import { BenchList } from '#web/features/lineups/bench-list.tsx';
import { BenchShare } from '#web/features/lineups/bench-share.tsx';
import { ConflictDialog } from '#web/features/lineups/conflict-dialog.tsx';
import { dragAnnouncements } from '#web/features/lineups/drag-announcements.ts';
import { LeaveGuard } from '#web/features/lineups/leave-guard.tsx';
import { LINEUP_TABS, type LineupTab, placeInUnit, tabOfPlace, UNITS } from '#web/features/lineups/lineup-parts.ts';
import { type LineupRoster, rosterOf } from '#web/features/lineups/lineup-roster.ts';
import { SaveBar } from '#web/features/lineups/save-bar.tsx';
import { ShootoutOrder } from '#web/features/lineups/shootout-order.tsx';
import { TacticsTab } from '#web/features/lineups/tactics/tactics-tab.tsx';
import { TeamStrength } from '#web/features/lineups/team-strength.tsx';
import { type Preview, UnitCard } from '#web/features/lineups/unit-card.tsx';
import { type LineupDraft, useLineupDraft } from '#web/features/lineups/use-lineup-draft.ts';
import { usePromises } from '#web/features/lineups/use-promises.ts';
import { useSaveLineup } from '#web/features/lineups/use-save-lineup.ts';
import { type Selection, useSelection } from '#web/features/lineups/use-selection.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Face } from '#web/ui/face.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { TabLinks } from '#web/ui/tab-links.tsx';
import css from './lineups.module.css';

const GHOST = [atPointer];

/** The board of one team: the tab's places on the left, eligible players on the right, saving below. */
export function LineupEditor({ view, tab }: { view: LineupView; tab: LineupTab }) {
  const { t } = useTranslation(['lineups', 'common']);
  const { level } = view;
  const roster = useMemo(() => rosterOf(view), [view]);
  const bench = useMemo(() => ({ ...roster, level }), [roster, level]);
  const draft = useLineupDraft(view);
  const saving = useSaveLineup(view.team.id, draft);
  const selection = useSelection(draft.lineup, draft.setLineup, roster);
  const { dragged, hovered, setHovered, handlers } = useDragging(selection);
  const list = useRef<HTMLDivElement>(null);
  const faults = useMemo(() => validateLineup(draft.lineup, roster.list, level), [draft.lineup, roster, level]);
  const blocking = useMemo(() => avoidableFaults(draft.lineup, roster.list, level), [draft.lineup, roster, level]);
  const faultWords = useFaultWords(faults, roster);
  const sensors = useSensors(
    // The distance up to which a press is a press, and not the start of a drag. A finger that moves at once scrolls;
    // one that rests starts a drag.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  const moving = dragged ?? (selection.picked?.kind === 'player' ? selection.picked.playerId : null);
  const preview: Preview | null = moving !== null && hovered ? { playerId: moving, place: hovered } : null;
  const promises = usePromises(moving, { tab, lineup: draft.lineup, bench });
  const draggedPlayer = dragged === null ? undefined : roster.views.get(dragged);

  const announcements = dragAnnouncements({
    playerOf(data) {
      const view = roster.views.get(playerIn(data) ?? 0);
      return view ? playerName(view) : '';
    },
    placeOf: (name) => placeInUnit(t, name),
    say: (key, words) => t(`announce.${key}`, words),
    dropped: t('announce.dropped'),
  });
  return (
    <DndContext
      sensors={sensors}
      // The place under the finger, no matter where the ghost is.
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('announce.dragHint') } }}
      {...handlers}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape cancels a selection wherever the focus is */}
      <div className={css.content} onKeyDown={(event) => event.key === 'Escape' && selection.cancel()}>
        <BenchShare view={view} draft={draft} />
        <TabLinks
          label={t('tabs.label')}
          current={tab}
          tabs={tabsWith(faults).map(({ id, count }) => ({ id, label: t(`tabs.${id}`), count }))}
        />
        {tab === 'tactics' ? (
          <TacticsTab draft={draft} awayTemplate={view.awayTemplate} announce={selection.announce} />
        ) : (
          <>
            <Row gap="lg" close align="baseline" justify="between" bottom="md" tone="dim">
              <p>{t('howTo')}</p>
              <TeamStrength lineup={draft.lineup} stored={view.lineup} roster={roster} preview={preview} />
            </Row>
            <Board
              tab={tab}
              view={view}
              draft={draft}
              roster={roster}
              promises={promises}
              selection={selection}
              preview={preview}
              list={list}
              faults={faultWords}
              // While dragging, dnd-kit decides: the mouse is over the dragged card.
              onPreview={dragged === null ? setHovered : ignore}
            />
          </>
        )}
      </div>
      <SaveBar
        view={view}
        draft={draft}
        roster={roster}
        faults={blocking}
        saving={saving}
        selection={selection}
        list={list}
      />
      <output className="visually-hidden">{selection.announcement}</output>
      <DragOverlay dropAnimation={null} modifiers={GHOST}>
        {draggedPlayer && (
          <div className={css.ghost}>
            <Face player={draggedPlayer} width={24} isDecoration /> {playerName(draggedPlayer, 'short')}
          </div>
        )}
      </DragOverlay>
      {saving.conflict && (
        <ConflictDialog
          mine={draft}
          theirs={saving.conflict}
          roster={roster}
          onKeepMine={saving.keepMine}
          onTakeTheirs={saving.takeTheirs}
          onClose={saving.closeConflict}
        />
      )}
      <LeaveGuard isDirty={draft.isDirty} />
    </DndContext>
  );
}

interface BoardProps {
  tab: LineupTab;
  view: LineupView;
  draft: LineupDraft;
  roster: LineupRoster;
  faults: ReadonlyMap<string, string>;
  promises: ReturnType<typeof usePromises>;
  selection: Selection;
  preview: Preview | null;
  onPreview: (place: string | null) => void;
  list: RefObject<HTMLDivElement | null>;
}

function Board(props: BoardProps) {
  const { tab, view, draft, roster, faults, promises, selection, preview, onPreview, list } = props;
  return (
    <div className={css.board}>
      <Stack gap="md" shrinks>
        {UNITS[tab].map((unit) => (
          <UnitCard
            key={unit.id}
            unit={unit}
            lineup={draft.lineup}
            roster={roster}
            faults={faults}
            promises={promises}
            selection={selection}
            preview={preview}
            onPreview={onPreview}
          />
        ))}
        {tab === 'overtime' && (
          <ShootoutOrder
            lineup={draft.lineup}
            roster={roster}
            fault={shootoutFault(faults)}
            onChange={draft.setLineup}
          />
        )}
      </Stack>
      <div className={css.side} ref={list}>
        <BenchList
          tab={tab}
          lineup={draft.lineup}
          roster={roster}
          inactive={view.inactiveSpecialSkills}
          selection={selection}
        />
      </div>
    </div>
  );
}

/** Returns the fault of each place, in words. */
function useFaultWords(faults: readonly LineupFault[], roster: LineupRoster): ReadonlyMap<string, string> {
  const { t } = useTranslation(['lineups', 'common']);
  return useMemo(() => {
    const wordsOf = ({ code, playerId }: LineupFault) => {
      const level = code === 'unknown-player' && playerId !== null ? roster.absent.get(playerId)?.level : null;
      return level ? t('elsewhere', { level: t(`common:level.${level}`) }) : t(`fault.${code}`);
    };
    return new Map(faults.map((fault) => [fault.place, wordsOf(fault)]));
  }, [faults, roster, t]);
}

/** Returns which player is dragged over which place, and the handlers for dnd-kit. */
function useDragging(selection: Selection) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const stop = () => {
    setDragged(null);
    setHovered(null);
  };
  const handlers = {
    onDragStart: ({ active }: DragStartEvent) => setDragged(playerIn(active.data.current)),
    onDragOver: ({ over }: DragOverEvent) => setHovered(over && over.id !== 'bench' ? String(over.id) : null),
    onDragEnd: ({ active, over }: DragEndEvent) => {
      const playerId = playerIn(active.data.current);
      stop();
      if (playerId === null || !over) return;
      if (over.id !== 'bench') selection.put(playerId, String(over.id));
      else if (String(active.id).startsWith('place:')) selection.clear(String(active.id).slice('place:'.length));
    },
    onDragCancel: stop,
  };
  return { dragged, hovered, setHovered, handlers };
}

const ignore = () => {};

/** Returns the player in dnd-kit's untyped data, which PlaceSlot and BenchRow put there. */
function playerIn(data: Record<string, unknown> | undefined): number | null {
  const playerId = data?.['playerId'];
  return typeof playerId === 'number' ? playerId : null;
}

function tabsWith(faults: readonly LineupFault[]): { id: LineupTab; count: number }[] {
  return LINEUP_TABS.map((id) => ({ id, count: faults.filter(({ place }) => tabOfPlace(place) === id).length }));
}

function shootoutFault(words: ReadonlyMap<string, string>): string | null {
  for (const [place, fault] of words) if (place.startsWith('shootout')) return fault;
  return null;
}
