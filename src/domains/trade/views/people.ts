/** Players for trade screens. */

import { type CapSheet, capSheet } from '#domains/cap/rules/sheet.ts';
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { BenchPlayer, SideAfter } from '#domains/trade/contract/shapes.ts';
import type { TradeAsset } from '#domains/trade/rules/assets.ts';
import { conditionsOn } from '#domains/trade/rules/conditions.ts';
import { capChangeOf, type Deal, movesOf, type TradeSide } from '#domains/trade/rules/legality.ts';
import { linesOf, pointsGained } from '#domains/trade/rules/lines.ts';
import type { ClubValuation } from '#domains/trade/store/judgment.ts';
import type { Party } from '#domains/trade/store/parties.ts';
import type { PlayerId } from '#engine/ids.ts';
import { worthOf, worthStep } from '#engine/market/trade.ts';
import { overallOf } from '#engine/player/overall.ts';

type TradePlayer = Omit<BenchPlayer, 'fault' | 'isOnBlock'>;

/** @param eyes estimates of the viewer's club; null: the viewer runs none and sees no worth */
export function tradePlayerOf(
  party: Party,
  playerId: PlayerId,
  { season, valuation }: { season: number; valuation: ClubValuation | null },
): TradePlayer | null {
  const player = party.people.get(playerId);
  const body = party.bodies.find(({ id }) => id === playerId);
  if (!player || !body) return null;
  const running = body.contracts.find(({ fromSeason }) => fromSeason <= season) ?? body.contracts[0];
  return {
    player: refOf(player),
    age: season - player.birthSeason,
    level: body.level,
    overall: overallOf(body.position, player.skills),
    isHurt: body.daysOut > 0,
    salary: running?.salary ?? null,
    signedUntil: body.contracts.at(-1)?.toSeason ?? null,
    clause: running?.clause ?? 'none',
    worth:
      valuation && body.contracts.length > 0 ? worthBand(valuation, { kind: 'player', playerId, retention: 0 }) : null,
  };
}

export function refOf(player: NonNullable<ReturnType<Party['people']['get']>>): PlayerRef {
  const { id, firstname, lastname, nationId, jerseyNumber, teamId, positions } = player;
  return { id, firstname, lastname, nationId, jerseyNumber, teamId, position: positions[0] ?? 'C' };
}

/** Returns the range of steps in which the club sees an asset's worth. */
export function worthBand(valuation: ClubValuation, asset: TradeAsset) {
  const [low, high] = valuation.band(asset).map((entry) => worthStep(worthOf(valuation.club, entry)));
  return { low: Math.min(low ?? 0, high ?? 0), high: Math.max(low ?? 0, high ?? 0) };
}

/** Returns a club before and after a trade: five seasons of its cap, its first team's size and lines, and the points gained. */
export function sideAfter(
  side: Party,
  { sides, deal, tier }: { sides: readonly Party[]; deal: Deal; tier: number },
): SideAfter {
  const { leaving, coming } = movesOf(side, deal);
  const { after } = wouldBeLegal(side.cap, capChangeOf(side, deal));
  const ofFirstTeam = (bodies: TradeSide['bodies']) => bodies.filter(({ level }) => level === 'PRO').length;
  const before = ofFirstTeam(side.bodies);
  const people = new Map(sides.flatMap((each) => [...each.people]));
  const dressed = (bodies: TradeSide['bodies']) =>
    bodies.flatMap(({ id, level, position, daysOut }) => {
      const player = level === 'PRO' ? people.get(id) : undefined;
      return player ? [{ id, position, daysOut, overall: overallOf(position, player.skills), player }] : [];
    });
  const [own, stay, fresh] = [
    dressed(side.bodies),
    dressed(side.bodies.filter((body) => !leaving.includes(body))),
    dressed(coming),
  ];
  const { gamesLeft } = conditionsOn(deal.absoluteDay);
  return {
    clubId: side.clubId,
    before: capLinesOf(capSheet(side.cap)),
    after: capLinesOf(after),
    firstTeam: { before, after: before - ofFirstTeam(leaving) + ofFirstTeam(coming) },
    lines: linesOf([...stay, ...fresh]).map(({ kind, players: placed }) => ({
      kind,
      players: placed.map(
        (entry) =>
          entry && {
            player: refOf(entry.player),
            overall: entry.overall,
            isNew: fresh.some(({ id }) => id === entry.id),
          },
      ),
    })),
    points: { gained: pointsGained(own, [...stay, ...fresh], { tier, gamesLeft }), games: gamesLeft },
  };
}

function capLinesOf({ seasons }: CapSheet): SideAfter['before'] {
  return seasons.map(({ season, hit, dead, space, players }) => ({ season, hit: hit + dead, space, players }));
}
