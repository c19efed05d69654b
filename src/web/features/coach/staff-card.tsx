import type { ReactNode } from 'react';
import type { NationStaffView, StaffView } from '#domains/coach/contract.ts';
import { PostCard } from '#web/features/job/post-card.tsx';
import css from '#web/features/job/staff.module.css';
import { client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { WhyLink } from './coach-breakdown.tsx';
import { Specials, useSuitsWords } from './coach-words.tsx';
import { Lessons } from './lessons.tsx';

/** One job of a coaching staff. */
export function StaffCard({ view, job }: { view: StaffView; job: StaffView['jobs'][number] }) {
  const { t } = useTranslation('coach');
  const suitsWords = useSuitsWords();
  const { role } = job;
  const { id } = view.team;
  return (
    <CoachPost
      view={view}
      job={job}
      duty={t(`duty.${role}`)}
      more={
        job.suits !== null && (
          <span className={css.dim} data-tip={t('suits.how')}>
            {t('suits.label')}: {suitsWords(job.suits)}
          </span>
        )
      }
      employer={
        view.abilities.employ
          ? {
              find: (
                <LinkButton
                  to="/coaching-staff/{-$id}"
                  params={{ id: undefined }}
                  search={{ tab: 'search', role }}
                  size="xs"
                >
                  {t('find')}
                </LinkButton>
              ),
              extend: (terms) => client.coaches.extend({ id, role, ...terms }),
              dismiss: () => client.coaches.dismiss({ id, role }),
            }
          : undefined
      }
    />
  );
}

interface CoachPostProps extends Pick<Parameters<typeof PostCard>[0], 'duty' | 'employer'> {
  view: Pick<StaffView | NationStaffView, 'season' | 'jobs'>;
  job: (StaffView | NationStaffView)['jobs'][number];
  more?: ReactNode;
}

/** A job on the staff of a club or a nation. `more` is shown below the coach's skills. */
export function CoachPost({ view: { season, jobs }, job, more, ...post }: CoachPostProps) {
  const { t } = useTranslation('coach');
  const { role, coach } = job;
  return (
    <PostCard
      {...post}
      post={job}
      season={season}
      person={coach?.person ?? null}
      details={coach && `${t('profile.age', { age: coach.age })} · ${t(`style.${coach.style}`)}`}
      more={
        coach && (
          <>
            <WhyLink personId={coach.person.id} role={role} label={t('why.ask', { fit: job.fit ?? 0 })} />
            <Specials coach={coach} />
            <Lessons coach={coach} jobs={jobs} />
            {more}
          </>
        )
      }
    />
  );
}
