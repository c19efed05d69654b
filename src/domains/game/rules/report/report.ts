/** The whole report on a finished game, made in small steps: what happened, and the same game replayed many times. */

import { REPLAYS } from '#domains/game/constants.ts';
import type { GameReport, SpecialEntry, SpecialSide } from '#domains/game/contract/report.ts';
import { endsByChances } from '#domains/game/rules/report/by-chances.ts';
import { findingsOf } from '#domains/game/rules/report/findings.ts';
import { iceTimesOf } from '#domains/game/rules/report/ice-time.ts';
import { partsOf } from '#domains/game/rules/report/parts.ts';
import { playAgain, type RecordedGame, withoutSpecials } from '#domains/game/rules/report/play-again.ts';
import { type PlayFacts, playFactsOf } from '#domains/game/rules/report/play-facts.ts';
import { Replays } from '#domains/game/rules/report/replays.ts';
import { factsOf, type ToldGame } from '#domains/game/rules/report/special-facts.ts';
import { worthOf } from '#domains/game/rules/report/special-worth.ts';
import { ORDINARY, tiltOf } from '#domains/game/rules/report/tilt.ts';
import { partsOfReport, totalsOf } from '#domains/game/rules/report/why.ts';
import type { GameId, PlayerId } from '#engine/ids.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import { boxScoreOf } from '#engine/match/record/box-score/box-score.ts';
import type { Side } from '#engine/match/sides.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';

/** The report as stored: names are looked up when it is read. */
export type StoredReport = Omit<GameReport, 'players'>;

export interface ReportSource {
  gameId: GameId;
  /** All events of the game. */
  events: readonly MatchEvent[];
  /** What the engine can replay, or why it cannot. */
  recorded: RecordedGame | NonNullable<GameReport['notReplayed']>;
  /** Special skills of dressed players that are inactive this season. */
  resting: readonly { playerId: PlayerId; special: SpecialSkill }[];
}

/**
 * Makes the report. Yields after each replay, so that the caller can attend to other things.
 * @param games number of replays, and again as many without the special skills of each side.
 */
export function* makeReport(source: ReportSource, games = REPLAYS): Generator<void, StoredReport> {
  const facts = playFactsOf(source.events);
  const { recorded } = source;
  if (typeof recorded === 'string') return reportOf({ source, facts, replays: null });
  const replays = yield* playedAgain(recorded, games);
  const worths = {
    home: worthBetween('home', replays, yield* playedAgain(withoutSpecials(recorded, 'home'), games)),
    away: worthBetween('away', replays, yield* playedAgain(withoutSpecials(recorded, 'away'), games)),
  };
  return reportOf({ source, facts, replays: { recorded, replays, worths } });
}

interface PlayedAgain {
  recorded: RecordedGame;
  replays: Replays;
  worths: Record<Side, SpecialSide['worth']>;
}

function* playedAgain(recorded: RecordedGame, games: number): Generator<void, Replays> {
  const replays = new Replays(tiltOf(recorded.input));
  for (let number = 0; number < games; number++) {
    replays.add(playFactsOf(playAgain(recorded, number)));
    yield;
  }
  return replays;
}

function worthBetween(side: Side, withThem: Replays, without: Replays): SpecialSide['worth'] {
  const [one, other] = [withThem.worth(), without.worth()];
  const worth = side === 'home' ? one.mean - other.mean : other.mean - one.mean;
  return {
    thousandths: Math.round(1000 * worth),
    standardError: Math.round(1000 * Math.sqrt(one.variance + other.variance)),
    games: withThem.games,
  };
}

function reportOf({
  source,
  facts,
  replays: again,
}: {
  source: ReportSource;
  facts: PlayFacts;
  replays: PlayedAgain | null;
}): StoredReport {
  const tilt = again ? tiltOf(again.recorded.input) : ORDINARY;
  const parts = partsOfReport(partsOf(facts, tilt), again?.replays.meanParts() ?? null);
  const totals = totalsOf(parts, again !== null);
  const fanChart = again?.replays.fanChart(facts.goalDifference) ?? null;
  return {
    gameId: source.gameId,
    goalDifference: facts.goalDifference,
    totals,
    parts,
    findings: findingsOf({ facts, tilt, parts, totals, fanChart }),
    byChances: endsByChances(facts, tilt),
    fanChart,
    realMinutes: facts.minutes,
    specialSkills: again && specialSkillsOf(source, facts, again),
    notReplayed: typeof source.recorded === 'string' ? source.recorded : null,
  };
}

function specialSkillsOf(
  { events, resting }: ReportSource,
  facts: PlayFacts,
  { recorded: { input }, worths }: PlayedAgain,
): NonNullable<StoredReport['specialSkills']> {
  const box = boxScoreOf(input, events);
  const skaters = [...box.home.skaters, ...box.away.skaters].map((line) => [line.playerId, line] as const);
  const goalies = [...box.home.goalies, ...box.away.goalies].map((line) => [line.playerId, line] as const);
  const { chances } = facts;
  const told: ToldGame = {
    events,
    chances,
    skaters: new Map(skaters),
    goalies: new Map(goalies),
    ice: iceTimesOf(events),
  };
  const played = { facts, tilt: tiltOf(input), importance: input.importance };
  const entryOf = (playerId: PlayerId, special: SpecialSkill, isActive: boolean): SpecialEntry => {
    const worth = isActive ? worthOf(played, playerId, special) : 0;
    return {
      playerId,
      special,
      isActive,
      facts: factsOf(told, playerId, special),
      worth: worth === null ? null : Math.round(1000 * worth),
    };
  };
  // A backup who never left the bench and a dressed player who got no ice time had no part in it.
  const hasPlayed = (id: PlayerId) => (told.skaters.get(id)?.toi ?? told.goalies.get(id)?.toi ?? 0) > 0;
  const sideOf = (side: Side): SpecialSide => ({
    entries: input[side].players
      .filter(({ id }) => hasPlayed(id))
      .flatMap(({ id, specialSkills }) => [
        ...specialSkills.map((special) => entryOf(id, special, true)),
        ...resting.filter(({ playerId }) => playerId === id).map(({ special }) => entryOf(id, special, false)),
      ]),
    worth: worths[side],
  });
  return { home: sideOf('home'), away: sideOf('away') };
}
