/**
 * Ids, told apart by the compiler: a player's id is no team's. A plain number may be taken for any of them, because a literal, a
 * query's answer and a program of the API have nothing else; but what is known to be the one is never taken for the other.
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
/** Of an entrant of a competition: an entry of its own, or a team. */
export type EntryId = Id<'entry' | 'team'>;
export type NationId = Id<'nation'>;
/** A pick of a draft. */
export type PickId = Id<'pick'>;
/** Somebody with a career besides playing. */
export type PersonId = Id<'person'>;
export type JobId = Id<'job'>;
export type TradeId = Id<'trade'>;
export type ContractId = Id<'contract'>;
export type ArticleId = Id<'article'>;
/** Of a newspaper that reporters write for. */
export type DeskId = Id<'desk'>;
