/** Contract talks between a club and its own player: when they may begin, and how an offer is answered. */
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { faultOfTerms, type TermBounds } from '#domains/contracts/rules/terms.ts';
import { type Asker, judgeOffer, type Verdict } from '#engine/market/ask.ts';
import { averageOf, CLAUSES, type OfferedTerms } from '#engine/market/terms.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface Signable {
  /** He plays for a team of the club that asks. */
  isOwn: boolean;
  /** An emergency fill-in for the day, who belongs to no club. */
  isFillIn: boolean;
  /** Last season of his last contract; null without one. */
  contractTo: number | null;
  /** He has already signed beyond his current contract. */
  hasSignedAgain: boolean;
  /** The club bought him out and may not re-sign him this summer. */
  isBoughtOut: boolean;
  /** His club was relegated and he is too good for the lower league: a new contract would end with this season. */
  leavesAfterRelegation: boolean;
}

/** Returns whether the club may re-sign him. @returns the first season a new contract would cover. */
export function decideExtension(player: Signable, season: number): { ok: true; fromSeason: number } | Refused {
  if (!player.isOwn) return contractsRefusals.notYourPlayer();
  if (player.isFillIn) return contractsRefusals.onlyForTheDay();
  if (player.isBoughtOut) return contractsRefusals.boughtOut();
  if (player.leavesAfterRelegation) return contractsRefusals.leavesAfterRelegation();
  if (player.hasSignedAgain) return contractsRefusals.signedAlready();
  const last = player.contractTo ?? season;
  // Extensions open in the last two seasons of a contract.
  if (last > season + 1) return contractsRefusals.tooEarly({ season: last - 1 });
  return { ok: true, fromSeason: last + 1 };
}

/** An earlier talk: in progress, or recently broken off. */
export interface EarlierTalk {
  status: string;
  cooldownUntil: number | null;
}

/** @param absoluteDay today. */
export function decideOpening(earlier: EarlierTalk | null, absoluteDay: number): { ok: true } | Refused {
  if (!earlier) return { ok: true };
  if (earlier.cooldownUntil !== null) {
    const days = earlier.cooldownUntil - absoluteDay;
    return days > 0 ? contractsRefusals.coolingDown({ days }) : { ok: true };
  }
  return contractsRefusals.talkingAlready();
}

export interface RunningTalk {
  status: string;
  version: number;
  patience: number;
  asks: readonly OfferedTerms[];
  counter: OfferedTerms | null;
}

/** Returns his answer to an offer. @param version of the talk the manager has seen. */
export function decideOffer(
  talk: RunningTalk,
  { terms, version }: { terms: OfferedTerms; version: number },
  { asker, bounds }: { asker: Asker; bounds: TermBounds },
): { ok: true; verdict: Verdict } | Refused {
  if (!isRunning(talk)) return contractsRefusals.talkIsOver();
  if (talk.version !== version) return contractsRefusals.stale();
  const fault = faultOfTerms(terms, bounds);
  if (fault) return fault;
  // Terms he has named remain binding, whatever has happened since.
  if (isHisWord(talk, terms)) return { ok: true, verdict: { does: 'accept' } };
  return { ok: true, verdict: judgeOffer(asker, terms, bounds, talk.patience) };
}

/** Returns whether he has said he would sign these terms. */
export function isHisWord({ asks, counter }: Pick<RunningTalk, 'asks' | 'counter'>, terms: OfferedTerms): boolean {
  return [...asks, ...(counter ? [counter] : [])].some((ask) => meets(terms, ask));
}

/** Returns whether the talk is still going on. */
export function isRunning({ status }: { status: string }): boolean {
  return status === 'open' || status === 'asked' || status === 'countered';
}

function meets(offer: OfferedTerms, ask: OfferedTerms): boolean {
  return (
    offer.salaries.length === ask.salaries.length &&
    averageOf(offer) >= averageOf(ask) &&
    CLAUSES.indexOf(offer.clause) >= CLAUSES.indexOf(ask.clause) &&
    (offer.relegationClause === true || !ask.relegationClause)
  );
}

/** Returns his remaining patience in words. */
export function moodOf(patience: number): 'calm' | 'restless' | 'annoyed' | 'leaving' {
  if (patience > 70) return 'calm';
  if (patience > 45) return 'restless';
  return patience > 20 ? 'annoyed' : 'leaving';
}
