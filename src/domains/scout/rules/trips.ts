/** What a night on the road costs. */
import { type AssignmentKind, SCOUTING_TRIP } from '#domains/scout/constants.ts';
import type { NationId } from '#engine/ids.ts';

/** Returns whole dollars a night. @param nations whose hockey he knows, his own nation's too */
export function costOf({
  assignment,
  nations,
}: {
  assignment: { kind: AssignmentKind; nationId: NationId | null };
  nations: ReadonlySet<NationId>;
}): number {
  const isAbroad = assignment.kind === 'nation' && !nations.has(assignment.nationId ?? 0);
  return isAbroad ? SCOUTING_TRIP.abroad : SCOUTING_TRIP.home;
}
