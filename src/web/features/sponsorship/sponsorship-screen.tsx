import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { MAX_JUNIOR_AGE } from '#domains/sponsorship/constants.ts';
import type { OwnSponsorship, Patron } from '#domains/sponsorship/contract.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { Sponsors } from './sponsor-board.tsx';
import { SponsorForm } from './sponsor-form.tsx';

/** Sponsors the subject in the URL, and lists the user's sponsorships and the patrons of all time. */
export function SponsorshipScreen() {
  const { t } = useTranslation(['sponsorship', 'screens']);
  const search: Record<string, unknown> = useSearch({ strict: false });
  const kind = typeof search['kind'] === 'string' ? search['kind'] : null;
  const id = useSearchNumber('id');
  const mine = useQuery(api.sponsorships.mine.queryOptions());
  const patrons = useQuery(api.sponsorships.patrons.queryOptions());
  return (
    <>
      <PageHeader title={t('screens:/puck/sponsorship')} details={t('sponsorship:intro')} />
      <Stack>
        {kind !== null && id !== undefined ? <Chosen key={`${kind}/${id}`} kind={kind} id={id} /> : <Choose />}
        <Loaded query={mine} skeleton={<LoadingTable rows={2} columns={5} />}>
          {({ data }) => data.length > 0 && <OwnTable rows={data} />}
        </Loaded>
        <Loaded query={patrons} skeleton={<LoadingTable rows={3} columns={3} />}>
          {({ data }) => <PatronTable rows={data} />}
        </Loaded>
      </Stack>
    </>
  );
}

function Chosen(subject: { kind: string; id: number }) {
  const { t } = useTranslation('sponsorship');
  const query = useQuery(api.sponsorships.board.queryOptions({ input: subject }));
  const missing = (
    <>
      <p>{t('unknown')}</p>
      <Choose />
    </>
  );
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={3} columns={3} />} missing={missing}>
      {({ data }) => (
        <>
          <SponsorForm subject={subject} board={data} />
          <Sponsors board={data} subject={subject} />
        </>
      )}
    </Loaded>
  );
}

function Choose() {
  const { t } = useTranslation('sponsorship');
  return (
    <Section title={t('choose.title')}>
      <p>{t('choose.words', { age: MAX_JUNIOR_AGE })}</p>
      <LinkButton to="/club/overview/{-$id}" params={{ id: undefined }} variant="default">
        {t('choose.own')}
      </LinkButton>{' '}
      <LinkButton to="/tcg-player-sheet" variant="default">
        {t('choose.card')}
      </LinkButton>
    </Section>
  );
}

function OwnTable({ rows }: { rows: readonly OwnSponsorship[] }) {
  const { t } = useTranslation('sponsorship');
  const col = useColumnKit('sponsorship').of<OwnSponsorship>();
  const columns = useMemo(
    (): Column<OwnSponsorship>[] => [
      col.text('subject', { isName: true, cell: ({ subject, path }) => <PathLink path={path}>{subject}</PathLink> }),
      col.text('name'),
      col.text('line'),
      col.number('pucks'),
      col.text('state', ({ state, isHidden }) => (isHidden ? t('hidden') : t(`state.${state}`))),
      col.instant('at', { style: 'date' }),
    ],
    [t, col],
  );
  return (
    <Section title={t('mine')} isFlush>
      <DataTable name="sponsorships" label={t('mine')} rows={rows} columns={columns} rowKey={({ id }) => id} />
    </Section>
  );
}

function PatronTable({ rows }: { rows: readonly Patron[] }) {
  const { t } = useTranslation('sponsorship');
  const col = useColumnKit('sponsorship').of<Patron>();
  const columns = useMemo(
    (): Column<Patron>[] => [col.user('user'), col.number('pucks'), col.number('subjects')],
    [col],
  );
  return (
    <Section title={t('patrons')} isFlush>
      <DataTable
        name="patrons"
        label={t('patrons')}
        rows={rows}
        columns={columns}
        rowKey={({ user }) => user.id}
        empty={t('noPatrons')}
      />
    </Section>
  );
}
