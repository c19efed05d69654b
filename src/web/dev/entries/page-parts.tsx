/** What screens are made of, and what stands where there is nothing, nothing yet, or a fault. */
import { Alert, Button, Drawer, MantineProvider, Modal, Progress } from '@mantine/core';
import { useState } from 'react';
import { alert } from '#web/lib/alerts.ts';
import { AlertRegion } from '#web/ui/alert-region.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Crest } from '#web/ui/crest.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Columns, MainAndSide, Stack } from '#web/ui/layout-grid.tsx';
import { BareHeader, Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { LoadingTable, ScreenSkeleton, Skeleton } from '#web/ui/skeleton.tsx';
import { TipLayer } from '#web/ui/tip-layer.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import type { Entry } from '../entry.ts';
import { LONG_TEAM, TEAM } from '../samples.ts';

const query = { error: null, isPending: false, refetch: () => undefined };
const GONE = Object.assign(new Error('gone'), { status: 404 });

function Opens({ of: Panel, title }: { of: typeof Modal | typeof Drawer; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Open it
      </Button>
      <Panel opened={isOpen} onClose={() => setOpen(false)} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
        <Button>Save</Button>
      </Panel>
    </>
  );
}

export const PAGE_PARTS: readonly Entry[] = [
  {
    name: 'PageHeader, Breadcrumbs',
    of: [PageHeader, Breadcrumbs],
    states: [
      {
        says: 'with all that it may have',
        shows: (
          <PageHeader
            title="Tampere Bears"
            eyebrow="Top League"
            details="19–9–2, third"
            picture={<Crest team={TEAM} size={72} isDecoration />}
            actions={<Button>Propose trade</Button>}
          />
        ),
      },
      {
        says: 'long text',
        shows: (
          <PageHeader
            title={`${LONG_TEAM.city} ${LONG_TEAM.nickname}`}
            subject="Roster"
            details="A club whose name is longer than most windows are wide"
          />
        ),
      },
      { says: 'breadcrumbs alone', shows: <Breadcrumbs last="Tampere Bears" /> },
    ],
  },
  {
    name: 'Section, Card',
    of: [Section, Card],
    states: [
      { says: 'normal', shows: <Section title="Standings">Third of twenty</Section> },
      {
        says: 'with an aside, of the third level',
        shows: (
          <Section title="Last results" level={3} aside={<a href="/all">All games</a>}>
            Won four of five
          </Section>
        ),
      },
      {
        says: 'reaching the edges',
        shows: (
          <Section title="Table" isFlush>
            As wide as the card
          </Section>
        ),
      },
      { says: 'card without a title', shows: <Card>One fact</Card> },
    ],
  },
  {
    name: 'MainAndSide, Columns, Stack',
    of: [MainAndSide, Columns, Stack],
    states: [
      {
        says: 'two columns, of which the second goes below on narrow windows',
        shows: (
          <MainAndSide>
            <Stack>
              <Card>Main</Card>
              <Columns min={160}>
                <Card>One</Card>
                <Card>Two</Card>
                <Card>Three</Card>
              </Columns>
            </Stack>
            <Card>Side</Card>
          </MainAndSide>
        ),
      },
    ],
  },
  {
    name: 'EmptyState',
    of: [EmptyState],
    states: [
      { says: 'normal', shows: <EmptyState title="No offers yet">Other clubs’ offers will appear here.</EmptyState> },
      {
        says: 'with a way on',
        shows: (
          <EmptyState icon="swap" title="No trade yet">
            <Button>Propose one</Button>
          </EmptyState>
        ),
      },
    ],
  },
  {
    name: 'ErrorState',
    of: [ErrorState],
    states: [
      { says: 'try again', shows: <ErrorState error={new Error('broken')} onRetry={() => {}} /> },
      { says: 'gone', shows: <ErrorState error={GONE} onRetry={() => {}} /> },
    ],
  },
  {
    name: 'Loaded, BareHeader',
    of: [Loaded, BareHeader],
    states: [
      { says: 'loading', shows: <Loaded query={{ ...query, data: undefined }}>{() => 'there'}</Loaded> },
      {
        says: 'failed',
        shows: <Loaded query={{ ...query, data: undefined, error: new Error('x') }}>{() => 'there'}</Loaded>,
      },
      { says: 'loaded', shows: <Loaded query={{ ...query, data: 'Here it is.' }}>{(words) => <p>{words}</p>}</Loaded> },
      { says: 'the bare head of a screen', shows: <BareHeader /> },
    ],
  },
  {
    name: 'Skeleton',
    of: [Skeleton, ScreenSkeleton, LoadingTable],
    states: [
      { says: 'a bar', shows: <Skeleton width={180} /> },
      { says: 'a table', shows: <LoadingTable rows={4} columns={4} /> },
      { says: 'a screen', shows: <ScreenSkeleton /> },
    ],
  },
  {
    name: 'Notice',
    of: [Notice],
    states: [
      {
        says: 'normal',
        shows: (
          <Notice code="404" title="Whoops! We couldn't find that page.">
            <Button>Back to homepage</Button>
          </Notice>
        ),
      },
    ],
  },
  {
    name: 'Alert',
    of: [Alert],
    states: [
      { says: 'normal', shows: <Alert title="Your roster is short">You dress 17 skaters.</Alert> },
      {
        says: 'error',
        shows: (
          <Alert color="red" title="Over the cap">
            By $1.2M.
          </Alert>
        ),
      },
    ],
  },
  {
    name: 'AlertRegion',
    of: [AlertRegion],
    states: [
      {
        says: 'shown for five seconds',
        shows: (
          <>
            <Button variant="default" onClick={() => alert('success', 'Lines saved.', () => {})}>
              Show a success
            </Button>
            <Button variant="default" onClick={() => alert('error', 'Another manager just took this club.')}>
              Show an error
            </Button>
            <AlertRegion />
          </>
        ),
      },
    ],
  },
  {
    name: 'Modal, Drawer',
    of: [Modal, Drawer],
    states: [
      { says: 'a dialog', shows: <Opens of={Modal} title="Save lines as" /> },
      { says: 'a drawer', shows: <Opens of={Drawer} title="Filters" /> },
    ],
  },
  { name: 'Progress', of: [Progress], states: [{ says: 'normal', shows: <Progress value={60} aria-label="60 %" /> }] },
  {
    name: 'MantineProvider',
    of: [MantineProvider],
    states: [
      {
        says: 'dresses the kit: once, around everything',
        shows: (
          <MantineProvider forceColorScheme="light" cssVariablesSelector=".none" getRootElement={() => undefined}>
            <Button>Dressed</Button>
          </MantineProvider>
        ),
      },
    ],
  },
  {
    name: 'TipLayer',
    of: [TipLayer],
    states: [
      {
        says: 'shows what data-tip says, once for the page',
        shows: (
          <>
            <TipLayer />
            <span data-tip="Games played">GP</span>
          </>
        ),
      },
    ],
  },
  { name: 'Wordmark', of: [Wordmark], states: [{ says: 'normal', shows: <Wordmark /> }] },
  {
    name: 'Icon',
    of: [Icon],
    states: [
      { says: 'decoration', shows: <Icon name="puck" /> },
      { says: 'alone, with a name', shows: <Icon name="whistle" size={34} label="Whistle" /> },
    ],
  },
];
