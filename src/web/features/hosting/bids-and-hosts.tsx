import { APPEAL } from '#domains/hosting/constants.ts';
import type { HostingView } from '#domains/hosting/contract.ts';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { FederationLink } from '#web/ui/federation-link.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

type Bid = HostingView['bids'][number];
type Host = HostingView['hosts'][number];

/** Lists the bids for the next world championship. */
export function Bids({ view }: { view: HostingView }) {
  const { t } = useTranslation('hosting');
  const col = useColumnKit('hosting').of<Bid>();
  const format = useFormat();
  const world = useWorldIfLoaded();
  const columns: Column<Bid>[] = [
    col.text('federation', ({ nationId }) => world?.nationById.get(nationId)?.name ?? '', {
      cell: ({ nationId }) => <FederationLink nationId={nationId} />,
      isName: true,
    }),
    col.count('pledge', { cell: ({ pledge }) => (pledge === null ? t('sealed') : format.money(pledge)) }),
    col.text('state', ({ state }) => t(`state.${state}`)),
  ];
  const money = format.money(APPEAL.dollarsPerPoint);
  return (
    <Section title={t('bidsFor', { season: seasonLabel(view.season) })}>
      {view.isOpen && <p>{t('open', { day: view.decisionDay })}</p>}
      <Text bottom="md">{t('rule', { dollars: money, rest: APPEAL.rest, lately: APPEAL.hostedLately })}</Text>
      <DataTable
        name="hosting-bids"
        label={t('bidsFor', { season: seasonLabel(view.season) })}
        rows={view.bids}
        columns={columns}
        rowKey={({ nationId }) => nationId}
        empty={t('noBids')}
      />
      <Pleas bids={view.bids} />
    </Section>
  );
}

/** Shows the presidents' reasons in full, which are too long for a column. */
function Pleas({ bids }: { bids: readonly Bid[] }) {
  const { t } = useTranslation('hosting');
  const said = bids.filter(({ plea }) => plea !== '');
  if (said.length === 0) return null;
  return (
    <Stack gap="sm" hugs>
      <Text as="h3" top="lg" size="lg">
        {t('column.plea')}
      </Text>
      {said.map(({ nationId, plea, isMine }) => (
        <p key={nationId}>
          <FederationLink nationId={nationId} /> {plea} {!isMine && <ReportWords kind="hosting-plea" id={nationId} />}
        </p>
      ))}
    </Stack>
  );
}

/** Lists current and past hosts. */
export function Hosts({ view }: { view: HostingView }) {
  const { t } = useTranslation('hosting');
  const col = useColumnKit('hosting').of<Host>();
  const world = useWorldIfLoaded();
  const columns: Column<Host>[] = [
    col.season('season'),
    col.text('federation', ({ nationId }) => world?.nationById.get(nationId)?.name ?? '', {
      cell: ({ nationId }) => <FederationLink nationId={nationId} />,
    }),
    col.money('pledge'),
    col.count('bids'),
  ];
  return (
    <Section title={t('hosts')} isFlush>
      <DataTable
        name="hosts"
        label={t('hosts')}
        rows={view.hosts}
        columns={columns}
        rowKey={({ season }) => season}
        empty={t('noHosts', { day: view.decisionDay })}
      />
    </Section>
  );
}
