import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CAMP_FOCUSES } from '#domains/camp/constants.ts';
import type { Camp } from '#domains/camp/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import css from './camp.module.css';

/** A form for a camp's focus and invitations; left empty, the assistant decides. */
export function CampPlan({ teamId, camp }: { teamId: TeamId; camp: Camp }) {
  const { t } = useTranslation(['camp', 'common']);
  const [focus, setFocus] = useState(camp.focus);
  const [invited, setInvited] = useState<ReadonlySet<number> | null>(camp.invited && new Set(camp.invited));
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => client.camps.plan({ id: teamId, kind: camp.kind, focus, invited: invited && [...invited] }),
    onSuccess: (answer) => {
      queries.setQueryData(api.camps.find.queryKey({ input: { id: teamId } }), answer);
      alert('success', t('camp:saved'));
    },
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  if (camp.candidates.length === 0) return <p>{t('camp:nobody')}</p>;
  const { proposed, places, candidates } = camp;
  const toggle = (id: number) =>
    setInvited((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <>
      <Row gap="md" align="end" bottom="md">
        <NativeSelect
          label={t('camp:focus')}
          value={focus ?? ''}
          data={[
            { value: '', label: t('camp:assistantFocus', { focus: t(`camp:focusOf.${proposed.focus}`) }) },
            ...CAMP_FOCUSES.map((value) => ({ value, label: t(`camp:focusOf.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => setFocus(CAMP_FOCUSES.find((one) => one === value) ?? null)}
        />
        {invited === null ? (
          <>
            <span>{t('camp:assistantWho', { count: proposed.invited.length })}</span>
            <Button variant="default" onClick={() => setInvited(new Set(proposed.invited))}>
              {t('camp:choose')}
            </Button>
          </>
        ) : (
          <>
            <span>{t('camp:places', { count: invited.size, places })}</span>
            <Button variant="default" onClick={() => setInvited(null)}>
              {t('camp:leave')}
            </Button>
          </>
        )}
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {t('camp:save')}
        </Button>
      </Row>
      {invited !== null && (
        <ul className={css.who} aria-label={t('camp:who')}>
          {candidates.map(({ player, level, age, overall, isInjured }) => {
            const isComing = invited.has(player.id);
            return (
              <li key={player.id}>
                <Checkbox
                  label={
                    <>
                      {playerName(player)} ({player.position})
                      <Stack as="span" gap="none" aside>
                        {t('camp:row', { level, age, overall })}
                        {isInjured && `, ${t('camp:injured')}`}
                      </Stack>
                    </>
                  }
                  checked={isComing}
                  disabled={!isComing && invited.size >= places}
                  onChange={() => toggle(player.id)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
