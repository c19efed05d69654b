import type { PlayerRef, TeamRef } from '#domains/shapes.ts';
import { useStatFormat } from '#web/features/stats/stat-format.ts';
import { useStatName } from '#web/features/stats/stat-name.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Face } from '#web/ui/face.tsx';
import { Columns, Stack, Text } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './leaders.module.css';

interface LeaderList {
  statistic: string;
  rows: { player: PlayerRef; team: TeamRef; value: number }[];
}

/** Lists the top five in each statistic; the first with his face. */
export function LeaderLists({ lists }: { lists: readonly LeaderList[] }) {
  const { t } = useTranslation('league');
  const nameOf = useStatName();
  const write = useStatFormat();
  if (lists.length === 0) return <Text nothing>{t('overview.leadersEmpty')}</Text>;
  return (
    <Columns min={250} gap="none" align="stretch">
      {lists.map(({ statistic, rows }) => (
        <div key={statistic} className={css.list}>
          <Text as="h3" bottom="sm" tone="dim" size="lg">
            {nameOf(statistic)}
          </Text>
          <Stack as="ol" gap="xs">
            {rows.map(({ player, team, value }, index) => (
              <li key={player.id} className={css.row} data-first={index === 0 || undefined}>
                {index === 0 && <Face player={player} width={34} isDecoration />}
                <span className={css.who}>
                  <PlayerLink player={player} name={index === 0 ? 'full' : 'short'} />
                  <TeamLink team={team} name="abbr" crestSize={16} />
                </span>
                <strong className={css.value}>{write(statistic, value)}</strong>
              </li>
            ))}
          </Stack>
        </div>
      ))}
    </Columns>
  );
}
