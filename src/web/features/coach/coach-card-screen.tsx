import { COACH_SKILLS } from '#domains/coach/constants.ts';
import type { CoachView } from '#domains/coach/contract.ts';
import { colorsOfEmployer, EmployerLink, employerKey } from '#web/features/job/employer-link.tsx';
import { PersonScreen } from '#web/features/person/person-screen.tsx';
import { useAccent } from '#web/lib/accent.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { formatRecord } from '#web/lib/record.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { PersonFace } from '#web/ui/face.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { playerName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { NoCoach } from './coach-header.tsx';
import { SpecialsTold } from './coach-words.tsx';

/** Shows a coach's compact card, to all visitors, even without an account. */
export function CoachCardScreen() {
  return (
    <PersonScreen kind="coach" none={<NoCoach />} from={(id) => api.coaches.find.queryOptions({ input: { id } })}>
      {({ data }) => <Card view={data} />}
    </PersonScreen>
  );
}

function Card({ view: { coach, stints } }: { view: CoachView }) {
  const { t } = useTranslation('coach');
  const format = useFormat();
  const { person, job, age } = coach;
  useAccent(colorsOfEmployer(job?.employer));
  const sum = recordOf(stints);
  return (
    <>
      <PageHeader
        title={playerName(person)}
        picture={<PersonFace person={person} width={72} />}
        eyebrow={job ? t(`role.${job.role}`) : t('profile.free')}
        details={
          <>
            {job && <EmployerLink employer={job.employer} />}
            <span>
              <Flag nationId={person.nationId} /> {t('profile.age', { age })}
            </span>
            <span>
              {t('profile.style')}: {t(`style.${coach.style}`)}
            </span>
          </>
        }
        actions={<RatingPill rating={coach.fit} size="lg" />}
      />
      <Stack>
        <Section
          title={t('profile.skills')}
          aside={
            <LinkButton to="/coach/{-$id}" params={{ id: String(person.id) }} variant="default" size="xs">
              {t('card.whole')}
            </LinkButton>
          }
        >
          <StatTiles
            tiles={COACH_SKILLS.map((skill, index) => ({
              label: t(`skill.${skill}`),
              value: coach.skills[index] ?? 0,
            }))}
          />
        </Section>
        {job && (
          <Section title={t('card.contract')}>
            <StatTiles
              tiles={[
                { label: t('card.salary'), value: format.money(job.pay) },
                { label: t('card.through'), value: seasonLabel(job.untilSeason) },
              ]}
            />
          </Section>
        )}
        <Section title={t('card.record')}>
          {sum.games === 0 ? (
            t('card.noGames')
          ) : (
            <StatTiles
              tiles={[
                { label: t('card.clubs'), value: new Set(stints.map(({ employer }) => employerKey(employer))).size },
                { label: t('column.gamesTitle'), value: sum.games },
                { label: t('column.record'), value: formatRecord(sum) },
              ]}
            />
          )}
        </Section>
        {coach.specialSkills.length > 0 && (
          <Section title={t('profile.specials')}>
            <SpecialsTold coach={coach} />
          </Section>
        )}
      </Stack>
    </>
  );
}

/** Returns the combined record of all teams that he has led; wins in overtime are wins. */
function recordOf(stints: CoachView['stints']) {
  const sum = { games: 0, wins: 0, losses: 0, overtimeLosses: 0 };
  for (const { record } of stints) {
    if (!record) continue;
    sum.games += record.games;
    sum.wins += record.wins + record.overtimeWins;
    sum.losses += record.losses;
    sum.overtimeLosses += record.overtimeLosses;
  }
  return sum;
}
