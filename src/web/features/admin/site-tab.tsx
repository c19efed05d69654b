import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_ADMIN_NOTE } from '#domains/admin/constants.ts';
import { alert } from '#web/lib/alerts.ts';
import { type ApiClient, api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { worldQuery } from '#web/lib/world.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Lines, Row, Stack, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './admin.module.css';

type SiteView = Awaited<ReturnType<ApiClient['admin']['site']>>;
type Site = SiteView['data'];
interface Change {
  send: (admin: typeof client.admin) => Promise<SiteView>;
  done: string;
}

const siteQuery = api.admin.site.queryOptions();

/** Shows closed features, maintenance and new versions: each change asks for confirmation and is logged. */
export function SiteTab() {
  const { t } = useTranslation('common');
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ send }: Change) => send(client.admin),
    onSuccess: (view, { done }) => {
      queries.setQueryData(siteQuery.queryKey, view);
      alert('success', done);
      void queries.invalidateQueries(worldQuery);
      void queries.invalidateQueries({ queryKey: api.admin.actions.key() });
    },
    onError: (error) => alert('error', messageOf(error, t('somethingFailed'))),
  });
  return (
    <Load from={siteQuery} skeleton={<LoadingTable />}>
      {({ data }) => (
        <Stack gap="md">
          <Maintenance site={data} change={change.mutate} isBusy={change.isPending} />
          <Features site={data} change={change.mutate} isBusy={change.isPending} />
          <Announcement site={data} change={change.mutate} isBusy={change.isPending} />
        </Stack>
      )}
    </Load>
  );
}

interface Part {
  site: Site;
  change: (change: Change) => void;
  isBusy: boolean;
}

function Maintenance({ site: { maintenance }, change, isBusy }: Part) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [note, setNote] = useState('');
  return (
    <Section title={t('site.maintenance.title')}>
      {maintenance ? (
        <>
          <Text ground="warn" edge="tone" inset="md" bottom="md" tone="warn" strong>
            {t('site.maintenance.since', { time: format.instant(maintenance.since) })} {maintenance.note}
          </Text>
          <ConfirmButton
            disabled={isBusy}
            question={t('site.maintenance.endQuestion')}
            confirmLabel={t('site.maintenance.end')}
            onConfirm={() => change({ send: (admin) => admin.endMaintenance(), done: t('site.maintenance.ended') })}
          >
            {t('site.maintenance.end')}
          </ConfirmButton>
        </>
      ) : (
        <Stack gap="md">
          <Text aside>{t('site.maintenance.words')}</Text>
          <NoteInput label={t('site.note')} value={note} onChange={setNote} />
          <Row unbroken align="stretch" justify="end" gap="sm">
            <ConfirmButton
              color="red.9"
              disabled={isBusy}
              question={t('site.maintenance.question')}
              explanation={<p>{t('site.maintenance.words')}</p>}
              confirmLabel={t('site.maintenance.start')}
              onConfirm={() =>
                change({ send: (admin) => admin.startMaintenance({ note }), done: t('site.maintenance.started') })
              }
            >
              {t('site.maintenance.start')}
            </ConfirmButton>
          </Row>
        </Stack>
      )}
    </Section>
  );
}

function Features({ site: { features }, change, isBusy }: Part) {
  const { t } = useTranslation('admin');
  return (
    <Section title={t('site.features.title')} isFlush>
      <Text inset="md" tone="dim">
        {t('site.features.words')}
      </Text>
      <Lines>
        {features.map((feature) => (
          <FeatureRow key={feature.id} feature={feature} change={change} isBusy={isBusy} />
        ))}
      </Lines>
    </Section>
  );
}

function FeatureRow({ feature, change, isBusy }: Omit<Part, 'site'> & { feature: Site['features'][number] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [reason, setReason] = useState('');
  const { id, closedAt } = feature;
  const name = t(`site.feature.${id}`);
  return (
    <li className={css.feature}>
      <div>
        <strong>{name}</strong>
        <span className={closedAt ? css.bad : css.dim}>
          {closedAt ? t('site.features.closedSince', { time: format.instant(closedAt) }) : t('site.features.open')}
          {feature.reason !== '' && ` ${feature.reason}`}
        </span>
      </div>
      {closedAt ? (
        <ConfirmButton
          size="compact-sm"
          disabled={isBusy}
          aria-label={t('site.features.openNamed', { name })}
          question={t('site.features.openQuestion', { name })}
          confirmLabel={t('site.features.openIt')}
          onConfirm={() =>
            change({
              send: (admin) => admin.openFeature({ feature: id }),
              done: t('site.features.opened', { name }),
            })
          }
        >
          {t('site.features.openIt')}
        </ConfirmButton>
      ) : (
        <ConfirmButton
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          question={t('site.features.question', { name })}
          explanation={<NoteInput label={t('site.features.reason')} value={reason} onChange={setReason} />}
          confirmLabel={t('site.features.close')}
          onConfirm={() =>
            change({
              send: (admin) => admin.closeFeature({ feature: id, reason }),
              done: t('site.features.closed', { name }),
            })
          }
        >
          {t('site.features.close')}
        </ConfirmButton>
      )}
    </li>
  );
}

function Announcement({ site: { announced }, change, isBusy }: Part) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [note, setNote] = useState('');
  return (
    <Section title={t('site.version.title')}>
      <Stack gap="md">
        <Text aside>
          {announced.at
            ? t('site.version.last', { time: format.instant(announced.at), note: announced.note })
            : t('site.version.words')}
        </Text>
        <NoteInput label={t('site.version.note')} value={note} onChange={setNote} />
        <Row unbroken align="stretch" justify="end" gap="sm">
          <ConfirmButton
            disabled={isBusy}
            question={t('site.version.question')}
            explanation={<p>{t('site.version.words')}</p>}
            confirmLabel={t('site.version.announce')}
            onConfirm={() => {
              change({ send: (admin) => admin.announceVersion({ note }), done: t('site.version.announced') });
              setNote('');
            }}
          >
            {t('site.version.announce')}
          </ConfirmButton>
        </Row>
      </Stack>
    </Section>
  );
}

function NoteInput({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  return (
    <TextInput
      label={label}
      value={value}
      maxLength={MAX_ADMIN_NOTE}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
