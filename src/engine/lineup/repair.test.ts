import { describe, expect, it } from 'vitest';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { repairLineup } from '#engine/lineup/repair.ts';
import { validateLineup } from '#engine/lineup/validate.ts';
import { rosterOf } from '../../../tests/factories/roster.ts';

describe('mending a lineup', () => {
  const players = rosterOf('PRO', 11);
  const lineup = autoFill(players);

  it('does nothing where nothing is wrong', () => {
    expect(repairLineup(lineup, players)).toEqual({ lineup, repairs: [] });
  });

  it('tells who went out, who came in, and why', () => {
    const centre = lineup.forwards[1].C ?? 0;
    const tonight = players.map((player) => (player.id === centre ? { ...player, isInjured: true } : player));
    const { lineup: mended, repairs } = repairLineup(lineup, tonight);
    expect(validateLineup(mended, tonight)).toEqual([]);
    expect(repairs[0]).toMatchObject({
      place: 'forwards.1.C',
      out: centre,
      in: mended.forwards[1].C,
      fault: { code: 'injured' },
    });
    expect(repairs.every((repair) => repair.out === centre)).toBe(true);
  });

  it('tells of the shootout order as a whole', () => {
    const shooter = lineup.shootout[0] ?? 0;
    const tonight = players.map((player) => (player.id === shooter ? { ...player, isSuspended: true } : player));
    const shootout = repairLineup(lineup, tonight).repairs.find((repair) => repair.place === 'shootout');
    expect(shootout).toMatchObject({ out: shooter, fault: { code: 'not-dressed', place: 'shootout.0' } });
  });
});
