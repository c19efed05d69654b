import { useQuery } from '@tanstack/react-query';
import type { NationStaffView } from '#domains/coach/contract.ts';
import { COACH_ROLES } from '#domains/job/constants.ts';
import type { NationId } from '#engine/ids.ts';
import { Applicants } from '#web/features/job/applicants.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Columns, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { BreakdownOf, useTakenApart, useWhy } from './coach-breakdown.tsx';
import { CoachSearch } from './coach-search.tsx';
import { CoachPost } from './staff-card.tsx';

const VIEWS = ['current', 'search'] as const;

/** Shows the coaches of the national teams; the president hires, renews and dismisses them here. */
export function NationalStaff({ nationId }: { nationId: NationId }) {
  const query = useQuery(api.coaches.nationStaff.queryOptions({ input: { id: nationId } }));
  return <Loaded query={query}>{({ data }) => <Staff view={data} />}</Loaded>;
}

function Staff({ view }: { view: NationStaffView }) {
  const { t } = useTranslation('coach');
  const format = useFormat();
  const isSearch = useSearchChoice('staff', VIEWS) === 'search';
  const takenApart = useTakenApart();
  const why = useWhy();
  const { nationId, abilities, frame, left, balance, season, jobs } = view;
  const isOwn = abilities.employForNation;
  if (takenApart !== undefined) return <BreakdownOf personId={takenApart} nationId={nationId} />;
  return (
    <Stack>
      <StatTiles
        tiles={[
          { label: t('nation.frame'), value: format.money(frame), note: t('nation.frameNote') },
          { label: t('nation.left'), value: format.money(left), note: t('nation.leftNote') },
          ...(balance === null ? [] : [{ label: t('nation.balance'), value: format.money(balance) }]),
        ]}
      />
      {isOwn && (
        <Applicants
          from={api.coaches.nationApplicants.queryOptions({ input: { id: nationId } })}
          roles={COACH_ROLES}
          season={season}
          isOfNation
          why={why}
          hire={(of) => client.coaches.hireForNation({ id: nationId, ...of })}
        />
      )}
      <Columns min={330}>
        {jobs.map((job) => (
          <NationPost key={job.role} view={view} job={job} />
        ))}
      </Columns>
      {isOwn && isSearch && (
        <CoachSearch
          staff={{
            ...{ season, jobs, mayHire: true, federation: nationId },
            hire: (of) => client.coaches.hireForNation({ id: nationId, ...of }),
          }}
        />
      )}
    </Stack>
  );
}

function NationPost({ view, job }: { view: NationStaffView; job: NationStaffView['jobs'][number] }) {
  const { t } = useTranslation('coach');
  const { nationId: id, abilities } = view;
  const { role } = job;
  return (
    <CoachPost
      view={view}
      job={job}
      duty={t(`nation.duty.${role}`)}
      employer={
        abilities.employForNation
          ? {
              find: (
                <LinkButton
                  to="/federation/overview/{-$id}"
                  params={{ id: String(id) }}
                  search={{ tab: 'staff', staff: 'search', role }}
                  size="xs"
                >
                  {t('find')}
                </LinkButton>
              ),
              extend: (terms) => client.coaches.extendForNation({ id, role, ...terms }),
              dismiss: () => client.coaches.dismissForNation({ id, role }),
              isOfNation: true,
            }
          : undefined
      }
    />
  );
}
