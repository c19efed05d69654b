import { Button } from '@mantine/core';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { INTERVIEW, type JobRole } from '#domains/job/constants.ts';
import type { ApplicantView } from '#domains/job/contract.ts';
import type { Terms } from '#domains/job/rules.ts';
import type { PersonId } from '#engine/ids.ts';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { PersonFace } from '#web/ui/face.tsx';
import { Columns, Facts, Row, Stack } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { PersonLink } from '#web/ui/person-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { useBonusWords } from './bonus.ts';
import css from './staff.module.css';
import { TermsButton } from './terms-button.tsx';
import { useStaffCommand } from './use-staff-command.ts';

type Answer = { data: ApplicantView[] };

interface Employer<Role extends JobRole> {
  /** The jobs that are open to applications. */
  roles: readonly Role[];
  /** The current season. */
  season: number;
  /** The employer is a nation's president, and a nation pays no bonus. */
  isOfNation?: boolean;
  /** Returns a link to the explanation of an applicant's fit; absent: no link. */
  why?(applicant: ApplicantView): ReactNode;
  hire(of: Terms & { role: Role; personId: PersonId }): Promise<unknown>;
}

/** Lists the applicants to a club's manager: their letters, their talks, and their demands; shows nothing if there are none. */
export function Applicants<Role extends JobRole, Failure, Key extends QueryKey>({
  from,
  ...employer
}: Employer<Role> & { from: UseQueryOptions<Answer, Failure, Answer, Key> }) {
  const { t } = useTranslation('job');
  const applicants = useQuery(from).data?.data ?? [];
  const hire = useStaffCommand(employer.hire, t('post.offeredTo'));
  if (applicants.length === 0) return null;
  return (
    <Section title={t('applicants.title')}>
      <Columns min={300}>
        {applicants.map((one) => (
          <Applicant
            key={`${one.role} ${one.person.id}`}
            one={one}
            {...employer}
            isPending={hire.isPending}
            onHire={(terms) => {
              const role = employer.roles.find((known) => known === one.role);
              if (role) hire.mutate({ role, personId: one.person.id, ...terms });
            }}
          />
        ))}
      </Columns>
    </Section>
  );
}

interface ApplicantProps extends Pick<Employer<JobRole>, 'season' | 'isOfNation' | 'why'> {
  one: ApplicantView;
  isPending: boolean;
  onHire(terms: Terms): void;
}

function Applicant({ one, season, isPending, isOfNation = false, why, onHire }: ApplicantProps) {
  const { t } = useTranslation('job');
  const bonusWords = useBonusWords();
  const format = useFormat();
  const { role, person, age, fit, ask, letter, answers, daysAgo, offer, isShortlisted } = one;
  const name = playerName(person);
  return (
    <Section level={3} title={t(`title.${role}`)} aside={<RatingPill rating={fit} size="sm" />}>
      <Row unbroken gap="md" align="start">
        <PersonFace person={person} width={56} isDecoration />
        <Stack gap="xs" grow>
          <PersonLink person={person} flag />
          {isShortlisted && <strong>{t('applicants.shortlisted')}</strong>}
          <span className={css.dim}>
            {t('applicants.age', { age })} · {t('applicants.asks', { money: format.money(ask) })} ·{' '}
            {daysAgo === 0 ? t('applicants.today') : t('applicants.daysAgo', { count: daysAgo })}
          </span>
          {why?.(one)}
          {letter === '' ? (
            <span className={css.dim}>{t('applicants.noLetter')}</span>
          ) : (
            <>
              <blockquote className={css.letter}>{letter}</blockquote>
              {person.isUser && <ReportWords kind="job-letter" id={one.id} />}
            </>
          )}
          {answers === null ? (
            <span className={css.dim}>{t('applicants.noInterview')}</span>
          ) : (
            <Facts below top="sm" bottom="sm">
              {INTERVIEW.map((question, index) => {
                const answer = answers[index];
                return (
                  answer && (
                    <div key={question}>
                      <dt>{t(`jobs.question.${question}`)}</dt>
                      <dd>{t(`jobs.answer.${question}.${answer}`)}</dd>
                    </div>
                  )
                );
              })}
            </Facts>
          )}
          {offer ? (
            <strong>
              {t('applicants.offered', { money: format.money(offer.pay), season: offer.untilSeason })}
              {bonusWords(offer.bonus)}
            </strong>
          ) : (
            <Row gap="sm" top="sm">
              <ShortlistButton one={one} />
              <TermsButton
                label={t('post.hire')}
                title={t('post.hireFor', { name, role: t(`title.${role}`) })}
                ask={ask}
                season={season}
                from={season}
                isPending={isPending}
                isUser={person.isUser}
                isOfNation={isOfNation}
                onAgree={onHire}
              />
            </Row>
          )}
        </Stack>
      </Row>
    </Section>
  );
}

/** Puts an applicant on the shortlist: the assistant makes the best of the shortlist an offer if the manager does not. */
function ShortlistButton({ one: { jobId, person, isShortlisted } }: { one: ApplicantView }) {
  const { t } = useTranslation('job');
  const put = useCommand(
    client.jobs.shortlist,
    () => t(isShortlisted ? 'applicants.takenOff' : 'applicants.putOn', { name: playerName(person) }),
    [api.coaches.key(), api.scouts.key()],
  );
  return (
    <Button
      size="xs"
      variant="default"
      loading={put.isPending}
      data-tip={t('applicants.shortlistTip')}
      onClick={() => put.mutate({ id: jobId, personId: person.id, isShortlisted: !isShortlisted })}
    >
      {t(isShortlisted ? 'applicants.takeOff' : 'applicants.putOnShort')}
    </Button>
  );
}
