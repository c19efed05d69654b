import { Link } from '@tanstack/react-router';
import type { NationId } from '#engine/ids.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import css from './federation-link.module.css';
import { Flag } from './flag.tsx';
import { Row } from './layout.tsx';

/** Returns the name of a nation; empty until the world is loaded. */
export function useNationName(nationId: NationId): string {
  return useWorldIfLoaded()?.nationById.get(nationId)?.name ?? '';
}

/** A federation by its nation, linking to its page. */
export function FederationLink({ nationId }: { nationId: NationId }) {
  const name = useNationName(nationId);
  return (
    <Row as="span" inline unbroken gap="sm">
      <Flag nationId={nationId} size={18} isDecoration />
      <Link to="/federation/overview/{-$id}" params={{ id: String(nationId) }} className={css.link}>
        {name}
      </Link>
    </Row>
  );
}
