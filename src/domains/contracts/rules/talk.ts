/** Talks between a club and its own player: when they may begin, and how an offer is answered. */
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { faultOfTerms, type TermBounds } from '#domains/contracts/rules/terms.ts';
import { type Asker, judgeOffer, type Verdict } from '#engine/market/ask.ts';
import { averageOf, CLAUSES, type OfferedTerms } from '#engine/market/terms.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface Signable {
  /** He is with a team of the club that asks. */
  isOwn: boolean;
  /** He stands in for a day and belongs to nobody. */
  isFillIn: boolean;
  /** Last season of his last contract; null without one. */
  contractTo: number | null;
  /** He has signed for the time after his running contract. */
  hasSignedAgain: boolean;
  /** The club has bought him out: it does not sign him again this summer. */
  isBoughtOut: boolean;
  /** His club has been relegated, and he is too good for the lower league: what he signs now would end with this season. */
  leavesAfterRelegation: boolean;
}

/** May the club sign him again? @returns the first season that a new contract would cover. */
export function decideExtension(player: Signable, season: number): { ok: true; fromSeason: number } | Refused {
  if (!player.isOwn) return contractsRefusals.notYourPlayer();
  if (player.isFillIn) return contractsRefusals.onlyForTheDay();
  if (player.isBoughtOut) return contractsRefusals.boughtOut();
  if (player.leavesAfterRelegation) return contractsRefusals.leavesAfterRelegation();
  if (player.hasSignedAgain) return contractsRefusals.signedAlready();
  const last = player.contractTo ?? season;
  // Who has a contract for longer talks in its last two seasons.
  if (last > season + 1) return contractsRefusals.tooEarly({ season: last - 1 });
  return { ok: true, fromSeason: last + 1 };
}

/** What talks there were: in progress, or broken off not long ago. */
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

/** How he answers an offer. @param version of the talk that the manager has seen. */
export function decideOffer(
  talk: RunningTalk,
  { terms, version }: { terms: OfferedTerms; version: number },
  { asker, bounds }: { asker: Asker; bounds: TermBounds },
): { ok: true; verdict: Verdict } | Refused {
  if (!isRunning(talk)) return contractsRefusals.talkIsOver();
  if (talk.version !== version) return contractsRefusals.stale();
  const fault = faultOfTerms(terms, bounds);
  if (fault) return fault;
  // His word stands, whatever has happened since he gave it.
  if (isHisWord(talk, terms)) return { ok: true, verdict: { does: 'accept' } };
  return { ok: true, verdict: judgeOffer(asker, terms, bounds, talk.patience) };
}

/** Whether he has said that he would sign this. */
export function isHisWord({ asks, counter }: Pick<RunningTalk, 'asks' | 'counter'>, terms: OfferedTerms): boolean {
  return [...asks, ...(counter ? [counter] : [])].some((ask) => meets(terms, ask));
}

/** Is somebody still to say something? */
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

/** What is left of his patience, in words. */
export function moodOf(patience: number): 'calm' | 'restless' | 'annoyed' | 'leaving' {
  if (patience > 70) return 'calm';
  if (patience > 45) return 'restless';
  return patience > 20 ? 'annoyed' : 'leaving';
}
