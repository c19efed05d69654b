import { MAX_INJURY_DAYS, MIN_TITLE_HOUSEHOLDS } from '#domains/cup/constants.ts';
import type { CupView } from '#domains/cup/contract.ts';
import { CompetitionStages } from '#web/features/competition/competition-stages.tsx';
import { type CompetitionEntry, EntriesTable } from '#web/features/competition/entries-table.tsx';
import { api } from '#web/lib/api.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MainAndSide, Stack } from '#web/ui/layout.tsx';
import { BareHeader, Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { CupHeader } from './cup-header.tsx';
import { EntryPanel } from './entry-panel.tsx';

/** How often a cup on screen is refetched, as its games are played. */
const REFRESH_MS = 30_000;

/** Shows a friendly cup: its teams, groups, bracket and games, and its entries while it is open. */
export function CupOverviewScreen() {
  const id = useIdParam();
  if (typeof id !== 'number') return <NoSuchCup />;
  return (
    <Load
      from={api.cups.find.queryOptions({
        input: { id: id ?? 0 },
        enabled: typeof id === 'number',
        refetchInterval: REFRESH_MS,
        select: ({ data }) => data,
      })}
      missing={<NoSuchCup />}
    >
      {(cup) => <Overview cup={cup} />}
    </Load>
  );
}

/** Shown for an address that names no cup. */
export function NoSuchCup() {
  const { t } = useTranslation('cup');
  return (
    <>
      <BareHeader />
      <EmptyState icon="cup" title={t('unknown')} />
    </>
  );
}

function Overview({ cup }: { cup: CupView }) {
  const { t } = useTranslation('cup');
  const isDrawn = cup.competition.stages.length > 0;
  return (
    <>
      <CupHeader cup={cup} screen="/friendly-cup/overview/$id" />
      <MainAndSide>
        <Stack>
          {isDrawn ? <CompetitionStages competition={cup.competition} label={cup.name} /> : <Entries cup={cup} />}
        </Stack>
        <Stack>
          {cup.status === 'open' && <EntryPanel cup={cup} />}
          {isDrawn && <Entries cup={cup} />}
          <Section title={t('rules.title')}>
            <Stack as="ul" gap="sm" bullets>
              <li>{t('rules.counts')}</li>
              <li>{t('rules.injuries', { days: MAX_INJURY_DAYS })}</li>
              <li>{t('titleRule', { count: MIN_TITLE_HOUSEHOLDS })}</li>
            </Stack>
          </Section>
        </Stack>
      </MainAndSide>
    </>
  );
}

function Entries({ cup: { competition, managers, status, viewer } }: { cup: CupView }) {
  const { t } = useTranslation('cup');
  const col = useColumnKit('cup', { isUnsortable: true }).of<CompetitionEntry>();
  const managerOf = new Map(managers.map(({ teamId, manager }) => [teamId, manager]));
  const manager = col.text('manager', ({ team }) => managerOf.get(team.id)?.name ?? t('ai'), {
    cell: ({ team }) => {
      const user = managerOf.get(team.id);
      return user ? <UserLink user={user} /> : t('ai');
    },
  });
  return (
    <EntriesTable
      of="cup"
      label={t('entries')}
      entries={competition.entries}
      isOver={status === 'finished'}
      more={[manager]}
      isMarked={({ team }) => team.id === viewer.teamId}
    />
  );
}
