import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { AnyTeamRef } from '#domains/shapes.ts';
import { Words } from '#web/ui/layout.tsx';
import { Crest } from './crest.tsx';
import { HoverPanel } from './hover-panel.tsx';
import css from './link.module.css';
import { type TeamNaming, teamName } from './names.ts';

/** A team's full name; in a table on a phone only the city, because both halves would be cut beyond recognition. */
function FullName({ team }: { team: AnyTeamRef }) {
  const full = teamName(team);
  if (!full.startsWith(team.city)) return full;
  return (
    <>
      {team.city}
      <span className={css.rest}>{full.slice(team.city.length)}</span>
    </>
  );
}

const TeamCard = lazy(() => import('./team-card.tsx'));

/**
 * A team by name, linking to its club page, with a card while the mouse rests on it; a team without a club has neither.
 * `name`: 'full' city and nickname, 'city', 'nickname' or 'abbr'. FRM and U21 teams carry their level.
 */
export function TeamLink({
  team,
  name = 'full',
  crest = true,
  crestSize = 20,
}: {
  team: AnyTeamRef;
  name?: TeamNaming;
  crest?: boolean;
  crestSize?: number;
}) {
  if (team.clubId === null) {
    return (
      <span className={css.link}>
        {crest && <Crest team={team} size={crestSize} isDecoration />}
        <Words cut>{teamName(team, name)}</Words>
      </span>
    );
  }
  return (
    <HoverPanel
      className={css.hover}
      side="below"
      panel={() => (
        <Suspense fallback={<div className={css.cardWait} />}>
          <TeamCard team={team} />
        </Suspense>
      )}
    >
      <Link to="/club/overview/{-$id}" params={{ id: String(team.id) }} className={css.link}>
        {crest && <Crest team={team} size={crestSize} isDecoration />}
        <Words cut>{name === 'full' ? <FullName team={team} /> : teamName(team, name)}</Words>
        {team.level !== 'PRO' && (
          <span className={css.level} data-level>
            {team.level}
          </span>
        )}
      </Link>
    </HoverPanel>
  );
}
