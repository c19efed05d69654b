/** Players as screens of trades show them. */

import { type CapSheet, capSheet } from '#domains/cap/rules/sheet.ts';
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { BenchPlayer, SideAfter } from '#domains/trade/contract/shapes.ts';
import { conditionsOn } from '#domains/trade/rules/conditions.ts';
import { capChangeOf, type Deal, movesOf, type TradeSide } from '#domains/trade/rules/legality.ts';
import { linesOf, pointsGained } from '#domains/trade/rules/lines.ts';
import type { TradeThing } from '#domains/trade/rules/things.ts';
import type { Eyes } from '#domains/trade/store/judgment.ts';
import type { Party } from '#domains/trade/store/parties.ts';
import type { PlayerId } from '#engine/ids.ts';
import { worthOf, worthStep } from '#engine/market/trade.ts';
import { overallOf } from '#engine/player/overall.ts';

type TradePlayer = Omit<BenchPlayer, 'fault' | 'isOnBlock'>;

/** @param eyes of the club of the one who asks; null: he runs none, and sees no worth */
export function tradePlayerOf(
  party: Party,
  playerId: PlayerId,
  { season, eyes }: { season: number; eyes: Eyes | null },
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
    worth: eyes && body.contracts.length > 0 ? worthBand(eyes, { kind: 'player', playerId, retention: 0 }) : null,
  };
}

export function refOf(player: NonNullable<ReturnType<Party['people']['get']>>): PlayerRef {
  const { id, firstname, lastname, nationId, jerseyNumber, teamId, positions } = player;
  return { id, firstname, lastname, nationId, jerseyNumber, teamId, position: positions[0] ?? 'C' };
}

/** Steps between which the club of these eyes sees its worth. */
export function worthBand(eyes: Eyes, thing: TradeThing) {
  const [low, high] = eyes.band(thing).map((man) => worthStep(worthOf(eyes.club, man)));
  return { low: Math.min(low ?? 0, high ?? 0), high: Math.max(low ?? 0, high ?? 0) };
}

/** A club before and after a trade: five seasons of its cap, how many its first team has, its lines, and what they bring. */
export function sideAfter(
  side: Party,
  { sides, deal, tier }: { sides: readonly Party[]; deal: Deal; tier: number },
): SideAfter {
  const { leaving, coming } = movesOf(side, deal);
  const { after } = wouldBeLegal(side.cap, capChangeOf(side, deal));
  const ofFirstTeam = (bodies: TradeSide['bodies']) => bodies.filter(({ level }) => level === 'PRO').length;
  const before = ofFirstTeam(side.bodies);
  const people = new Map(sides.flatMap((each) => [...each.people]));
  const men = (bodies: TradeSide['bodies']) =>
    bodies.flatMap(({ id, level, position, daysOut }) => {
      const player = level === 'PRO' ? people.get(id) : undefined;
      return player ? [{ id, position, daysOut, overall: overallOf(position, player.skills), player }] : [];
    });
  const [own, stay, fresh] = [
    men(side.bodies),
    men(side.bodies.filter((body) => !leaving.includes(body))),
    men(coming),
  ];
  const { gamesLeft } = conditionsOn(deal.absoluteDay);
  return {
    clubId: side.clubId,
    before: capLinesOf(capSheet(side.cap)),
    after: capLinesOf(after),
    firstTeam: { before, after: before - ofFirstTeam(leaving) + ofFirstTeam(coming) },
    lines: linesOf([...stay, ...fresh]).map(({ kind, men: placed }) => ({
      kind,
      men: placed.map(
        (man) =>
          man && { player: refOf(man.player), overall: man.overall, isNew: fresh.some(({ id }) => id === man.id) },
      ),
    })),
    points: { gained: pointsGained(own, [...stay, ...fresh], { tier, gamesLeft }), games: gamesLeft },
  };
}

function capLinesOf({ seasons }: CapSheet): SideAfter['before'] {
  return seasons.map(({ season, hit, dead, space, players }) => ({ season, hit: hit + dead, space, players }));
}
