import type { PersonRef, PlayerRef, TeamRef } from '#domains/shapes.ts';
import { teamName } from '#web/ui/names.ts';
import { PersonLink } from '#web/ui/person-link.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

interface Honoree {
  player: PlayerRef | null;
  coach: PersonRef | null;
  manager: { id: number; name: string } | null;
  team: TeamRef;
}

/**
 * Shows the recipient of an honor: a player in the jersey that he wore, a coach, a manager by name, or the club of an
 * AI general manager.
 */
export function Who({ row: { player, coach, manager, team } }: { row: Honoree }) {
  if (player) return <PlayerLink player={{ ...player, teamId: team.id }} name="fit" face flag />;
  if (coach) return <PersonLink person={coach} face flag />;
  if (manager) return <UserLink user={manager} />;
  return <TeamLink team={team} />;
}

/** Returns the recipient by name, for sorting and export. */
export function whoOf({ player, coach, manager, team }: Honoree): string {
  if (player) return `${player.lastname}, ${player.firstname}`;
  if (coach) return `${coach.lastname}, ${coach.firstname}`;
  return manager?.name ?? teamName(team);
}
