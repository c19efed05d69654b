import type { ClubOverview } from '#domains/club/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Row, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './overview.module.css';

/** Shows the last five games and the next five as one strip, in their order. */
export function Results({ overview: { lastGames, upcoming } }: { overview: ClubOverview }) {
  const { t } = useTranslation('club');
  const games = [...lastGames.toReversed(), ...upcoming];
  return (
    <Section title={t('overview.games')} isFlush>
      {games.length === 0 ? (
        <Text nothing>{t('overview.noGames')}</Text>
      ) : (
        <Row as="ul" unbroken scrolls tabIndex={0} aria-label={t('overview.games')}>
          {games.map((game) => (
            <li key={game.id} className={css.game}>
              <GameScoreRow game={game} layout="stacked" />
            </li>
          ))}
        </Row>
      )}
    </Section>
  );
}
