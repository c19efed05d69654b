import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { sends } from '#web/lib/sends.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import css from './roster.module.css';

const LOWEST = 1;
const HIGHEST = 98;

/** The jersey number of one of the user's players: a button that opens the choice of another number. */
export function JerseyNumber({ player, worn }: { player: RosterPlayerView; worn: readonly number[] }) {
  const { t } = useTranslation('club');
  const [isOpen, setOpen] = useState(false);
  const name = playerName(player);
  return (
    <>
      <button
        type="button"
        className={css.number}
        aria-label={`${player.jerseyNumber ?? '–'}, ${t('roster.changeNumber', { player: name })}`}
        data-tip={t('roster.changeNumber', { player: name })}
        onClick={() => setOpen(true)}
      >
        <span className="jersey-number">{player.jerseyNumber ?? '–'}</span>
      </button>
      {isOpen && <NumberDialog player={player} worn={worn} onClose={() => setOpen(false)} />}
    </>
  );
}

function NumberDialog({
  player,
  worn,
  onClose,
}: {
  player: RosterPlayerView;
  worn: readonly number[];
  onClose: () => void;
}) {
  const { t } = useTranslation(['club', 'common']);
  const [number, setNumber] = useState(player.jerseyNumber);
  const name = playerName(player);
  const give = useMutation({
    mutationFn: (jerseyNumber: number) => client.club.setJerseyNumber({ id: player.id, jerseyNumber }),
    onSuccess: async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: api.club.roster.key() });
      alert('success', t('club:roster.numberSaved', { player: name, number: data.jerseyNumber }));
      onClose();
    },
  });
  const submit = sends(() => {
    if (number !== null) give.mutate(number);
  });
  return (
    <Dialog onClose={onClose} title={t('club:roster.numberDialog', { player: name })}>
      <form onSubmit={submit}>
        <NumberField
          label={t('club:roster.number')}
          description={t('club:roster.numberHint', { numbers: worn.join(', ') })}
          value={number}
          onChange={setNumber}
          min={LOWEST}
          max={HIGHEST}
          isOptional
          error={give.error ? messageOf(give.error, t('common:notSaved')) : undefined}
          data-autofocus
        />
        <Row gap="md" justify="end" top="lg">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={give.isPending} disabled={number === null}>
            {t('club:roster.give')}
          </Button>
        </Row>
      </form>
    </Dialog>
  );
}
