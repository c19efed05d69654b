import { Button, Menu } from '@mantine/core';
import type { RefObject } from 'react';
import type { LineupView } from '#domains/lineups/contract.ts';
import type { LineupFault } from '#engine/lineup/validate.ts';
import { AssistantReport } from '#web/features/lineups/assistant-report.tsx';
import { HeldNote } from '#web/features/lineups/held-note.tsx';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { Templates } from '#web/features/lineups/templates.tsx';
import { useAssistant } from '#web/features/lineups/use-assistant.ts';
import type { LineupDraft } from '#web/features/lineups/use-lineup-draft.ts';
import type { SaveLineup } from '#web/features/lineups/use-save-lineup.ts';
import type { Selection } from '#web/features/lineups/use-selection.ts';
import { alert } from '#web/lib/alerts.ts';
import { useFormat } from '#web/lib/format.ts';
import { useNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './lineups.module.css';

/** Shows the state of the board, with its actions. */
export function SaveBar({
  view,
  draft,
  roster,
  faults,
  saving,
  selection,
  list,
}: {
  view: LineupView;
  draft: LineupDraft;
  roster: LineupRoster;
  faults: readonly LineupFault[];
  saving: SaveLineup;
  selection: Selection;
  /** The element of the list of players. */
  list: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  const { announce, picked } = selection;
  const assistant = useAssistant(view, { draft, roster, announce });
  const save = () => (faults.length > 0 ? alert('error', t('faultsBlock')) : saving.save());
  const undo =
    draft.undo &&
    (() => {
      draft.undo?.();
      announce(t('announce.undone'));
    });
  return (
    <div className={css.bar} data-button-bar>
      <div className={css.state}>
        {picked ? (
          <HeldNote selection={selection} roster={roster} list={list} />
        ) : (
          <SaveState view={view} isDirty={draft.isDirty} faultCount={faults.length} />
        )}
        {faults.length > 0 && !picked && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={assistant.isBusy}
            onClick={() => assistant.fill('repair')}
          >
            {t('repairNow')}
          </Button>
        )}
      </div>
      <Menu position="top-end" withinPortal>
        <Menu.Target>
          <Button variant="default" leftSection={<Icon name="wand" size={16} />} loading={assistant.isBusy}>
            <span className="visually-hidden-on-phone">{t('autoFill')}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown maw={300}>
          {(['repair', 'best'] as const).map((mode) => (
            <Menu.Item key={mode} onClick={() => assistant.fill(mode)}>
              <strong>{t(mode)}</strong>
              <br />
              <small>{t(`${mode}Hint`)}</small>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Templates
        teamId={view.team.id}
        board={draft}
        onApply={(part, what) => {
          draft.load(part);
          announce(t('templates.applied', { what }));
          alert('success', t('templates.applied', { what }));
        }}
      />
      {undo && (
        <Button variant="default" leftSection={<Icon name="undo" size={16} />} onClick={undo}>
          <span className="visually-hidden-on-phone">{t('undo')}</span>
        </Button>
      )}
      {draft.isDirty && (
        <Button variant="default" leftSection={<Icon name="close" size={16} />} onClick={draft.revert}>
          <span className="visually-hidden-on-phone">{t('revert')}</span>
        </Button>
      )}
      <Button
        leftSection={<Icon name="save" size={16} />}
        disabled={!draft.isDirty}
        loading={saving.isSaving}
        onClick={save}
      >
        {t('save')}
      </Button>
      {assistant.work && (
        <AssistantReport
          work={assistant.work}
          roster={roster}
          onUndo={
            undo &&
            (() => {
              undo();
              assistant.dismiss();
            })
          }
          onClose={assistant.dismiss}
        />
      )}
    </div>
  );
}

function SaveState({ view, isDirty, faultCount }: { view: LineupView; isDirty: boolean; faultCount: number }) {
  const { t } = useTranslation('lineups');
  const format = useFormat();
  const now = useNow(30_000);
  if (faultCount > 0) {
    return (
      <span data-bad>
        <Icon name="alert" size={16} /> {t('faults', { count: faultCount })}
      </span>
    );
  }
  if (isDirty) return <strong>{t('unsaved')}</strong>;
  return (
    <span>
      {t(`savedBy.${view.savedBy === view.role ? 'you' : view.savedBy}`)} · {format.ago(view.updatedAt, now)}
    </span>
  );
}
