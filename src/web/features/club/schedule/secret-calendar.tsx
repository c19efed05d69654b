import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, client } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';

/**
 * Shows the secret address of a calendar with the games of all three teams of the user's club; a new address replaces
 * the old one.
 */
export function SecretCalendar() {
  const { t } = useTranslation('club');
  const options = api.calendar.find.queryOptions();
  const path = useQuery(options).data?.data.path ?? null;
  const renew = useCommand(
    () => client.calendar.renew(),
    (answer) => {
      queryClient.setQueryData(options.queryKey, answer);
      return t('schedule.secretMade');
    },
    [],
  );
  return (
    <>
      {path !== null && (
        <TextInput
          mt="md"
          label={t('schedule.secret')}
          description={t('schedule.secretHint')}
          value={`${location.origin}${path}`}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <Row gap="md" top="sm">
        <Button variant="default" size="xs" loading={renew.isPending} onClick={() => renew.mutate()}>
          {t(path === null ? 'schedule.secretMake' : 'schedule.secretRenew')}
        </Button>
      </Row>
    </>
  );
}
