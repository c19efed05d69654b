import { useMemo } from 'react';
import type { AnyTeamRef, PlayerRef, TeamRef } from '#domains/shapes.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Words } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { TeamLink } from '#web/ui/team-link.tsx';

interface PlayerRow {
  player: PlayerRef;
  team: AnyTeamRef;
  /** Earlier teams whose games the line includes. */
  earlier?: TeamRef[] | undefined;
  age: number;
}

/** Returns the columns of name, with face and flag, and position. */
export function useNameColumns<Row extends { player: PlayerRef }>({
  isServerSorted,
}: {
  isServerSorted?: boolean | undefined;
} = {}): Column<Row>[] {
  const col = useColumnKit('stats:short').of<{ player: PlayerRef }>();
  return useMemo(
    () => [
      col.player({ title: undefined, flag: true, isUnsortable: isServerSorted }),
      col.text('position', ({ player }) => player.position, { isUnsortable: isServerSorted }),
    ],
    [isServerSorted, col],
  );
}

/** Returns the columns about the player: name with flag, position, age and, in tables of several teams, his team. */
export function usePlayerColumns<Row extends PlayerRow>({
  hasTeam,
  isServerSorted,
}: {
  hasTeam?: boolean;
  isServerSorted?: boolean;
}): Column<Row>[] {
  const { t } = useTranslation('stats');
  const col = useColumnKit('stats:short').of<PlayerRow>();
  const who = useNameColumns<Row>({ isServerSorted });
  return useMemo(() => {
    const columns: Column<Row>[] = [...who, col.count('age', { isUnsortable: isServerSorted })];
    if (!hasTeam) return columns;
    const team: Column<Row> = col.text(
      'team',
      ({ team, earlier = [] }) => [team, ...earlier].map(({ abbr }) => abbr).join(' '),
      {
        title: undefined,
        cell: ({ team, earlier = [] }) => (
          <>
            <TeamLink team={team} name="abbr" />
            {earlier.length > 0 && (
              <Words apart size="xs" tone="dim" data-tip={[team, ...earlier].map((each) => teamName(each)).join(', ')}>
                {t('clubs', { count: earlier.length + 1 })}
              </Words>
            )}
          </>
        ),
        isUnsortable: isServerSorted,
      },
    );
    return [...columns.slice(0, 1), team, ...columns.slice(1)];
  }, [t, who, hasTeam, isServerSorted, col]);
}

/** Returns the row key of a player and team. */
export function playerRowKey({ player, team }: PlayerRow): string {
  return `${player.id}-${team.id}`;
}
