import { Button, Modal, Radio, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ANSWERS,
  type Answer,
  type CLUB_CAREERS,
  INTERVIEW,
  type JobRole,
  MAX_LETTER,
} from '#domains/job/constants.ts';
import type { CareerView, OpenJobView } from '#domains/job/contract.ts';
import type { Terms } from '#domains/job/rules.ts';
import type { JobId } from '#engine/ids.ts';
import { OwnDesk } from '#web/features/club/overview/own-desk.tsx';
import { suitsLevel } from '#web/features/coach/coach-words.tsx';
import { Purse } from '#web/features/purse/purse.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PersonFace } from '#web/ui/face.tsx';
import { Columns, MainAndSide, Row, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { BeginCareer } from './begin-career.tsx';
import { useBonusWords } from './bonus.ts';
import { EmployerLink } from './employer-link.tsx';
import css from './staff.module.css';

type ClubCareer = (typeof CLUB_CAREERS)[number];

/** Renders a user's career at clubs as a coach or a scout: starting it, finding a job, holding it and leaving it. */
export function JobsScreen({ kind, roles }: { kind: ClubCareer; roles: readonly JobRole[] }) {
  const { t } = useTranslation(['job', 'screens']);
  const query = useQuery(api.jobs.career.queryOptions({ input: { kind } }));
  return (
    <>
      <PageHeader title={t(`screens:/${kind}/jobs/{-$id}`)} details={t('job:jobs.intro')} />
      <Loaded query={query}>
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
      </Loaded>
    </>
  );
}

/** Returns a command of the user's career that confirms itself and refetches everything it changes. */
function useCareerCommand<Input>(does: (input: Input) => Promise<unknown>, said: string) {
  return useCommand(does, () => said, [
    api.jobs.key(),
    api.coaches.key(),
    api.scouts.key(),
    api.lineups.key(),
    api.account.key(),
    api.purses.key(),
    api.pucks.key(),
  ]);
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

/** Sorts the user's applications: offers first, then by the date the jobs were posted. */
function ownFirst(open: readonly OpenJobView[]): OpenJobView[] {
  const rank = ({ application }: OpenJobView) =>
    application?.state === 'offered' ? 0 : application?.state === 'applied' ? 1 : 2;
  return open.toSorted((one, other) => rank(one) - rank(other));
}

function OpenJobs({ view }: { view: CareerView }) {
  const { t } = useTranslation('job');
  return (
    <Section
      title={t('jobs.open')}
      aside={<span>{t(view.isWindowOpen ? 'jobs.windowOpen' : 'jobs.windowClosed')}</span>}
    >
      {view.open.length === 0 ? (
        <EmptyState icon="whistle" title={t('jobs.noneOpen')}>
          {t('jobs.noneOpenHint')}
        </EmptyState>
      ) : (
        <Columns min={300}>
          {ownFirst(view.open).map((job) => (
            <OpenJob key={job.id} job={job} hasCareer={view.career !== null} />
          ))}
        </Columns>
      )}
    </Section>
  );
}

function OpenJob({ job, hasCareer }: { job: OpenJobView; hasCareer: boolean }) {
  const { t } = useTranslation('job');
  const { t: coachWords } = useTranslation('coach');
  const format = useFormat();
  const { id, employer, role, pay, minFit, nightsLeft, fit, suits, application } = job;
  const isGoodEnough = fit !== null && fit >= minFit;
  const accept = useCareerCommand(client.jobs.accept, t('jobs.accepted'));
  const withdraw = useCareerCommand(client.jobs.withdraw, t('jobs.withdrawn'));
  const isWaiting = application?.state === 'applied' || application?.state === 'offered';
  return (
    <Section level={3} title={t(`title.${role}`)} aside={fit !== null && <RatingPill rating={fit} size="sm" />}>
      <Stack gap="xs" grow>
        <EmployerLink employer={employer} />
        <span className={css.dim}>
          {t('jobs.pay', { money: format.money(pay) })} · {t('jobs.nights', { count: nightsLeft })}
        </span>
        {suits !== null && (
          <span className={css.dim}>
            {coachWords('suits.yours', { words: coachWords(`suits.level.${suitsLevel(suits)}`), value: suits })}
          </span>
        )}
        {minFit > 0 && (
          <span className={css.dim}>
            {t(fit === null || isGoodEnough ? 'jobs.asks' : 'jobs.asksMore', { fit: minFit })}
          </span>
        )}
        {application && <span>{t(`jobs.state.${application.state}`)}</span>}
        {application?.state === 'applied' && application.isShortlisted && <strong>{t('jobs.shortlisted')}</strong>}
        {application?.offer && (
          <strong>
            {t('jobs.offer', { money: format.money(application.offer.pay), season: application.offer.untilSeason })}
            {application.offer.bonus > 0 && ` · ${t('bonus.short', { money: format.money(application.offer.bonus) })}`}
          </strong>
        )}
        <Row gap="sm" top="sm">
          {hasCareer && !application && isGoodEnough && <Apply jobId={id} />}
          {application?.state === 'applied' && !application.isInterviewed && <Interview jobId={id} />}
          {application?.state === 'offered' && (
            <Button size="xs" loading={accept.isPending} onClick={() => accept.mutate({ id })}>
              {t('jobs.accept')}
            </Button>
          )}
          {isWaiting && (
            <Button size="xs" variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
              {t(application.state === 'offered' ? 'jobs.decline' : 'jobs.withdraw')}
            </Button>
          )}
        </Row>
      </Stack>
    </Section>
  );
}

function Apply({ jobId }: { jobId: JobId }) {
  const { t } = useTranslation(['job', 'common']);
  const [isOpen, setOpen] = useState(false);
  const [letter, setLetter] = useState('');
  const apply = useCareerCommand(client.jobs.apply, t('job:jobs.applied'));
  return (
    <>
      <Button size="xs" loading={apply.isPending} onClick={() => setOpen(true)}>
        {t('job:jobs.apply')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('job:jobs.apply')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Stack
          as="form"
          gap="md"
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
            apply.mutate({ id: jobId, letter });
          }}
        >
          <Textarea
            label={t('job:jobs.letter')}
            description={t('job:jobs.letterHint')}
            value={letter}
            maxLength={MAX_LETTER}
            autosize
            minRows={4}
            onChange={({ currentTarget: { value } }) => setLetter(value)}
          />
          <Row gap="md" justify="end">
            <Button type="submit">{t('job:jobs.send')}</Button>
          </Row>
        </Stack>
      </Modal>
    </>
  );
}

function Interview({ jobId }: { jobId: JobId }) {
  const { t } = useTranslation(['job', 'common']);
  const [isOpen, setOpen] = useState(false);
  const [answers, setAnswers] = useState<readonly (Answer | null)[]>(INTERVIEW.map(() => null));
  const interview = useCareerCommand(client.jobs.interview, t('job:jobs.interviewed'));
  const given = answers.filter((answer) => answer !== null);
  return (
    <>
      <Button size="xs" variant="light" loading={interview.isPending} onClick={() => setOpen(true)}>
        {t('job:jobs.interview')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('job:jobs.interview')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Stack
          as="form"
          gap="md"
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
            interview.mutate({ id: jobId, answers: given });
          }}
        >
          {INTERVIEW.map((question, index) => (
            <Radio.Group
              key={question}
              label={t(`job:jobs.question.${question}`)}
              value={answers[index] ?? ''}
              onChange={(value) =>
                setAnswers(
                  answers.map((answer, at) => (at === index ? (ANSWERS.find((one) => one === value) ?? null) : answer)),
                )
              }
            >
              <Stack gap="sm" top="sm">
                {ANSWERS.map((answer) => (
                  <Radio key={answer} value={answer} label={t(`job:jobs.answer.${question}.${answer}`)} />
                ))}
              </Stack>
            </Radio.Group>
          ))}
          <Row gap="md" justify="end">
            <Button type="submit" disabled={given.length < INTERVIEW.length}>
              {t('job:jobs.send')}
            </Button>
          </Row>
        </Stack>
      </Modal>
    </>
  );
}

/** Renders the user's past applications and their outcomes. */
function Past({ view }: { view: CareerView }) {
  const { t } = useTranslation(['job', 'common']);
  if (view.past.length === 0) return null;
  return (
    <Section title={t('job:jobs.past')}>
      <ul className={css.list}>
        {view.past.map(({ id, role, employer, state, season, day }) => (
          <li key={id}>
            {t(`job:title.${role}`)} <EmployerLink employer={employer} /> · {t(`job:jobs.state.${state}`)}{' '}
            <span className={css.dim}>{t('common:seasonDay', { season, day })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function History({ view }: { view: CareerView }) {
  const { t } = useTranslation(['job', 'common']);
  const format = useFormat();
  if (view.history.length === 0) return null;
  return (
    <Section title={t('job:jobs.history')}>
      <ul className={css.list}>
        {view.history.map(({ id, kind, role, employer, season, day, amount }) => (
          <li key={id}>
            {t(`job:event.${kind}`)} · {t(`job:title.${role}`)} {employer && <EmployerLink employer={employer} />}{' '}
            <span className={css.dim}>
              {t('common:seasonDay', { season, day })}
              {amount > 0 && ` · ${format.money(amount)}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
