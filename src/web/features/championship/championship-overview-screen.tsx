import { DIVISION_SIZES, SQUAD_DAY, TOP_DIVISION } from '#domains/championship/constants.ts';
import type { ChampionshipView } from '#domains/championship/contract.ts';
import { CompetitionStages } from '#web/features/competition/competition-stages.tsx';
import { EntriesTable } from '#web/features/competition/entries-table.tsx';
import { useTranslation } from '#web/lib/words.ts';
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
  const { competition, division, status } = championship;
  const isDrawn = competition.stages.length > 0;
  const nations = (
    <EntriesTable
      of="championship"
      label={t('championship:entries')}
      entries={competition.entries}
      isOver={status === 'finished'}
    />
  );
  return (
    <MainAndSide>
      <Stack>
        {isDrawn ? (
          <CompetitionStages
            competition={competition}
            label={t('screens:/world-championship-tournament/overview/{-$id}')}
          />
        ) : (
          nations
        )}
      </Stack>
      <Stack>
        {isDrawn && nations}
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
