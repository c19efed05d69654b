/** Fights: bad blood, a whistle, and a willing player on each side. */

import * as contactNumbers from '#engine/match/constants/contact.ts';
import { type Game, idOf } from '#engine/match/game.ts';
import { pickOnIce } from '#engine/match/play/choose.ts';
import { SIDES } from '#engine/match/sides.ts';
import { injure } from '#engine/match/whistle/injuries.ts';
import { announcePenalties } from '#engine/match/whistle/penalties.ts';
import { setManpower } from '#engine/match/whistle/penalty-box.ts';

// Bound here once so that V8 inlines the numbers; an import is looked up at each use (docs/match-engine.md).
const { FIGHT } = contactNumbers;

/** Starts a fight, by chance, after a whistle between two of those who were on the ice. */
export function considerFight(game: Game): void {
  const heat = game.heat;
  game.heat *= FIGHT.heatKept;
  if (game.stage !== 'regulation' || game.clock === 0) return;
  const calm = 1 - FIGHT.calmWhenItMatters * game.input.importance;
  if (!game.random.chance(Math.min(FIGHT.most, FIGHT.base + FIGHT.perHeat * heat) * calm)) return;
  const home = pickOnIce(game, 0, game.ratings.fightWeight);
  const away = pickOnIce(game, 1, game.ratings.fightWeight);
  if (game.out[home] !== 0 || game.out[away] !== 0) return;
  game.sheet.push({
    period: game.period,
    second: game.clock,
    type: 'fight',
    home: idOf(game, home),
    away: idOf(game, away),
  });
  for (const side of SIDES) {
    const player = side === 0 ? home : away;
    game.pending.push({ side, player, servedBy: -1, kind: 'major', infraction: 'fighting', minutes: 5 });
  }
  announcePenalties(game);
  setManpower(game);
  for (const side of SIDES) if (game.random.chance(FIGHT.injury)) injure(game, side, side === 0 ? home : away);
}
