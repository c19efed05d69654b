import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row } from '#web/ui/layout.tsx';

/** Renames the user's own farm or junior team. */
export function RenameAffiliate({ team }: { team: TeamRef }) {
  const { t } = useTranslation('club');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {t('rename.open')}
      </Button>
      {isOpen && <RenameDialog team={team} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog({ team, onClose }: { team: TeamRef; onClose: () => void }) {
  const { t } = useTranslation(['club', 'common']);
  const original = useQuery(api.club.originalTeamNames.queryOptions()).data?.[team.id];
  const { onSubmit, faults, message, isPending } = useSubmit({
    call: 'club.rename',
    send: (form) =>
      client.club.rename({
        id: team.id,
        city: textOf(form, 'city'),
        nickname: textOf(form, 'nickname'),
        abbr: textOf(form, 'abbr').trim().toUpperCase(),
      }),
    onDone: async ({ data }) => {
      await queryClient.invalidateQueries();
      alert('success', t('club:rename.saved', { name: fullTeamName(data) }));
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={t('club:rename.title', { name: fullTeamName(team) })}>
      <form onSubmit={onSubmit} noValidate>
        {message && <p role="alert">{message}</p>}
        <TextInput
          name="city"
          label={t('club:rename.city')}
          defaultValue={team.city}
          error={faults['city']}
          maxLength={24}
          required
          data-autofocus
        />
        <TextInput
          name="nickname"
          label={t('club:rename.nickname')}
          defaultValue={team.nickname}
          error={faults['nickname']}
          maxLength={24}
          required
          mt="sm"
        />
        <TextInput
          name="abbr"
          label={t('club:rename.abbr')}
          description={t('club:rename.abbrHint')}
          defaultValue={team.abbr}
          error={faults['abbr']}
          maxLength={3}
          required
          mt="sm"
        />
        {original && <p>{t('club:rename.original', { name: fullTeamName(original), abbr: original.abbr })}</p>}
        <Row gap="md" justify="end" top="lg">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('club:rename.save')}
          </Button>
        </Row>
      </form>
    </Dialog>
  );
}
