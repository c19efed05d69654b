import { RoundsList } from '#web/features/competition/rounds-list.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';
import { DrawnPage } from './drawn-page.tsx';

/** Shows the games of a division round by round, the latest stage first. */
export function ChampionshipScheduleScreen() {
  const { t } = useTranslation('competition');
  return (
    <DrawnPage screen="/world-championship-tournament/schedule/{-$id}" isLatestFirst>
      {({ format, pairings }, entries) => (
        <Section key={format} title={t(`format.${format}`)}>
          <RoundsList pairings={pairings} entries={entries} />
        </Section>
      )}
    </DrawnPage>
  );
}
