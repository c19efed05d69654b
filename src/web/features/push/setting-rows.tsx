import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browserOf } from '#web/features/settings/browser-name.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { canBePushedTo, forgetPushes, subscribeToPushes } from '#web/lib/service-worker.ts';
import { type SettingSection, useIsPlaying } from '#web/lib/setting-section.ts';
import { useNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Lines, Row, Text, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Lists devices with push notifications: this one can be added, each can be removed. */
function SettingRows() {
  const { t } = useTranslation('push');
  const isPlaying = useIsPlaying();
  const query = useQuery({ ...api.push.devices.queryOptions(), enabled: isPlaying });
  return (
    <Section title={t('title')}>
      <Text bottom="md" aside>
        {t('intro')}
      </Text>
      <Loaded query={query} skeleton={<LoadingTable rows={1} columns={2} />}>
        {({ data }) => <Devices {...data} />}
      </Loaded>
    </Section>
  );
}

type Devices = Awaited<ReturnType<typeof client.push.devices>>['data'];

function Devices({ publicKey, devices }: Devices) {
  const { t } = useTranslation(['push', 'common']);
  const format = useFormat();
  const now = useNow(60_000);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: api.push.devices.key() });
  const turnOn = useMutation({
    mutationFn: async () => {
      const subscribed = await subscribeToPushes(publicKey).catch(() => null);
      if (subscribed?.outcome !== 'subscribed') return subscribed?.outcome ?? 'failed';
      const { endpoint, keys } = subscribed;
      await client.push.subscribe({ endpoint, keys });
      return 'done';
    },
    onSuccess: async (outcome) => {
      if (outcome === 'done') alert('success', t('push:turnedOn'));
      else alert('error', t(outcome === 'denied' ? 'push:denied' : 'push:failed'));
      await refresh();
    },
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  const remove = useMutation({
    mutationFn: async ({ id, isCurrent }: Devices['devices'][number]) => {
      await client.push.remove({ id });
      if (isCurrent) await forgetPushes().catch(() => {});
    },
    onSuccess: async () => {
      alert('success', t('push:removed'));
      await refresh();
    },
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  const isOn = devices.some(({ isCurrent }) => isCurrent);
  return (
    <>
      {!canBePushedTo() && <p>{t('push:unable')}</p>}
      {canBePushedTo() && !isOn && (
        <Button onClick={() => turnOn.mutate()} loading={turnOn.isPending}>
          {t('push:turnOn')}
        </Button>
      )}
      {devices.length > 0 && (
        <Lines top="md" aria-label={t('push:devices')}>
          {devices.map((device) => (
            <Row key={device.id} as="li" entry unbroken justify="between" gap="md" inset="line">
              <div>
                <strong>{browserOf(device.userAgent) ?? t('push:unknown')}</strong>
                {device.isCurrent && (
                  <Words apart size="sm" tone="good" strong>
                    {t('push:current')}
                  </Words>
                )}
                <Text as="div" aside>
                  {device.pushedAt
                    ? t('push:last', { when: format.ago(device.pushedAt, now) })
                    : t('push:since', { when: format.instant(device.createdAt, 'date') })}
                </Text>
              </div>
              <Button size="xs" variant="default" onClick={() => remove.mutate(device)} loading={remove.isPending}>
                {t('push:remove')}
              </Button>
            </Row>
          ))}
        </Lines>
      )}
    </>
  );
}

function useOwnTitle() {
  const { t } = useTranslation('push');
  return useIsPlaying() ? t('title') : null;
}

export const SETTING_SECTIONS: readonly SettingSection[] = [
  { id: 'push', useTitle: useOwnTitle, content: <SettingRows /> },
];
