import { Button, Radio, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ANSWERS, type Answer, INTERVIEW, MAX_LETTER } from '#domains/job/constants.ts';
import type { CareerView, OpenJobView } from '#domains/job/contract.ts';
import type { JobId } from '#engine/ids.ts';
import { Restricted } from '#web/features/restriction/restricted.tsx';
import { client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, Row, Stack } from '#web/ui/layout.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { EmployerLink } from './employer-link.tsx';
import css from './staff.module.css';
import { suitsLevel } from './suits-level.ts';
import { useCareerCommand } from './use-career-command.ts';

/** Sorts the user's applications: offers first, then by the date the jobs were posted. */
function ownFirst(open: readonly OpenJobView[]): OpenJobView[] {
  const rank = ({ application }: OpenJobView) =>
    application?.state === 'offered' ? 0 : application?.state === 'applied' ? 1 : 2;
  return open.toSorted((one, other) => rank(one) - rank(other));
}

/** Jobs that are open, those that the user has applied for first, with what can be done about each. */
export function OpenJobs({ view }: { view: CareerView }) {
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
  const { t } = useTranslation('job');
  const [letter, setLetter] = useState('');
  const apply = useCareerCommand(client.jobs.apply, t('jobs.applied'));
  return (
    <DialogForm title={t('jobs.apply')} loading={apply.isPending} onSubmit={() => apply.mutate({ id: jobId, letter })}>
      <Restricted />
      <Textarea
        label={t('jobs.letter')}
        description={t('jobs.letterHint')}
        value={letter}
        maxLength={MAX_LETTER}
        autosize
        minRows={4}
        onChange={({ currentTarget: { value } }) => setLetter(value)}
      />
    </DialogForm>
  );
}

function Interview({ jobId }: { jobId: JobId }) {
  const { t } = useTranslation('job');
  const [answers, setAnswers] = useState<readonly (Answer | null)[]>(INTERVIEW.map(() => null));
  const interview = useCareerCommand(client.jobs.interview, t('jobs.interviewed'));
  const given = answers.filter((answer) => answer !== null);
  return (
    <DialogForm
      title={t('jobs.interview')}
      variant="light"
      loading={interview.isPending}
      disabled={given.length < INTERVIEW.length}
      onSubmit={() => interview.mutate({ id: jobId, answers: given })}
    >
      {INTERVIEW.map((question, index) => (
        <Radio.Group
          key={question}
          label={t(`jobs.question.${question}`)}
          value={answers[index] ?? ''}
          onChange={(value) =>
            setAnswers(
              answers.map((answer, at) => (at === index ? (ANSWERS.find((one) => one === value) ?? null) : answer)),
            )
          }
        >
          <Stack gap="sm" top="sm">
            {ANSWERS.map((answer) => (
              <Radio key={answer} value={answer} label={t(`jobs.answer.${question}.${answer}`)} />
            ))}
          </Stack>
        </Radio.Group>
      ))}
    </DialogForm>
  );
}

interface DialogFormProps {
  /** Title of the dialog, and of the button that opens it. */
  title: string;
  variant?: 'light';
  loading: boolean;
  /** The form cannot be sent yet. */
  disabled?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** A button that opens a form in a dialog, which closes when the form is sent. */
function DialogForm({ title, variant, loading, disabled = false, onSubmit, children }: DialogFormProps) {
  const { t } = useTranslation('job');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant={variant} loading={loading} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <Stack
          as="form"
          gap="md"
          onSubmit={sends(() => {
            setOpen(false);
            onSubmit();
          })}
        >
          {children}
          <Row gap="md" justify="end">
            <Button type="submit" disabled={disabled}>
              {t('jobs.send')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  );
}
