/** Qualifying offers by AI clubs and, within their limits, by assistants; and when they match an offer sheet. Pure. */
import { AI_SHEETS, QUALIFYING } from '#domains/free-agency/constants.ts';
import { fitsIn } from '#domains/free-agency/rules/cap-plan.ts';
import type { RenewalClub } from '#domains/free-agency/rules/renewals.ts';
import { isRestricted, qualifyingSalary } from '#domains/free-agency/rules/restricted.ts';
import type { AssistantLimits, PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';

export interface QualifyingState {
  /** The season that is ending. */
  season: number;
  clubs: readonly RenewalClub[];
  /** By their own clubs' estimates, without those who have re-signed. */
  players: readonly PlanPlayer[];
  /** All players under contract for next season, with their salaries then. */
  bound: readonly PlanPlayer[];
  proSeasons: ReadonlyMap<PlayerId, number>;
}

export interface Qualified {
  playerId: PlayerId;
  clubId: ClubId;
  salary: number;
}

/** Returns whether his club may qualify him, whichever it is: his contract is expiring, and he is young. */
export function mayBeQualified(
  { clubId, contractTo, isBoughtOut, isAmateur, age }: PlanPlayer,
  season: number,
): boolean {
  const isEnding = clubId !== null && contractTo === season && !isBoughtOut && !isAmateur;
  return isEnding && isRestricted({ age: age + 1, proSeasons: 0 });
}

/**
 * Returns the players AI clubs hold: only those with a spot who fit under the cap beside all others, largest value over the offer first.
 * @param worthOf his worth to his club in whole dollars a season
 */
export function planQualifying(
  { season, clubs, players, bound, proSeasons }: QualifyingState,
  worthOf: (player: PlanPlayer) => number,
): Qualified[] {
  const open = Map.groupBy(players, ({ clubId }) => clubId);
  const signed = Map.groupBy(bound, ({ clubId }) => clubId);
  return clubs.flatMap((club) => {
    const own = [...(signed.get(club.id) ?? [])];
    const wanted = (open.get(club.id) ?? [])
      .filter((player) => mayBeQualified(player, season))
      .filter(({ id }) => (proSeasons.get(id) ?? 0) < QUALIFYING.maxProSeasons)
      .map((player) => {
        const salary = qualifyingSalary(player.salary, club.limits);
        return { player: { ...player, salary }, gain: worthOf(player) * QUALIFYING.upTo - salary };
      })
      .filter(({ gain }) => gain >= 0)
      .sort((a, b) => b.gain - a.gain || a.player.id - b.player.id);
    return wanted.flatMap(({ player }): Qualified[] => {
      const { id: playerId, salary } = player;
      const may = club.assistant ? isWithin(club.assistant, playerId, salary) : fitsIn(club, own, player);
      if (!may) return [];
      own.push(player);
      return [{ playerId, clubId: club.id, salary }];
    });
  });
}

/** Returns whether an assistant, or an AI club, matches an offer. @param worth his worth to the club a season */
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
