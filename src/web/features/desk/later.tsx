import { Button, Menu } from '@mantine/core';
import { PUT_OFF } from '#domains/club/constants.ts';
import type { DeskRow } from '#domains/club/contract.ts';
import { api } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';

type Until = (typeof PUT_OFF)[number];

function usePutOff({ teamId, key }: DeskRow) {
  const { t } = useTranslation('club');
  return useCommand(
    (until: Until | null) => api.club.putOff.call({ teamId, key, until }),
    (_, until) => (until ? t('desk.putOff') : null),
    [api.club.overview.key()],
  );
}

/** Puts an item off until tomorrow, for three days, or until its last day. */
export function Later({ item }: { item: DeskRow }) {
  const { t } = useTranslation('club');
  const putOff = usePutOff(item);
  const { dueIn } = item;
  const choices = PUT_OFF.filter((until) => {
    if (until === 'last-day') return dueIn !== null && dueIn > 1;
    return until === 'tomorrow' || dueIn === null || dueIn > 3;
  });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="subtle" size="xs" loading={putOff.isPending}>
          {t('desk.later')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((until) => (
          <Menu.Item key={until} onClick={() => putOff.mutate(until)}>
            {t(`desk.until.${until}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Puts an item back on the desk. */
export function BackNow({ item }: { item: DeskRow }) {
  const { t } = useTranslation('club');
  const putOff = usePutOff(item);
  return (
    <Button variant="default" size="xs" loading={putOff.isPending} onClick={() => putOff.mutate(null)}>
      {t('desk.backNow')}
    </Button>
  );
}
