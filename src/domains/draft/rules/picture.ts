/** The picture of a draft that somebody watches, as it changes. */
import type { DraftMessage } from '#domains/draft/contract/live.ts';
import type { DraftView } from '#domains/draft/contract/shapes.ts';

/** A pick that is told twice is the same pick. */
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
