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
/** An entrant of a competition: a separate entry, or a team. */
export type EntryId = Id<'entry' | 'team'>;
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
