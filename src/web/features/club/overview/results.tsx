import type { GameRef } from '#domains/shapes.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './overview.module.css';

/** A short list of games. */
export function Results({ title, games, empty }: { title: string; games: readonly GameRef[]; empty: string }) {
  return (
    <Section title={title} isFlush>
      {games.length === 0 ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        games.map((game) => <GameScoreRow key={game.id} game={game} />)
      )}
    </Section>
  );
}
