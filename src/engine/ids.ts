/**
 * Ids that the compiler tells apart, so a player's id is not accepted as a team's. A plain number is accepted for any of them,
 * because literals, query results and API clients have nothing else; but an id of a known kind is never accepted for another.
 */
declare const noun: unique symbol;
type Id<Noun extends string> = number & { readonly [noun]?: Noun };

export type PlayerId = Id<'player'>;
export type TeamId = Id<'team'>;
export type ClubId = Id<'club'>;
export type UserId = Id<'user'>;
export type GameId = Id<'game'>;
export type LeagueId = Id<'league'>;
export type CompetitionId = Id<'competition'>;
/** Two sides of a competition that meet in one game or several. */
export type PairingId = Id<'pairing'>;
/** An entrant of a competition, which is not the id of its team. */
export type EntryId = Id<'entry'>;
export type NationId = Id<'nation'>;
/** A pick of a draft. */
export type PickId = Id<'pick'>;
/** A person with a career other than playing. */
export type PersonId = Id<'person'>;
export type JobId = Id<'job'>;
export type TradeId = Id<'trade'>;
export type ContractId = Id<'contract'>;
export type ArticleId = Id<'article'>;
/** A newspaper that reporters write for. */
export type DeskId = Id<'desk'>;

/** Returns a team as an entry of its own, as in tables and brackets of leagues, which know no other entries. */
export function ownEntry(team: TeamId): EntryId {
  return Number(team);
}
