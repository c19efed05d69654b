import { Link } from '@tanstack/react-router';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import css from './nations.module.css';

/** A nation by name, linking to its page. */
export function NationLink({ nation }: { nation: { id: number; name: string } }) {
  const inOwnWords = useWorldIfLoaded()?.nationById.get(nation.id)?.name;
  return (
    <Link to="/nation/overview/{-$id}" params={{ id: String(nation.id) }} className={css.link}>
      {inOwnWords ?? nation.name}
    </Link>
  );
}
