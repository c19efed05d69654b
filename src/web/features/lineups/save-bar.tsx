import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LineupView } from '#domains/lineups/contract.ts';
import { differences } from '#domains/lineups/rules/moves.ts';
import type { LineupFault } from '#engine/lineup/validate.ts';
import { SavedLineups } from '#web/features/lineups/saved-lineups.tsx';
import type { LineupDraft } from '#web/features/lineups/use-lineup-draft.ts';
import type { SaveLineup } from '#web/features/lineups/use-save-lineup.ts';
import { alert } from '#web/lib/alerts.ts';
import { client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { useNow } from '#web/lib/time.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './lineups.module.css';

/** What state the board is in, and what can be done with it. */
export function SaveBar({
  view,
  draft,
  faults,
  saving,
  announce,
}: {
  view: LineupView;
  draft: LineupDraft;
  faults: readonly LineupFault[];
  saving: SaveLineup;
  announce: (words: string) => void;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  const fill = useMutation({
    mutationFn: (mode: 'repair' | 'best') => client.lineups.autoFill({ id: view.team.id, lineup: draft.lineup, mode }),
    onSuccess: ({ data }) => {
      const isSame = differences(draft.lineup, data.lineup).length === 0;
      draft.setLineup(data.lineup);
      announce(isSame ? t('announce.unchanged') : t('announce.filled'));
      alert('success', isSame ? t('announce.unchanged') : t('announce.filled'));
    },
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  const save = () => (faults.length > 0 ? alert('error', t('faultsBlock')) : saving.save());
  return (
    <div className={css.bar} data-button-bar>
      <div className={css.state}>
        <SaveState view={view} isDirty={draft.isDirty} faultCount={faults.length} />
        {faults.length > 0 && (
          <Button variant="subtle" size="compact-sm" loading={fill.isPending} onClick={() => fill.mutate('repair')}>
            {t('repairNow')}
          </Button>
        )}
      </div>
      <Menu position="top-end" withinPortal>
        <Menu.Target>
          <Button variant="default" leftSection={<Icon name="wand" size={16} />} loading={fill.isPending}>
            <span className={css.words}>{t('autoFill')}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown maw={300}>
          {(['repair', 'best'] as const).map((mode) => (
            <Menu.Item key={mode} onClick={() => fill.mutate(mode)}>
              <strong>{t(mode)}</strong>
              <br />
              <small>{t(`${mode}Hint`)}</small>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <SavedLineups
        teamId={view.team.id}
        board={draft}
        onLoad={(board, name) => {
          draft.load(board);
          announce(t('loaded', { name }));
          alert('success', t('loaded', { name }));
        }}
      />
      {draft.isDirty && (
        <Button variant="default" leftSection={<Icon name="close" size={16} />} onClick={draft.revert}>
          <span className={css.words}>{t('revert')}</span>
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
      {t(`savedBy.${view.savedBy}`)} · {format.relative(view.updatedAt, now)}
    </span>
  );
}
