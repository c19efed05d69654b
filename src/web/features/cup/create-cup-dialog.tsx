import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CUP_DAYS, CUP_FORMATS, type CupFormat } from '#domains/cup/constants.ts';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { useCup, useWhen } from './use-cup.ts';

type Next = Answer<ApiClient['cups']['list']>['data']['next'];

/** A form for a new cup: format, size and access; its dates come from the calendar. */
export function CreateCupDialog({ next, isOpen, onClose }: { next: Next; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('cup');
  const when = useWhen();
  const navigate = useNavigate();
  const formats = CUP_FORMATS.filter((format) => (next.sizes[format] ?? []).length > 0);
  const [format, setFormat] = useState<CupFormat>('knockout');
  const [wanted, setWanted] = useState(8);
  const [access, setAccess] = useState<'anyone' | 'invited'>('anyone');
  const sizes = next.sizes[format] ?? [];
  const size = sizes.includes(wanted) ? wanted : (sizes.at(-1) ?? 0);
  const create = useCup(
    async () => {
      const { data } = await client.cups.create({ format, size, isOpen: access === 'anyone' });
      await navigate({ to: '/friendly-cup/overview/$id', params: { id: String(data.id) } });
    },
    () => t('said.created'),
  );
  const days = CUP_DAYS[next.window];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('dialog.title')}>
      <Stack gap="md">
        <p>{t('dialog.when', { when: when({ ...next, firstDay: days[0] ?? 1, lastDay: days.at(-1) ?? 1 }) })}</p>
        <NativeSelect
          label={t('dialog.format')}
          value={format}
          data={formats.map((value) => ({ value, label: t(`format.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setFormat(formats.find((one) => one === value) ?? 'knockout')}
        />
        <NativeSelect
          label={t('dialog.size')}
          value={String(size)}
          data={sizes.map(String)}
          onChange={({ currentTarget: { value } }) => setWanted(Number(value))}
        />
        <div>
          <Text bottom="xs" strong>
            {t('dialog.access')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-label={t('dialog.access')}
            value={access}
            data={(['anyone', 'invited'] as const).map((value) => ({ value, label: t(`dialog.${value}`) }))}
            onChange={(value) => setAccess(value === 'invited' ? 'invited' : 'anyone')}
          />
        </div>
        <Button loading={create.isPending} onClick={() => create.mutate(undefined)}>
          {t('dialog.submit')}
        </Button>
      </Stack>
    </Dialog>
  );
}
