/** Organizers cancel their cups. */
import { cupRefusals } from '#domains/cup/refusals.ts';
import { calledOff, cancelCup, holdCup, holdFirstTeam, tellManagers } from '#domains/cup/store/cups.ts';
import { cupInvitation, teamsReading } from '#domains/cup/store/invitations.ts';
import { withdrawInvitationsTo } from '#domains/invitation/store/invitations.ts';
import type { ClubId, CompetitionId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/**
 * Cancels a cup before the draw and withdraws its open invitations; the managers of entered or invited clubs are
 * notified. All its invitations come from the organizer's team, which is locked, so none can be answered meanwhile.
 */
export async function callOffCup(
  tx: Transaction,
  { clubId, now }: { clubId: ClubId; now: Date },
  cupId: CompetitionId,
): Promise<{ ok: true } | Refused> {
  const team = await holdFirstTeam(tx, clubId);
  const cup = await holdCup(tx, cupId);
  if (!cup) return cupRefusals.unknown();
  if (cup.organizerTeamId !== team.id) return cupRefusals.notOrganizer();
  if (cup.status !== 'open') return cupRefusals.closed();
  await cancelCup(pgRows(tx), cup);
  const withdrawn = await withdrawInvitationsTo(tx, cupInvitation, { subjectId: cupId, now });
  await tellManagers(pgRows(tx), await teamsReading(tx, withdrawn), () => calledOff(cup));
  return { ok: true };
}
