import type { PlayerRef } from '#domains/shapes.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import css from './history.module.css';

/** Lists the leaders in one statistic; `season`: when it was, null for a career. */
export function BookOfRecord({
  title,
  best,
}: {
  title: string;
  best: readonly { player: PlayerRef; season: number | null; value: number }[];
}) {
  return (
    <div className={css.book}>
      <h3>{title}</h3>
      <ol>
        {best.map(({ player, value, season }) => (
          <li key={`${player.id}/${season}`}>
            <PlayerLink player={player} name="short" face flag />
            <span className={css.count}>
              {season !== null && <small>{seasonLabel(season)} </small>}
              {value}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
