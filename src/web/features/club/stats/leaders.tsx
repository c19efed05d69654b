import type { PlayerRef } from '#domains/shapes.ts';
import { Bars } from '#web/features/stats/bars.tsx';
import type { SkaterTotals } from '#web/features/stats/totals-columns.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';

/** Bars of the chart. */
const CHARTED = 10;

/** Charts the leading skaters by points, with goals and assists. @param skaters by points, best first */
export function Leaders({
  title,
  skaters,
}: {
  title: string;
  skaters: readonly { player: PlayerRef; totals: SkaterTotals }[];
}) {
  return (
    <Section title={title}>
      <Bars
        label={title}
        bars={skaters.slice(0, CHARTED).map(({ player, totals: { points, goals, assists } }) => ({
          id: player.id,
          label: <PlayerLink player={player} name="short" />,
          value: points,
          words: `${points} (${goals}+${assists})`,
        }))}
      />
    </Section>
  );
}
