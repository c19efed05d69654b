import { DIVISION_SIZES, SQUAD_DAY, TOP_DIVISION } from '#domains/championship/constants.ts';
import type { ChampionshipView } from '#domains/championship/contract.ts';
import { CompetitionStages } from '#web/features/competition/competition-stages.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { MainAndSide, Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { ChampionshipPage } from './championship-page.tsx';

/** Shows a division of a World Championship: its groups, bracket and games, and its nations. */
export function ChampionshipOverviewScreen() {
  return (
    <ChampionshipPage screen="/world-championship-tournament/overview/{-$id}">
      {(championship) => <Overview championship={championship} />}
    </ChampionshipPage>
  );
}

function Overview({ championship }: { championship: ChampionshipView }) {
  const { t } = useTranslation(['championship', 'screens']);
  const { competition, division } = championship;
  const isDrawn = competition.stages.length > 0;
  return (
    <MainAndSide>
      <Stack>
        {isDrawn ? (
          <CompetitionStages
            competition={competition}
            label={t('screens:/world-championship-tournament/overview/{-$id}')}
          />
        ) : (
          <Nations championship={championship} />
        )}
      </Stack>
      <Stack>
        {isDrawn && <Nations championship={championship} />}
        <Section title={t('championship:format.title')}>
          <Stack as="ul" gap="sm" bullets>
            {!isDrawn && <li>{t('championship:notDrawn', { day: SQUAD_DAY })}</li>}
            <li>{t(division === TOP_DIVISION ? 'championship:format.top' : 'championship:format.promotion')}</li>
            {division < DIVISION_SIZES.length && <li>{t('championship:format.relegation')}</li>}
            <li>{t('championship:format.overtime')}</li>
          </Stack>
        </Section>
      </Stack>
    </MainAndSide>
  );
}

type Entry = ChampionshipView['competition']['entries'][number];

function Nations({ championship: { status, competition } }: { championship: ChampionshipView }) {
  const { t } = useTranslation('championship');
  const col = useColumnKit('championship', { isUnsortable: true }).of<Entry>();
  const isOver = status === 'finished';
  const columns: Column<Entry>[] = [
    col.team('team', { name: 'full', isName: true }),
    isOver ? col.count('place', 'finalPlace') : col.count('seed'),
  ];
  const byPlace = (one: Entry, other: Entry) => (one.finalPlace ?? 0) - (other.finalPlace ?? 0);
  const { entries } = competition;
  return (
    <Section title={t('entries')} isFlush>
      <DataTable
        name="championship-entries"
        label={t('entries')}
        rows={isOver ? entries.toSorted(byPlace) : entries}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}
