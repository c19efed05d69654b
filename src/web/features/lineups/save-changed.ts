import type { LineupView } from '#domains/lineups/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { client } from '#web/lib/api.ts';
import type { Undo } from '#web/lib/use-command.ts';

type Board = Pick<LineupView, 'lineup' | 'tactics' | 'orders'>;

/**
 * Changes a part of the lineup as it is now, and saves it; refused when another user saves meanwhile.
 * @param calls tests replace them
 * @returns what saves the lineup as it was; likewise
 */
export async function saveChanged(
  id: TeamId,
  change: (view: LineupView) => Promise<Partial<Board>> | Partial<Board>,
  calls: Pick<typeof client.lineups, 'find' | 'save'> = client.lineups,
): Promise<Undo> {
  const { data: view } = await calls.find({ id });
  const { lineup, tactics, orders } = view;
  const before = { lineup, tactics, orders };
  const save = (body: Board, version: number) =>
    calls.save({ params: { id }, headers: { 'if-match': `"${version}"` }, body });
  const { data: saved } = await save({ ...before, ...(await change(view)) }, view.version);
  return () => save(before, saved.version);
}
