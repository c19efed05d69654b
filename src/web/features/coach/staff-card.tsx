import { useTranslation } from 'react-i18next';
import type { StaffView } from '#domains/coach/contract.ts';
import { client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { PersonFace } from '#web/ui/face.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { playerName } from '#web/ui/names.ts';
import { PersonLink } from '#web/ui/person-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './coach.module.css';
import { Specials } from './coach-words.tsx';
import { TermsButton } from './terms-button.tsx';
import { useStaffCommand } from './use-staff-command.ts';

type StaffJob = StaffView['jobs'][number];

/** One job of a staff: who has it, on what terms, and what its manager can do about it. */
export function StaffCard({ view, job }: { view: StaffView; job: StaffJob }) {
  const { t } = useTranslation('coach');
  const format = useFormat();
  const { role, coach, fit, pay, untilSeason, since } = job;
  return (
    <Section title={t(`role.${role}`)} aside={fit !== null && <RatingPill rating={fit} />}>
      {coach ? (
        <div className={css.coach}>
          <PersonFace person={coach.person} width={56} isDecoration />
          <div className={css.words}>
            <PersonLink person={coach.person} flag />
            <span className={css.dim}>
              {t('profile.age', { age: coach.age })} · {t(`style.${coach.style}`)}
              {coach.person.isUser && ` · ${t('users')}`}
            </span>
            <span className={css.dim}>
              {t('pay', { money: format.money(pay) })}
              {untilSeason !== null && ` ${t('until', { season: untilSeason })}`}
              {since !== null && ` · ${t('sinceSeason', { season: since })}`}
            </span>
            <Specials coach={coach} />
            {view.abilities.employ && <Actions view={view} job={job} name={playerName(coach.person)} />}
          </div>
        </div>
      ) : (
        <div className={css.words}>
          <strong>{t('vacant')}</strong>
          <span className={css.dim}>{t(view.abilities.employ ? 'vacantHint' : 'vacantOther')}</span>
          {view.abilities.employ && (
            <div className={css.actions}>
              <LinkButton
                to="/coaching-staff/{-$id}"
                params={{ id: undefined }}
                search={{ tab: 'search', role }}
                size="xs"
              >
                {t('find')}
              </LinkButton>
            </div>
          )}
        </div>
      )}
      <p className={`${css.dim} ${css.duty}`}>{t(`duty.${role}`)}</p>
    </Section>
  );
}

function Actions({ view, job, name }: { view: StaffView; job: StaffJob; name: string }) {
  const { t } = useTranslation('coach');
  const format = useFormat();
  const { role, ask, compensation, untilSeason } = job;
  const extend = useStaffCommand(client.coaches.extend, t('extended', { name }));
  const dismiss = useStaffCommand(client.coaches.dismiss, t('dismissed', { name }));
  const id = view.team.id;
  return (
    <div className={css.actions}>
      {ask !== null && (
        <TermsButton
          label={t('extend')}
          title={t('extendFor', { name })}
          ask={ask}
          season={view.season}
          from={untilSeason ?? view.season}
          isPending={extend.isPending}
          onAgree={(terms) => extend.mutate({ id, role, ...terms })}
        />
      )}
      <ConfirmButton
        size="xs"
        variant="default"
        loading={dismiss.isPending}
        question={t('dismissQuestion', { name })}
        explanation={t('dismissExplanation', { money: format.money(compensation ?? 0) })}
        confirmLabel={t('dismiss')}
        onConfirm={() => dismiss.mutate({ id, role })}
      >
        {t('dismiss')}
      </ConfirmButton>
    </div>
  );
}
