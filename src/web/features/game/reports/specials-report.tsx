import type { GameView } from '#domains/game/contract/game.ts';
import type { GameReport, SpecialEntry } from '#domains/game/contract/report.ts';
import type { Side } from '#engine/match/sides.ts';
import { GOALIE_SPECIAL_SKILLS, SKATER_SPECIAL_SKILLS } from '#engine/player/skills.ts';
import { factWords } from '#web/features/game/reports/fact-words.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { playerName, teamName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';

const ALL_SPECIALS = [...SKATER_SPECIAL_SKILLS, ...GOALIE_SPECIAL_SKILLS];

/** Shows the part that each special skill had in this game, and what it was worth. */
export function SpecialsReport({ view, report }: { view: GameView; report: GameReport }) {
  const { t } = useTranslation('game-reports');
  if (!report.specialSkills) {
    return <EmptyState icon="star" title={t(`why.notReplayed.${report.notReplayed ?? 'no-inputs'}`)} />;
  }
  return (
    <Stack>
      {(['away', 'home'] as const).map((side) => (
        <Specials key={side} view={view} report={report} side={side} />
      ))}
    </Stack>
  );
}

function Specials({ view, report, side }: { view: GameView; report: GameReport; side: Side }) {
  const { t } = useTranslation('game-reports');
  const format = useFormat();
  const columns = useColumns(report);
  const special = report.specialSkills?.[side];
  if (!special) return null;
  const title = t('specials.of', { team: teamName(view.game[side]) });
  const { entries, worth } = special;
  return (
    <Section title={title} isFlush>
      {entries.length === 0 ? (
        <Text inset="md" tone="dim">
          {t('specials.none')}
        </Text>
      ) : (
        <DataTable
          name="game-special-skills"
          label={title}
          rows={entries}
          columns={columns}
          rowKey={({ playerId, special: id }) => `${playerId} ${id}`}
        />
      )}
      {worth && (
        <Text inset="md" tone="dim">
          {t('specials.together', {
            goals: format.signed(worth.thousandths / 1000, 2),
            error: format.number(worth.standardError / 1000, 2),
            games: worth.games,
          })}
        </Text>
      )}
    </Section>
  );
}

function useColumns(report: GameReport): readonly Column<SpecialEntry>[] {
  const { t } = useTranslation(['game-reports', 'skills', 'stats']);
  const col = useColumnKit('game-reports:specials').of<SpecialEntry>();
  const format = useFormat();
  const playerOf = ({ playerId }: SpecialEntry) => report.players.find(({ id }) => id === playerId);
  const nameOf = ({ special, isActive }: SpecialEntry) => {
    const known = ALL_SPECIALS.find((each) => each === special);
    const name = known ? t(`skills:special.${known}`) : special;
    return isActive ? name : `${name} (${t('specials.inactive')})`;
  };
  return [
    col.text(
      'player',
      (entry) => {
        const player = playerOf(entry);
        return player ? playerName(player) : '';
      },
      {
        cell: (entry) => {
          const player = playerOf(entry);
          return player && <PlayerLink player={player} name="short" number />;
        },
        isName: true,
      },
    ),
    col.text('special', nameOf),
    col.text('facts', ({ facts }) => factWords(t, facts, format)),
    col.count('worth', {
      cell: ({ worth }) =>
        worth === null ? <span data-tip={t('specials.unknown')}>–</span> : format.number(worth / 1000, 2),
    }),
  ];
}
