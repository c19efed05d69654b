import { Button, Switch, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Board, isSameBoard } from '#domains/lineups/rules/board.ts';
import type { TeamId } from '#engine/ids.ts';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import css from './templates.module.css';

interface Template extends Board {
  id: number;
  name: string;
  isForAway: boolean;
  createdAt: string;
}

/** One template: apply all or a part of it, replace it with the board, rename it, or delete it. */
export function TemplateRow({
  teamId,
  template,
  board,
  onApply,
  onChanged,
}: {
  teamId: TeamId;
  template: Template;
  board: Board;
  onApply: (part: Partial<Board>, kind: 'all' | 'lines' | 'tactics') => void;
  onChanged: () => void;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  const format = useFormat();
  const [mode, setMode] = useState<'look' | 'rename'>('look');
  const { id, name, lineup, tactics, orders } = template;
  const onError = (error: Error) => alert('error', messageOf(error, t('common:somethingFailed')));
  const done = (words: string) => () => {
    alert('success', words);
    setMode('look');
    onChanged();
  };
  const replace = useMutation(
    api.lineups.store.mutationOptions({ onSuccess: done(t('templates.kept', { name })), onError }),
  );
  const discard = useMutation(
    api.lineups.discard.mutationOptions({ onSuccess: done(t('templates.discarded', { name })), onError }),
  );
  const mark = useMutation(api.lineups.change.mutationOptions({ onSuccess: onChanged, onError }));
  return (
    <Stack as="li" framed ground="dim" gap="sm" inset="box">
      <div className={css.templateName}>
        {mode === 'rename' ? (
          <RenameTemplate teamId={teamId} template={template} onDone={onChanged} onClose={() => setMode('look')} />
        ) : (
          <>
            <strong>{name}</strong>
            <small>
              {isSameBoard(template, board) ? t('templates.same') : format.instant(template.createdAt, 'date')}
            </small>
          </>
        )}
      </div>
      <Row as="fieldset" align="stretch" gap="sm">
        <legend className="visually-hidden">{name}</legend>
        <Button size="compact-sm" onClick={() => onApply({ lineup, tactics, orders }, 'all')}>
          {t('templates.apply')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onApply({ lineup }, 'lines')}>
          {t('templates.lines')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onApply({ tactics, orders }, 'tactics')}>
          {t('templates.tactics')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={replace.isPending}
          disabled={isSameBoard(template, board)}
          onClick={() =>
            replace.mutate({ id: teamId, name, lineup: board.lineup, tactics: board.tactics, orders: board.orders })
          }
        >
          {t('templates.replace')}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={() => setMode(mode === 'rename' ? 'look' : 'rename')}>
          {t('templates.rename')}
        </Button>
        <ConfirmButton
          size="compact-sm"
          variant="subtle"
          color="red.9"
          c="var(--rs-bad)"
          leftSection={<Icon name="close" size={14} />}
          loading={discard.isPending}
          question={t('templates.discardQuestion', { name })}
          confirmLabel={t('templates.discard')}
          onConfirm={() => discard.mutate({ id: teamId, savedId: id })}
        >
          {t('templates.discard')}
        </ConfirmButton>
      </Row>
      <Switch
        size="xs"
        label={t('templates.forAway')}
        checked={template.isForAway}
        disabled={mark.isPending}
        onChange={({ currentTarget }) => mark.mutate({ id: teamId, savedId: id, isForAway: currentTarget.checked })}
      />
    </Stack>
  );
}

function RenameTemplate({
  teamId,
  template,
  onDone,
  onClose,
}: {
  teamId: TeamId;
  template: Template;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  const [name, setName] = useState(template.name);
  const rename = useMutation(
    api.lineups.change.mutationOptions({
      onSuccess: () => {
        onDone();
        onClose();
      },
    }),
  );
  return (
    <form
      className={css.keep}
      onSubmit={sends(() => rename.mutate({ id: teamId, savedId: template.id, name: name.trim() }))}
    >
      <TextInput
        data-autofocus
        autoFocus
        size="xs"
        required
        maxLength={40}
        aria-label={t('templates.newName', { name: template.name })}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={rename.error ? messageOf(rename.error, t('common:notSaved')) : undefined}
      />
      <Button size="compact-md" type="submit" loading={rename.isPending} disabled={name.trim() === ''}>
        {t('common:save')}
      </Button>
    </form>
  );
}
