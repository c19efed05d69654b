import { useMemo } from 'react';
import type { MyPicksView } from '#domains/draft/contract/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { NoClub } from './no-club.tsx';
import { Prospects } from './prospects.tsx';
import { useTeamsOf } from './use-draft.tsx';

/** Shows the picks of the user's club, and the prospects whose rights it holds. */
export function MyPicksTab() {
  const hasClub = (useUser()?.teamId ?? null) !== null;
  if (!hasClub) return <NoClub />;
  return (
    <Load from={api.draft.mine.queryOptions({ enabled: hasClub })} skeleton={<LoadingTable rows={10} columns={4} />}>
      {({ data }) => (
        <Stack>
          <Prospects mine={data} />
          <Picks mine={data} />
        </Stack>
      )}
    </Load>
  );
}

type OwnPick = MyPicksView['picks'][number];

function Picks({ mine }: { mine: MyPicksView }) {
  const { t } = useTranslation('draft');
  const col = useColumnKit('draft').of<OwnPick>();
  const teams = useTeamsOf(mine);
  const columns = useMemo<Column<OwnPick>[]>(
    () => [
      col.count('season', { isLead: true }),
      col.text('round', ({ round }) => t('round', { round }), { isName: true }),
      col.count('spot'),
      col.text('original', ({ originalClubId }) => teams.get(originalClubId)?.nickname ?? '', {
        header: t('column.of'),
        cell: ({ originalClubId }) => {
          const team = teams.get(originalClubId);
          return team && <TeamLink team={team} name="nickname" />;
        },
      }),
    ],
    [t, teams, col],
  );
  return (
    <Section title={t('picks')} isFlush>
      <DataTable name="draft-my-picks" label={t('picks')} rows={mine.picks} columns={columns} rowKey={({ id }) => id} />
    </Section>
  );
}
