import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NationStaffView } from '#domains/coach/contract.ts';
import { COACH_ROLES } from '#domains/job/constants.ts';
import type { NationId } from '#engine/ids.ts';
import { Applicants } from '#web/features/job/applicants.tsx';
import { PostCard } from '#web/features/job/post-card.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { Columns, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { BreakdownOf, useTakenApart, useWhy, WhyLink } from './coach-breakdown.tsx';
import { CoachSearch } from './coach-search.tsx';
import { Specials } from './coach-words.tsx';
import { Lessons } from './lessons.tsx';
import { useStaffCommand } from './use-staff-command.ts';

const VIEWS = ['current', 'search'] as const;

/** The coaches of the national teams; the president hires, renews and dismisses them here. */
export function NationalStaff({ nationId }: { nationId: NationId }) {
  const query = useQuery(api.coaches.nationStaff.queryOptions({ input: { id: nationId } }));
  return <Loaded query={query}>{({ data }) => <Staff view={data} />}</Loaded>;
}

function Staff({ view }: { view: NationStaffView }) {
  const { t } = useTranslation('coach');
  const format = useFormat();
  const isSearch = useSearchChoice('staff', VIEWS) === 'search';
  const takenApart = useTakenApart();
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
      {isOwn && <NationApplicants view={view} />}
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

function NationApplicants({ view: { nationId, season } }: { view: NationStaffView }) {
  const { t } = useTranslation('job');
  const query = useQuery(api.coaches.nationApplicants.queryOptions({ input: { id: nationId } }));
  const why = useWhy();
  const hire = useStaffCommand(client.coaches.hireForNation, t('post.offeredTo'));
  return (
    <Applicants
      applicants={query.data?.data ?? []}
      isOfNation
      season={season}
      isPending={hire.isPending}
      why={why}
      onHire={({ role, person }, terms) => {
        const known = COACH_ROLES.find((one) => one === role);
        if (known) hire.mutate({ id: nationId, role: known, personId: person.id, ...terms });
      }}
    />
  );
}

function NationPost({ view, job }: { view: NationStaffView; job: NationStaffView['jobs'][number] }) {
  const { t } = useTranslation(['coach', 'job']);
  const { nationId, season, abilities } = view;
  const { role, coach } = job;
  const name = coach ? playerName(coach.person) : '';
  const extend = useStaffCommand(
    client.coaches.extendForNation,
    t(coach?.person.isUser ? 'job:post.offered' : 'job:post.extended', { name }),
  );
  const dismiss = useStaffCommand(client.coaches.dismissForNation, t('job:post.dismissed', { name }));
  return (
    <PostCard
      post={job}
      season={season}
      person={coach?.person ?? null}
      details={coach && `${t('coach:profile.age', { age: coach.age })} · ${t(`coach:style.${coach.style}`)}`}
      more={
        coach && (
          <>
            <WhyLink personId={coach.person.id} role={role} label={t('coach:why.ask', { fit: job.fit ?? 0 })} />
            <Specials coach={coach} />
            <Lessons coach={coach} jobs={view.jobs} />
          </>
        )
      }
      duty={t(`coach:nation.duty.${role}`)}
      employer={
        abilities.employForNation
          ? {
              find: (
                <LinkButton
                  to="/federation/overview/{-$id}"
                  params={{ id: String(nationId) }}
                  search={{ tab: 'staff', staff: 'search', role }}
                  size="xs"
                >
                  {t('coach:find')}
                </LinkButton>
              ),
              onExtend: (terms) => extend.mutate({ id: nationId, role, ...terms }),
              onDismiss: () => dismiss.mutate({ id: nationId, role }),
              isOfNation: true,
              isPending: extend.isPending || dismiss.isPending,
            }
          : undefined
      }
    />
  );
}
