import { useQuery } from '@tanstack/react-query';
import { NationalStaffList } from '#web/features/coach/national-staff-list.tsx';
import { OwnDesk } from '#web/features/desk/own-desk.tsx';
import { ElectionTable } from '#web/features/election/election-table.tsx';
import { BeginCareer } from '#web/features/job/begin-career.tsx';
import { Purse } from '#web/features/purse/purse.tsx';
import { api, client } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { MainAndSide, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';

/** Shows current elections, the user's own candidacies, and their own career. */
export function PresidentJobsScreen() {
  const { t } = useTranslation(['election', 'president', 'screens']);
  return (
    <>
      <PageHeader title={t('screens:/president/jobs/{-$id}')} details={t('president:jobsIntro')} />
      <Load from={api.elections.underWay.queryOptions()}>
        {({ data }) => (
          <MainAndSide>
            <Stack>
              <OwnDesk />
              <Section title={t('election:underWay')} isFlush>
                <ElectionTable
                  label={t('election:underWay')}
                  elections={data.underWay}
                  empty={t('election:none')}
                  isOfMany
                />
              </Section>
              <Section title={t('election:own')} isFlush>
                <ElectionTable label={t('election:own')} elections={data.own} empty={t('election:noOwn')} isOfMany />
              </Section>
            </Stack>
            <Stack>
              <Career />
              <Purse kind="president" />
              <OwnStaff />
            </Stack>
          </MainAndSide>
        )}
      </Load>
    </>
  );
}

/** For a president in office: the jobs that he fills. */
function OwnStaff() {
  const career = useQuery(api.jobs.career.queryOptions({ input: { kind: 'president' } })).data?.data.career;
  const id = career?.person.id;
  const { data } = useQuery(api.presidents.find.queryOptions({ input: { id: id ?? 0 }, enabled: id !== undefined }));
  const federation = data?.data.federation;
  return federation ? <NationalStaffList nationId={federation.id} /> : null;
}

/** Shows the user's own career, or the form that starts it. */
function Career() {
  const { t } = useTranslation(['president', 'job']);
  const own = useUser()?.federation?.id;
  const retire = useCommand(client.jobs.retire, () => t('president:retiredSaid'), [[]]);
  return (
    <Load from={api.jobs.career.queryOptions({ input: { kind: 'president' } })}>
      {({ data: { career } }) =>
        career ? (
          <Section title={t('president:career')}>
            <Stack gap="sm" hugs>
              <PersonLink person={career.person} face flag />
              {own === undefined ? (
                <LinkButton to="/world/federations" size="xs">
                  {t('president:join')}
                </LinkButton>
              ) : (
                <LinkButton
                  to="/federation/overview/{-$id}"
                  params={{ id: String(own) }}
                  search={{ tab: 'election' }}
                  size="xs"
                >
                  {t('president:toElection')}
                </LinkButton>
              )}
              <ConfirmButton
                size="xs"
                variant="default"
                loading={retire.isPending}
                question={t('president:retireQuestion')}
                explanation={t('president:retireExplanation')}
                confirmLabel={t('president:retire')}
                onConfirm={() => retire.mutate({ kind: 'president' })}
              >
                {t('president:retire')}
              </ConfirmButton>
            </Stack>
          </Section>
        ) : (
          <BeginCareer kind="president" />
        )
      }
    </Load>
  );
}
