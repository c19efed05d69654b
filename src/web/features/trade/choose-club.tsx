import { useQuery } from '@tanstack/react-query';
import type { LeagueId, TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Columns, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Lists the other clubs of the league, with their cap space. */
export function ChooseClub({ leagueId, ownTeamId }: { leagueId: LeagueId; ownTeamId: TeamId }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const query = useQuery(api.cap.league.queryOptions({ input: { id: leagueId } }));
  return (
    <Section title={t('chooseTitle')}>
      <Loaded query={query} skeleton={<LoadingTable rows={6} columns={2} />}>
        {({ data }) => (
          <Columns min={240} gap="sm" align="stretch">
            {data.clubs
              .filter(({ team }) => team.id !== ownTeamId)
              .map(({ team, sheet }) => (
                <LinkButton
                  key={team.id}
                  variant="default"
                  justify="flex-start"
                  to="/trade/team/{-$id}"
                  params={{ id: String(team.id) }}
                  leftSection={<Crest team={team} size={24} isDecoration />}
                  rightSection={<Words aside>{format.shortMoney(sheet.space)}</Words>}
                >
                  {teamName(team)}
                </LinkButton>
              ))}
          </Columns>
        )}
      </Loaded>
    </Section>
  );
}
