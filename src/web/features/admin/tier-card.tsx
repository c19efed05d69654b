import { Select } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TIER_OPENINGS } from '#engine/schedule/pyramid.ts';
import { alert } from '#web/lib/alerts.ts';
import { type ApiClient, api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

type Tier = Awaited<ReturnType<ApiClient['admin']['tier']>>['data'];

const tierQuery = api.admin.tier.queryOptions();

/** Shows how full the leagues are, and when the next tier opens. */
export function TierCard() {
  const { data } = useQuery(tierQuery);
  return data ? <TierForm key={data.data.opening} tier={data.data} /> : null;
}

function TierForm({ tier }: { tier: Tier }) {
  const { t } = useTranslation(['admin', 'common']);
  const [opening, setOpening] = useState(tier.opening);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => client.admin.setTierOpening({ opening }),
    onSuccess: (saved) => {
      queries.setQueryData(tierQuery.queryKey, saved);
      alert('success', t('admin:tier.saved'));
    },
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
  });
  return (
    <Section title={t('admin:tier.title')}>
      <Stack gap="md">
        <Text aside>{t('admin:tier.hint', tier.next)}</Text>
        <StatTiles
          tiles={[
            { label: t('admin:tier.households'), value: tier.households },
            { label: t('admin:tier.needed'), value: tier.needed },
            { label: t('admin:tier.managers'), value: tier.managers },
            { label: t('admin:tier.summer'), value: t(tier.isDue ? 'admin:tier.opens' : 'admin:tier.stays') },
          ]}
        />
        <Select
          label={t('admin:tier.label')}
          data={TIER_OPENINGS.map((value) => ({ value, label: t(`admin:tier.opening.${value}`) }))}
          value={opening}
          allowDeselect={false}
          onChange={(chosen) => setOpening(TIER_OPENINGS.find((known) => known === chosen) ?? opening)}
          maw={320}
        />
        <div>
          <ConfirmButton
            disabled={opening === tier.opening}
            question={t('admin:tier.question', { opening: t(`admin:tier.opening.${opening}`) })}
            explanation={<p>{t('admin:tier.hint', tier.next)}</p>}
            confirmLabel={t('admin:tier.change')}
            onConfirm={() => save.mutate()}
            loading={save.isPending}
          >
            {t('admin:tier.change')}
          </ConfirmButton>
        </div>
      </Stack>
    </Section>
  );
}
