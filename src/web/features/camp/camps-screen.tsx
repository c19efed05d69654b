import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CampsView } from '#domains/camp/contract.ts';
import { api } from '#web/lib/api.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import { CampPlan } from './camp-plan.tsx';
import { CampReport } from './camp-report.tsx';

/** Shows the camps of the preseason: their plans before, and their reports after. */
export function CampsScreen() {
  const teamId = useTeamId();
  const query = useQuery(api.camps.find.queryOptions({ input: { id: teamId ?? 0 }, enabled: teamId !== null }));
  if (teamId === null) return <NoSuchTeam />;
  return <Loaded query={query}>{({ data }) => <Camps view={data} />}</Loaded>;
}

function Camps({ view: { team, camps } }: { view: CampsView }) {
  const { t } = useTranslation('camp');
  return (
    <>
      <TeamHeader
        screen="/club/camps/{-$id}"
        team={team}
        teams={[team]}
        details={
          <>
            <span>{t('intro')}</span>
            <Link to="/club/training/{-$id}" params={{ id: undefined }}>
              {t('toTraining')}
            </Link>
          </>
        }
      />
      <Stack>
        {camps.map((camp) => (
          <Section key={camp.kind} title={t(`title.${camp.kind}`)}>
            <Text bottom="md" tone="dim">
              {t(`about.${camp.kind}`, { oldest: camp.oldest ?? '' })}{' '}
              {camp.isOver ? t('over') : t('ends', { day: camp.lastDay })}
            </Text>
            {!camp.isOver && <CampPlan key={String(camp.invited)} teamId={team.id} camp={camp} />}
            <CampReport camp={camp} />
          </Section>
        ))}
      </Stack>
    </>
  );
}
