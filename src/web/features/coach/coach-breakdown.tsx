import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EFFECTS } from '#domains/coach/constants.ts';
import type { AssessedCoach, CoachBreakdown } from '#domains/coach/contract.ts';
import { COACH_ROLES, type CoachRole } from '#domains/job/constants.ts';
import type { ApplicantView } from '#domains/job/contract.ts';
import type { NationId, PersonId, TeamId } from '#engine/ids.ts';
import { EmployerLink } from '#web/features/job/employer-link.tsx';
import css from '#web/features/job/staff.module.css';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PersonFace } from '#web/ui/face.tsx';
import { Columns, Row, Stack, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { PersonLink } from '#web/ui/person-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import own from './coach-breakdown.module.css';
import { NoCoach } from './coach-header.tsx';
import { useEffectWords, useSuitsWords } from './coach-words.tsx';

/** The search parameter with the coach whose fit is explained. */
const PARAM = 'coach';

/** Returns the coach whose fit is explained on the open page; undefined: none. */
export function useTakenApart(): PersonId | undefined {
  return useSearchNumber(PARAM);
}

/** A link to the explanation of a coach's fit for a job; other search parameters stay. */
export function WhyLink({ personId, role, label }: { personId: PersonId; role: CoachRole; label: string }) {
  const { t } = useTranslation('coach');
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => ({ ...before, [PARAM]: personId, role: inAddress(role) })}
      data-tip={t('why.tip')}
    >
      {label}
    </Link>
  );
}

/** Returns such a link for an applicant, who may want a job of another kind. */
export function useWhy(): (applicant: ApplicantView) => ReactNode {
  const { t } = useTranslation('coach');
  return ({ role, person, fit }) => {
    const known = COACH_ROLES.find((one) => one === role);
    return known && <WhyLink personId={person.id} role={known} label={t('why.ask', { fit })} />;
  };
}

/** Returns the job as in the URL, which leaves out the default. */
function inAddress(role: CoachRole): CoachRole | undefined {
  return role === COACH_ROLES[0] ? undefined : role;
}

interface Props {
  personId: PersonId;
  /** The staff that he is considered for; neither: the staff of the user's club, if there is one. */
  teamId?: TeamId | undefined;
  nationId?: NationId | undefined;
}

/** Explains a coach's fit for a job: his skills by the job's weights, compared with the current holder. */
export function BreakdownOf({ personId, teamId, nationId }: Props) {
  const role = useSearchChoice('role', COACH_ROLES);
  const input = { id: personId, role, team: teamId, federation: nationId };
  return (
    <Load from={api.coaches.breakdown.queryOptions({ input })} missing={<NoCoach />}>
      {({ data }) => <Breakdown view={data} />}
    </Load>
  );
}

export function Breakdown({ view }: { view: CoachBreakdown }) {
  return (
    <Stack>
      <Head view={view} />
      <Jobs view={view} />
      <Skills view={view} />
      <Besides view={view} />
      <Change view={view} />
    </Stack>
  );
}

/** The coach, and the staff that he is considered for. */
function Head({ view: { candidate, employer, role } }: { view: CoachBreakdown }) {
  const { t } = useTranslation('coach');
  const { coach, roleFit } = candidate;
  const name = playerName(coach.person);
  return (
    <Section
      title={t('why.title', { name, role: t(`role.${role}`) })}
      aside={
        <LinkButton
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, [PARAM]: undefined })}
          size="xs"
          variant="default"
        >
          {t('why.back')}
        </LinkButton>
      }
    >
      <Row unbroken gap="md" align="start">
        <PersonFace person={coach.person} width={56} isDecoration />
        <Stack gap="xs" grow>
          <span>
            <PersonLink person={coach.person} flag /> <RatingPill rating={roleFit} size="sm" />
          </span>
          <span className={css.dim}>
            {t('profile.age', { age: coach.age })} ·{' '}
            {coach.job ? <EmployerLink employer={coach.job.employer} /> : t('profile.free')}
          </span>
          {employer && (
            <span className={css.dim}>
              {t('why.lookedAtFor')} <EmployerLink employer={employer} />
            </span>
          )}
        </Stack>
      </Row>
    </Section>
  );
}

/** The five jobs, each with his fit. */
function Jobs({ view: { fits, role } }: { view: CoachBreakdown }) {
  const { t } = useTranslation('coach');
  return (
    <TabLinks
      tabs={COACH_ROLES.map((id, index) => ({
        id,
        label: t('why.job', { role: t(`why.short.${id}`), fit: fits[index] ?? 0 }),
      }))}
      current={role}
      label={t('why.jobs')}
      param="role"
    />
  );
}

interface BreakdownRow {
  part: AssessedCoach['parts'][number];
  other: AssessedCoach['parts'][number] | undefined;
  ordinary: number | undefined;
}

/** The seven skills: the weight of each in the job, and what it adds to his fit. */
function Skills({ view: { candidate, holder, ordinary } }: { view: CoachBreakdown }) {
  const { t } = useTranslation('coach');
  const col = useColumnKit('coach:why.column').of<BreakdownRow>();
  const rows = candidate.parts.map((part, index): BreakdownRow => {
    const other = holder?.parts.find(({ skill }) => skill === part.skill);
    return { part, other, ordinary: ordinary?.values[index] };
  });
  // The mean of the values by their weights is the fit.
  const whole = (fit: number) => ({ skill: 'offense' as const, weight: 100, value: fit, points: fit });
  const total: BreakdownRow = {
    part: whole(candidate.roleFit),
    other: holder ? whole(holder.roleFit) : undefined,
    ordinary: ordinary?.roleFit,
  };
  const ofHolder: Column<BreakdownRow>[] = holder
    ? [
        col.count('other', ({ other }) => other?.value ?? null, {
          header: t('why.column.holder', { name: holder.coach.person.lastname }),
          title: t('why.column.holderTitle', { name: playerName(holder.coach.person) }),
        }),
        col.signed('difference', (row) => differenceOf(row), {
          title: t('why.column.differenceTitle', { name: playerName(holder.coach.person) }),
          digits: 1,
        }),
      ]
    : [];
  const columns: Column<BreakdownRow>[] = [
    col.text('skill', ({ part }) => t(`skill.${part.skill}`), { isName: true }),
    col.percent('weight', ({ part }) => part.weight, { digits: 0 }),
    col.count('value', ({ part }) => part.value),
    col.number('points', ({ part }) => part.points, { digits: 1 }),
    ...ofHolder,
    ...(ordinary ? [col.count('ordinary', (row: BreakdownRow) => row.ordinary ?? null)] : []),
  ];
  return (
    <Section title={t('profile.skills')} aside={<span>{t('why.skillsHint')}</span>} isFlush>
      <DataTable
        name="coach-breakdown"
        label={t('profile.skills')}
        rows={rows}
        columns={columns.map((column) => ({ ...column, isUnsortable: true }))}
        rowKey={({ part }) => part.skill}
        total={{ label: t('fit'), row: total }}
      />
    </Section>
  );
}

function differenceOf({ part, other }: BreakdownRow): number {
  return part.points - (other?.points ?? 0);
}

/** Special skills and style, his and the current holder's. */
function Besides({ view: { candidate, holder } }: { view: CoachBreakdown }) {
  const { t } = useTranslation('coach');
  return (
    <Section title={t('why.besides')} aside={<span>{t('why.besidesHint')}</span>}>
      <Columns fit min={288}>
        <Man of={candidate} title={playerName(candidate.coach.person)} />
        {holder && <Man of={holder} title={t('why.today', { name: playerName(holder.coach.person) })} />}
      </Columns>
    </Section>
  );
}

function Man({ of: { coach, specials, suits }, title }: { of: AssessedCoach; title: string }) {
  const { t } = useTranslation('coach');
  const words = useEffectWords();
  const suitsWords = useSuitsWords();
  return (
    <div className={own.man}>
      <h3>{title}</h3>
      <dl className={css.told}>
        {specials.map(({ special, effects }) => (
          <div key={special}>
            <dt>{t(`special.${special}`)}</dt>
            <dd>
              {t(`specialDoes.${special}`)}
              <br />
              {effects.length === 0
                ? t('why.nothingHere')
                : effects
                    .map(({ effect, value }) => `${t(`effect.${effect}`)}: ${words(effect, value, 1)}`)
                    .join(' · ')}
            </dd>
          </div>
        ))}
        {specials.length === 0 && (
          <div>
            <dt>{t('profile.specials')}</dt>
            <dd>{t('profile.noSpecials')}</dd>
          </div>
        )}
        <div>
          <dt>{t('why.style', { style: t(`style.${coach.style}`) })}</dt>
          <dd>
            {t(`styleDoes.${coach.style}`)}
            {suits !== null && (
              <>
                {' · '}
                <span data-tip={t('suits.how')}>{t('suits.label')}</span>: {suitsWords(suits)}
              </>
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The staff's effects on the team that the job matters most to, today and with him. */
function Change({ view: { candidate, change, employer } }: { view: CoachBreakdown }) {
  const { t } = useTranslation('coach');
  const words = useEffectWords();
  if (!change || !employer) return null;
  const { team, before, after } = change;
  const changed = EFFECTS.filter((effect) => before[effect] !== after[effect]);
  const name = playerName(candidate.coach.person);
  return (
    <Section
      title={t('why.change', { name })}
      aside={team ? <TeamLink team={team} /> : <EmployerLink employer={employer} />}
    >
      {changed.length === 0 ? (
        <p>{t('why.nothingChanges')}</p>
      ) : (
        <dl className={own.change}>
          {changed.map((effect) => (
            <div key={effect}>
              <dt>{t(`effect.${effect}`)}</dt>
              <dd>
                {words(effect, before[effect])} → <strong>{words(effect, after[effect])}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Text top="md" aside>
        {t('why.changeHint')}
      </Text>
    </Section>
  );
}
