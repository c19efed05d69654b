import type { PlayerRef } from '#domains/shapes.ts';
import type { Column } from './data-table/columns.ts';
import { PlayerLink } from './player-link.tsx';
import { RatingPill } from './rating-pill.tsx';

/** The overall before the name, in tables of players. */
export function overallColumn<Row extends { overall: number }>(words: { header: string; title: string }): Column<Row> {
  return {
    id: 'overall',
    ...words,
    value: ({ overall }) => overall,
    cell: ({ overall }) => <RatingPill rating={overall} size="sm" />,
    isLead: true,
  };
}

/** Who the row is about, sorted by last name. */
export function playerColumn<Row extends { player: PlayerRef }>({
  header,
  face = false,
  flag = false,
  isUnsortable = false,
}: {
  header: string;
  face?: boolean;
  flag?: boolean;
  isUnsortable?: boolean;
}): Column<Row> {
  return {
    id: 'player',
    header,
    value: ({ player }) => `${player.lastname}, ${player.firstname}`,
    cell: ({ player }) => <PlayerLink player={player} name="fit" face={face} flag={flag} />,
    isName: true,
    isUnsortable,
  };
}
