import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { JobRole } from '#domains/job/constants.ts';
import type { postFields } from '#domains/job/contract.ts';
import type { Terms } from '#domains/job/rules.ts';
import type { PersonRef } from '#domains/shapes.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { PersonFace } from '#web/ui/face.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { PersonLink } from '#web/ui/person-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { useBonusWords } from './bonus.ts';
import { Requirement } from './requirement.tsx';
import css from './staff.module.css';
import { TermsButton } from './terms-button.tsx';
import { useStaffCommand } from './use-staff-command.ts';

/** A job on a staff, as shown on its page. */
export interface Post extends z.infer<z.ZodObject<typeof postFields>> {
  role: JobRole;
  fit: number | null;
}

interface Props {
  post: Post;
  /** The current season. */
  season: number;
  /** The holder; null: vacant. */
  person: PersonRef | null;
  /** Shown after the name, and below the terms. */
  details: ReactNode;
  more?: ReactNode;
  /** What the job is for. */
  duty: string;
  /** The actions of the club's manager; undefined for other users. */
  employer?:
    | { find: ReactNode; extend(terms: Terms): Promise<unknown>; dismiss(): Promise<unknown>; isOfNation?: boolean }
    | undefined;
}

/** Shows a job on a staff: its holder, the terms, and the manager's actions. */
export function PostCard({ post, season, person, details, more, duty, employer }: Props) {
  const { t } = useTranslation('job');
  const bonusWords = useBonusWords();
  const format = useFormat();
  const { role, fit, pay, bonus, untilSeason, since } = post;
  return (
    <Section title={t(`title.${role}`)} aside={fit !== null && <RatingPill rating={fit} />}>
      {person ? (
        <Row unbroken gap="md" align="start">
          <PersonFace person={person} width={56} isDecoration />
          <Stack gap="xs" grow>
            <PersonLink person={person} flag />
            <span className={css.dim}>
              {details}
              {person.isUser && ` · ${t('post.users')}`}
            </span>
            <span className={css.dim}>
              {t('jobs.pay', { money: format.money(pay) })}
              {untilSeason !== null && ` ${t('jobs.until', { season: untilSeason })}`}
              {bonus > 0 && ` · ${t('bonus.short', { money: format.money(bonus) })}`}
              {since !== null && ` · ${t('post.since', { season: since })}`}
            </span>
            {post.offered && (
              <span>
                {t('post.waiting', { money: format.money(post.offered.pay), season: post.offered.untilSeason })}
                {bonusWords(post.offered.bonus)}
              </span>
            )}
            {more}
            {employer && <Actions post={post} season={season} person={person} {...employer} />}
          </Stack>
        </Row>
      ) : (
        <Stack gap="xs" grow>
          <strong>{t('post.vacant')}</strong>
          <span className={css.dim}>{t(employer ? 'post.vacantHint' : 'post.vacantOther')}</span>
          {employer && (
            <Row gap="sm" top="sm">
              {employer.find}
            </Row>
          )}
          {employer && post.opening && <Requirement opening={post.opening} />}
        </Stack>
      )}
      <p className={`${css.dim} ${css.duty}`}>{duty}</p>
    </Section>
  );
}

type ActionsProps = Pick<Props, 'post' | 'season'> & NonNullable<Props['employer']> & { person: PersonRef };

function Actions({ post, season, person, isOfNation = false, ...employer }: ActionsProps) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const { ask, compensation, untilSeason } = post;
  const name = playerName(person);
  const extend = useStaffCommand(employer.extend, t(person.isUser ? 'post.offered' : 'post.extended', { name }));
  const dismiss = useStaffCommand(employer.dismiss, t('post.dismissed', { name }));
  const isPending = extend.isPending || dismiss.isPending;
  return (
    <Row gap="sm" top="sm">
      {ask !== null && (
        <TermsButton
          label={t('post.extend')}
          title={t('post.extendFor', { name })}
          ask={ask}
          season={season}
          from={untilSeason ?? season}
          isPending={isPending}
          isUser={person.isUser}
          isOfNation={isOfNation}
          onAgree={(terms) => extend.mutate(terms)}
        />
      )}
      <ConfirmButton
        size="xs"
        variant="default"
        loading={isPending}
        question={t('post.dismissQuestion', { name })}
        explanation={t('post.dismissExplanation', { money: format.money(compensation ?? 0) })}
        confirmLabel={t('post.dismiss')}
        onConfirm={() => dismiss.mutate()}
      >
        {t('post.dismiss')}
      </ConfirmButton>
    </Row>
  );
}
