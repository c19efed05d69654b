import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { PersonRef } from '#domains/shapes.ts';
import { Words } from '#web/ui/layout.tsx';
import { PersonFace, ROW_FACE } from './face.tsx';
import { Flag } from './flag.tsx';
import { HoverPanel } from './hover-panel.tsx';
import css from './link.module.css';
import { playerName } from './names.ts';

const PersonCard = lazy(() => import('./person-card.tsx'));

/** The page of each kind of career. */
export const PERSON_PAGES = {
  coach: '/coach/{-$id}',
  scout: '/scout/{-$id}',
  agent: '/agent/{-$id}',
  reporter: '/reporter/{-$id}',
  president: '/president/overview/{-$id}',
} as const satisfies Record<PersonRef['kind'], string>;

/**
 * A person with a career other than playing, by name, linking to the page of that career, with a card while the mouse
 * rests on it.
 */
export function PersonLink({ person, face, flag }: { person: PersonRef; face?: boolean; flag?: boolean }) {
  return (
    <HoverPanel
      className={css.hover}
      side="below"
      panel={() => (
        <Suspense fallback={<div className={css.cardWait} />}>
          <PersonCard person={person} />
        </Suspense>
      )}
    >
      <Link to={PERSON_PAGES[person.kind]} params={{ id: String(person.id) }} className={css.link}>
        {face && <PersonFace person={person} width={ROW_FACE} isDecoration isCut />}
        {flag && <Flag nationId={person.nationId} />}
        <Words cut>{playerName(person)}</Words>
      </Link>
    </HoverPanel>
  );
}
