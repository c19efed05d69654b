/** Whom clubs without a manager qualify, and assistants within their limits; and when they match an offer sheet. Pure. */
import { AI_SHEETS, QUALIFYING } from '#domains/free-agency/constants.ts';
import { fitsIn } from '#domains/free-agency/rules/cap-plan.ts';
import type { RenewalClub } from '#domains/free-agency/rules/renewals.ts';
import { isRestricted, qualifyingSalary } from '#domains/free-agency/rules/restricted.ts';
import type { AssistantLimits, PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';

export interface QualifyingState {
  /** The season that ends. */
  season: number;
  clubs: readonly RenewalClub[];
  /** As their clubs see them; those who have signed again are missing. */
  players: readonly PlanPlayer[];
  /** Everybody under contract for the season to come, with what he earns then. */
  bound: readonly PlanPlayer[];
  proSeasons: ReadonlyMap<PlayerId, number>;
}

export interface Qualified {
  playerId: PlayerId;
  clubId: ClubId;
  salary: number;
}

/** May he be qualified by his club, no matter who that is: his contract ends, and he is young? */
export function mayBeQualified(
  { clubId, contractTo, isBoughtOut, isAmateur, age }: PlanPlayer,
  season: number,
): boolean {
  const isEnding = clubId !== null && contractTo === season && !isBoughtOut && !isAmateur;
  return isEnding && isRestricted({ age: age + 1, proSeasons: 0 });
}

/**
 * Clubs without a manager hold only whom they have a place for, and the money beside all others; first those who are worth most over
 * their offers.
 * @param worthOf what a season of his is worth to his club, whole dollars
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
