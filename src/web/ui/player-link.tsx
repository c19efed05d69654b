import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { PlayerRef } from '#domains/shapes.ts';
import { firstLetterOf } from '#engine/graphemes.ts';
import { Words } from '#web/ui/layout.tsx';
import { Face, ROW_FACE } from './face.tsx';
import { Flag } from './flag.tsx';
import { HoverPanel } from './hover-panel.tsx';
import css from './link.module.css';
import { playerName } from './names.ts';

const PlayerCard = lazy(() => import('./player-card.tsx'));

/**
 * A player by name, linking to his page, with a card while the mouse rests on it. `name`: 'full', 'short' with the
 * initial of the first name, or 'fit': short on a phone; `face`, `flag` and `number` add these.
 */
export function PlayerLink({
  player,
  name = 'full',
  face,
  flag,
  number,
}: {
  player: PlayerRef;
  name?: 'full' | 'short' | 'fit';
  face?: boolean;
  flag?: boolean;
  number?: boolean;
}) {
  return (
    <HoverPanel
      className={css.hover}
      side="below"
      panel={() => (
        <Suspense fallback={<div className={css.cardWait} />}>
          <PlayerCard player={player} />
        </Suspense>
      )}
    >
      <Link to="/player/{-$id}" params={{ id: String(player.id) }} className={css.link}>
        {number && <span className={`${css.number} jersey-number`}>{player.jerseyNumber ?? ''}</span>}
        {face && <Face player={player} width={ROW_FACE} isDecoration isCut />}
        {flag && <Flag nationId={player.nationId} />}
        <Words cut>
          {name === 'fit' ? (
            <>
              <span className={css.first}>{player.firstname}</span>
              <span className={css.initial}>{firstLetterOf(player.firstname)}.</span> {player.lastname}
            </>
          ) : (
            playerName(player, name)
          )}
        </Words>
      </Link>
    </HoverPanel>
  );
}
