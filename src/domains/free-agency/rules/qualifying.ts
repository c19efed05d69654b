/** Whom clubs without a manager qualify, and assistants within their limits; and when they match an offer sheet. Pure. */
import { AI_SHEETS, QUALIFYING } from '#domains/free-agency/constants.ts';
import type { AssistantLimits, RenewalClub } from '#domains/free-agency/rules/renewals.ts';
import { isRestricted, qualifyingSalary } from '#domains/free-agency/rules/restricted.ts';
import type { PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';

export interface QualifyingState {
  /** The season that ends. */
  season: number;
  clubs: readonly RenewalClub[];
  /** As their clubs see them; those who have signed again are missing. */
  players: readonly PlanPlayer[];
  proSeasons: ReadonlyMap<PlayerId, number>;
}

export interface Qualified {
  playerId: PlayerId;
  clubId: ClubId;
  salary: number;
}

/** May he be qualified by his club, whoever that is: his contract ends, and he is young? */
export function mayBeQualified(
  { clubId, contractTo, isBoughtOut, isAmateur, age }: PlanPlayer,
  season: number,
): boolean {
  const isEnding = clubId !== null && contractTo === season && !isBoughtOut && !isAmateur;
  return isEnding && isRestricted({ age: age + 1, proSeasons: 0 });
}

/** @param worthOf what a season of his is worth to his club, whole dollars */
export function planQualifying(
  { season, clubs, players, proSeasons }: QualifyingState,
  worthOf: (player: PlanPlayer) => number,
): Qualified[] {
  const clubOf = new Map(clubs.map((club) => [club.id, club]));
  return players.flatMap((player): Qualified[] => {
    const club = clubOf.get(player.clubId ?? 0);
    if (!club || !mayBeQualified(player, season)) return [];
    if ((proSeasons.get(player.id) ?? 0) >= QUALIFYING.maxProSeasons) return [];
    const salary = qualifyingSalary(player.salary, club.limits);
    if (worthOf(player) < salary || (club.assistant && !isWithin(club.assistant, player.id, salary))) return [];
    return [{ playerId: player.id, clubId: club.id, salary }];
  });
}

/** Does an assistant, or a club without a manager, match an offer? @param worth what he is worth to the club a season */
export function matches(
  { salary, worth, playerId }: { salary: number; worth: number; playerId: PlayerId },
  assistant: AssistantLimits | null,
): boolean {
  if (assistant && !isWithin(assistant, playerId, salary)) return false;
  return salary <= worth * AI_SHEETS.matches;
}

function isWithin({ resigns, maxSalary, handsOff }: AssistantLimits, playerId: PlayerId, salary: number): boolean {
  return resigns !== 'nobody' && salary <= maxSalary && !handsOff.includes(playerId);
}
