import { Link } from '@tanstack/react-router';
import css from './nations.module.css';

/** A nation by name, leading to its page. */
export function NationLink({ nation }: { nation: { id: number; name: string } }) {
  return (
    <Link to="/nation/overview/{-$id}" params={{ id: String(nation.id) }} className={css.link}>
      {nation.name}
    </Link>
  );
}
