import { Link } from '@tanstack/react-router';
import type { PersonRef } from '#domains/shapes.ts';
import { PersonFace } from './face.tsx';
import { Flag } from './flag.tsx';
import css from './link.module.css';
import { playerName } from './names.ts';

const PAGES = {
  coach: '/coach/{-$id}',
  scout: '/scout/{-$id}',
  agent: '/agent/{-$id}',
  reporter: '/reporter/{-$id}',
  president: '/president/overview/{-$id}',
} as const satisfies Record<PersonRef['kind'], string>;

/** Somebody with a career besides playing, by name, leading to the page of that career. */
export function PersonLink({ person, face, flag }: { person: PersonRef; face?: boolean; flag?: boolean }) {
  return (
    <Link to={PAGES[person.kind]} params={{ id: String(person.id) }} className={css.link}>
      {face && <PersonFace person={person} width={24} isDecoration isCut />}
      {flag && <Flag nationId={person.nationId} />}
      <span className={css.name}>{playerName(person)}</span>
    </Link>
  );
}
