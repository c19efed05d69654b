import { Link } from '@tanstack/react-router';
import type { Named as NamedInText } from '#domains/article/contract.ts';
import type { MentionOf } from '#domains/discussion/rules/markup.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { teamName } from '#web/ui/names.ts';
import { PersonLink } from '#web/ui/person-link.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

/** The mentioned users and subjects, as far as they are loaded; leagues, nations and federations come from the world's data. */
export type Named = Readonly<NamedInText>;

export const NOBODY_NAMED: Named = { players: [], teams: [], persons: [], users: [], games: [] };

/** Returns the known names merged with newly found ones. */
export function mergeNamed(known: Named, found: Partial<Named>): Named {
  const { players, teams, persons, users, games } = known;
  return {
    players: [...players, ...(found.players ?? [])],
    teams: [...teams, ...(found.teams ?? [])],
    persons: [...persons, ...(found.persons ?? [])],
    users: [...users, ...(found.users ?? [])],
    games: [...games, ...(found.games ?? [])],
  };
}

/** Shows a mention by its current name, linking to its page; a dash if it no longer exists. */
export function Mention({ mention: { of, id }, named }: { mention: MentionOf; named: Named }) {
  const ofId = <Ref extends { id: number }>(refs: readonly Ref[]) => refs.find((ref) => ref.id === id);
  switch (of) {
    case 'player': {
      const player = ofId(named.players);
      return player ? <PlayerLink player={player} /> : NOTHING;
    }
    case 'team': {
      const team = ofId(named.teams);
      return team ? <TeamLink team={team} /> : NOTHING;
    }
    case 'person': {
      const person = ofId(named.persons);
      return person ? <PersonLink person={person} /> : NOTHING;
    }
    case 'user': {
      const user = ofId(named.users);
      return user ? <UserLink user={user} /> : NOTHING;
    }
    case 'game': {
      const game = ofId(named.games);
      return game ? <GameLink game={game} /> : NOTHING;
    }
    case 'league':
      return <LeagueLink id={id} />;
    case 'nation':
    case 'federation':
      return <OfNation of={of} id={id} />;
  }
}

/** A link to a game without its result: readers who have not seen the game find out there. */
function GameLink({ game: { id, home, away } }: { game: Named['games'][number] }) {
  const { t } = useTranslation('game');
  return (
    <Link to="/game/{-$id}" params={{ id: String(id) }}>
      {t('title', { away: teamName(away, 'city'), home: teamName(home, 'city') })}
    </Link>
  );
}

function LeagueLink({ id }: { id: number }) {
  const league = useWorldIfLoaded()?.leagueById.get(id);
  if (!league) return NOTHING;
  return (
    <Link to="/league/overview/{-$id}" params={{ id: String(id) }}>
      {league.name}
    </Link>
  );
}

function OfNation({ of, id }: { of: 'nation' | 'federation'; id: number }) {
  const { t } = useTranslation('article');
  const nation = useWorldIfLoaded()?.nationById.get(id);
  if (!nation) return NOTHING;
  if (of === 'nation')
    return (
      <Link to="/nation/overview/{-$id}" params={{ id: String(id) }}>
        {nation.name}
      </Link>
    );
  return (
    <Link to="/federation/overview/{-$id}" params={{ id: String(id) }}>
      {t('federation', { nation: nation.name })}
    </Link>
  );
}
