/** A viewer's state of a draft, and its changes. */
import type { DraftMessage } from '#domains/draft/contract/live.ts';
import type { DraftView } from '#domains/draft/contract/shapes.ts';

/** Returns the view with a change applied; a pick received twice replaces itself. */
export function withChange(
  view: DraftView,
  { draft, picks, teams }: Extract<DraftMessage, { kind: 'change' }>,
): DraftView {
  const newPick = new Map(picks.map((pick) => [pick.id, pick]));
  const newTeam = new Map(teams.map((team) => [team.id, team]));
  const known = new Set(view.teams.map(({ id }) => id));
  return {
    ...view,
    draft,
    picks: view.picks.map((pick) => newPick.get(pick.id) ?? pick),
    teams: [...view.teams.map((team) => newTeam.get(team.id) ?? team), ...teams.filter(({ id }) => !known.has(id))],
  };
}
