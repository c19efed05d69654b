import { Button } from '@mantine/core';
import type { CLUB_CAREERS, JobRole } from '#domains/job/constants.ts';
import type { CareerView } from '#domains/job/contract.ts';
import type { Terms } from '#domains/job/rules.ts';
import { OwnDesk } from '#web/features/desk/own-desk.tsx';
import { Purse } from '#web/features/purse/purse.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { PersonFace } from '#web/ui/face.tsx';
import { MainAndSide, Row, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { BeginCareer } from './begin-career.tsx';
import { useBonusWords } from './bonus.ts';
import { EmployerLink } from './employer-link.tsx';
import { OpenJobs } from './open-jobs.tsx';
import css from './staff.module.css';
import { useCareerCommand } from './use-career-command.ts';

type ClubCareer = (typeof CLUB_CAREERS)[number];

/** Renders a user's career at clubs as a coach or a scout: starting it, finding a job, holding it and leaving it. */
export function JobsScreen({ kind, roles }: { kind: ClubCareer; roles: readonly JobRole[] }) {
  const { t } = useTranslation(['job', 'screens']);
  return (
    <>
      <PageHeader title={t(`screens:/${kind}/jobs/{-$id}`)} details={t('job:jobs.intro')} />
      <Load from={api.jobs.career.queryOptions({ input: { kind } })}>
        {({ data }) => (
          <MainAndSide>
            <Stack>
              {data.career && <OwnDesk />}
              <OpenJobs view={data} />
              <Past view={data} />
              <History view={data} />
            </Stack>
            <Stack>
              {data.career ? (
                <>
                  <Career kind={kind} career={data.career} />
                  <Purse kind={kind} />
                </>
              ) : (
                <BeginCareer
                  kind={kind}
                  roles={roles.map((role) => ({ value: role, label: t(`job:title.${role}`) }))}
                />
              )}
            </Stack>
          </MainAndSide>
        )}
      </Load>
    </>
  );
}

function Career({ kind, career }: { kind: ClubCareer; career: NonNullable<CareerView['career']> }) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const { person, startedAt, job } = career;
  const resign = useCareerCommand(client.jobs.resign, t('jobs.resigned'));
  const retire = useCareerCommand(client.jobs.retire, t('jobs.retired'));
  return (
    <Section title={t('jobs.career')}>
      <Row unbroken gap="md" align="start">
        <PersonFace person={person} width={56} isDecoration />
        <Stack gap="xs" grow>
          <PersonLink person={person} flag />
          <span className={css.dim}>{t('jobs.since', { season: startedAt })}</span>
          {job ? (
            <>
              <span>
                {t(`title.${job.role}`)} · <EmployerLink employer={job.employer} />
              </span>
              <span className={css.dim}>
                {t('jobs.pay', { money: format.money(job.pay) })} {t('jobs.until', { season: job.untilSeason })}
                {job.bonus > 0 && ` · ${t('bonus.short', { money: format.money(job.bonus) })}`}
              </span>
            </>
          ) : (
            <span>{t('jobs.free')}</span>
          )}
          {job?.offered && <NewTerms kind={kind} offered={job.offered} />}
          <Row gap="sm" top="sm">
            {job?.linesTeamId && (
              <LinkButton to="/club/lineups" search={{ team: job.linesTeamId }} size="xs">
                {t('jobs.lines')}
              </LinkButton>
            )}
            {job ? (
              <ConfirmButton
                size="xs"
                variant="default"
                loading={resign.isPending}
                question={t('jobs.resignQuestion')}
                explanation={t('jobs.resignExplanation')}
                confirmLabel={t('jobs.resign')}
                onConfirm={() => resign.mutate({ kind })}
              >
                {t('jobs.resign')}
              </ConfirmButton>
            ) : (
              <ConfirmButton
                size="xs"
                variant="default"
                loading={retire.isPending}
                question={t('jobs.retireQuestion')}
                explanation={t('jobs.retireExplanation')}
                confirmLabel={t('jobs.retire')}
                onConfirm={() => retire.mutate({ kind })}
              >
                {t('jobs.retire')}
              </ConfirmButton>
            )}
          </Row>
        </Stack>
      </Row>
    </Section>
  );
}

/** Renders the new terms that an employer offers to its staff. */
function NewTerms({ kind, offered }: { kind: ClubCareer; offered: Terms }) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const { pay, untilSeason, bonus } = offered;
  const bonusWords = useBonusWords();
  const accept = useCareerCommand(client.jobs.answerTerms, t('jobs.termsAccepted'));
  const decline = useCareerCommand(client.jobs.answerTerms, t('jobs.termsDeclined'));
  const isPending = accept.isPending || decline.isPending;
  return (
    <>
      <strong>{t('jobs.newTerms', { money: format.money(pay), season: untilSeason }) + bonusWords(bonus)}</strong>
      <Row gap="sm" top="sm">
        <Button size="xs" loading={isPending} onClick={() => accept.mutate({ kind, isAccepted: true, ...offered })}>
          {t('jobs.accept')}
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={isPending}
          onClick={() => decline.mutate({ kind, isAccepted: false, ...offered })}
        >
          {t('jobs.decline')}
        </Button>
      </Row>
    </>
  );
}

/** Renders the user's past applications and their outcomes. */
function Past({ view }: { view: CareerView }) {
  const { t } = useTranslation(['job', 'common']);
  if (view.past.length === 0) return null;
  return (
    <Section title={t('job:jobs.past')}>
      <Stack as="ul" gap="sm">
        {view.past.map(({ id, role, employer, state, season, day }) => (
          <li key={id}>
            {t(`job:title.${role}`)} <EmployerLink employer={employer} /> · {t(`job:jobs.state.${state}`)}{' '}
            <span className={css.dim}>{t('common:seasonDay', { season, day })}</span>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function History({ view }: { view: CareerView }) {
  const { t } = useTranslation(['job', 'common']);
  const format = useFormat();
  if (view.history.length === 0) return null;
  return (
    <Section title={t('job:jobs.history')}>
      <Stack as="ul" gap="sm">
        {view.history.map(({ id, kind, role, employer, season, day, amount }) => (
          <li key={id}>
            {t(`job:event.${kind}`)} · {t(`job:title.${role}`)} {employer && <EmployerLink employer={employer} />}{' '}
            <span className={css.dim}>
              {t('common:seasonDay', { season, day })}
              {amount > 0 && ` · ${format.money(amount)}`}
            </span>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
