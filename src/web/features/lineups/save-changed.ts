import type { LineupView } from '#domains/lineups/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { client } from '#web/lib/api.ts';

type Board = Pick<LineupView, 'lineup' | 'tactics' | 'orders'>;

/** Changes a part of the lineup as it is now, and saves it; refused when another user saves meanwhile. */
export async function saveChanged(
  id: TeamId,
  change: (view: LineupView) => Promise<Partial<Board>> | Partial<Board>,
): Promise<void> {
  const { data: view } = await client.lineups.find({ id });
  const { lineup, tactics, orders, version } = view;
  await client.lineups.save({
    params: { id },
    headers: { 'if-match': `"${version}"` },
    body: { lineup, tactics, orders, ...(await change(view)) },
  });
}
