import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';

const OF_SITE = ['moderator', 'ua-cup-organizer'] as const;

/** Appoints a user to the staff of the site, or of a competition of this season. */
export function AppointButton({ user: { id: userId, name } }: { user: { id: number; name: string } }) {
  const { t } = useTranslation(['admin', 'appointment']);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>(OF_SITE[0]);
  const competitions = useQuery({ ...api.appointments.competitions.queryOptions(), enabled: isOpen });
  const appoint = useCommand(client.appointments.appoint, () => t('admin:staff.appointed', { name }), [
    api.appointments.key(),
  ]);
  const options = [
    ...OF_SITE.map((role) => ({ value: role, label: t(`appointment:role.${role}`) })),
    ...(competitions.data?.data ?? []).map((competition) => ({
      value: String(competition.id),
      label: t('appointment:role.organizerOf', { competition: competition.name }),
    })),
  ];
  const send = () => {
    const role = OF_SITE.find((known) => known === chosen);
    const post = role ? { role } : { role: 'organizer' as const, competitionId: Number(chosen) };
    appoint.mutate({ userId, ...post }, { onSuccess: () => setOpen(false) });
  };
  return (
    <>
      <Button size="compact-xs" variant="default" onClick={() => setOpen(true)}>
        {t('admin:staff.appoint')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('admin:staff.question', { name })}>
        <NativeSelect
          label={t('admin:staff.role')}
          data={options}
          value={chosen}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
        <Button mt="lg" loading={appoint.isPending} onClick={send}>
          {t('admin:staff.appoint')}
        </Button>
      </Dialog>
    </>
  );
}
