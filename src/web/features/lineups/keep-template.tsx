import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Board } from '#domains/lineups/rules/board.ts';
import type { TeamId } from '#engine/ids.ts';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { sends } from '#web/lib/sends.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './templates.module.css';

/** Saves lines, tactics and orders of the board under a name; an existing name is replaced, which is announced first. */
export function KeepTemplate({
  teamId,
  board,
  isFull,
  names,
  onKept,
}: {
  teamId: TeamId;
  board: Board;
  /** There is no room for another name. */
  isFull: boolean;
  names: readonly string[];
  onKept: () => void;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  const [name, setName] = useState('');
  const given = name.trim();
  const doesReplace = names.includes(given);
  const store = useMutation(
    api.lineups.store.mutationOptions({
      onSuccess: () => {
        alert('success', t('templates.kept', { name: given }));
        setName('');
        onKept();
      },
    }),
  );
  const { lineup, tactics, orders } = board;
  return (
    <form
      className={css.keep}
      onSubmit={sends(() => store.mutate({ id: teamId, name: given, lineup, tactics, orders }))}
    >
      <TextInput
        required
        maxLength={40}
        label={t('templates.name')}
        description={isFull ? t('templates.full') : t('templates.hint')}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          store.reset();
        }}
        error={store.error ? messageOf(store.error, t('common:notSaved')) : undefined}
      />
      <Button type="submit" loading={store.isPending} disabled={given === '' || (isFull && !doesReplace)}>
        {doesReplace ? t('templates.replaceNamed', { name: given }) : t('templates.keep')}
      </Button>
    </form>
  );
}
