import type { GameRef } from '#domains/shapes.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

/** A short list of games. */
export function Results({ title, games, empty }: { title: string; games: readonly GameRef[]; empty: string }) {
  return (
    <Section title={title} isFlush>
      {games.length === 0 ? (
        <Text nothing>{empty}</Text>
      ) : (
        games.map((game) => <GameScoreRow key={game.id} game={game} />)
      )}
    </Section>
  );
}
