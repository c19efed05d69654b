import { useTranslation } from 'react-i18next';
import type { StaffView } from '#domains/coach/contract.ts';
import { PostCard } from '#web/features/job/post-card.tsx';
import css from '#web/features/job/staff.module.css';
import { client } from '#web/lib/api.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { playerName } from '#web/ui/names.ts';
import { WhyLink } from './coach-breakdown.tsx';
import { Specials, useSuitsWords } from './coach-words.tsx';
import { Lessons } from './lessons.tsx';
import { useStaffCommand } from './use-staff-command.ts';

/** One job of a coaching staff. */
export function StaffCard({ view, job }: { view: StaffView; job: StaffView['jobs'][number] }) {
  const { t } = useTranslation(['coach', 'job']);
  const suitsWords = useSuitsWords();
  const { role, coach } = job;
  const name = coach ? playerName(coach.person) : '';
  const extend = useStaffCommand(
    client.coaches.extend,
    t(coach?.person.isUser ? 'job:post.offered' : 'job:post.extended', { name }),
  );
  const dismiss = useStaffCommand(client.coaches.dismiss, t('job:post.dismissed', { name }));
  const id = view.team.id;
  return (
    <PostCard
      post={job}
      season={view.season}
      person={coach?.person ?? null}
      details={coach && `${t('coach:profile.age', { age: coach.age })} · ${t(`coach:style.${coach.style}`)}`}
      more={
        coach && (
          <>
            <WhyLink personId={coach.person.id} role={role} label={t('coach:why.ask', { fit: job.fit ?? 0 })} />
            <Specials coach={coach} />
            <Lessons coach={coach} jobs={view.jobs} />
            {job.suits !== null && (
              <span className={css.dim} data-tip={t('coach:suits.how')}>
                {t('coach:suits.label')}: {suitsWords(job.suits)}
              </span>
            )}
          </>
        )
      }
      duty={t(`coach:duty.${role}`)}
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
                  {t('coach:find')}
                </LinkButton>
              ),
              onExtend: (terms) => extend.mutate({ id, role, ...terms }),
              onDismiss: () => dismiss.mutate({ id, role }),
              isPending: extend.isPending || dismiss.isPending,
            }
          : undefined
      }
    />
  );
}
