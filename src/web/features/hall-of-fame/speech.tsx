import type { Honor } from '#domains/awards/constants.ts';
import type { Member } from '#domains/hall-of-fame/contract.ts';
import { speechOf } from '#domains/hall-of-fame/rules.ts';
import { useTranslation } from '#web/lib/words.ts';
import { playerName } from '#web/ui/names.ts';
import css from './hall.module.css';

/** A speech made solely of his record. */
export function Speech({ member: { player, facts, votes, ballots } }: { member: Member }) {
  const { t } = useTranslation('hall-of-fame');
  const { opening, theme } = speechOf({ playerId: player.id, facts });
  const honored = (honor: Honor) => facts.honors[honor] ?? 0;
  const counts = {
    ...{ MVP: honored('MVP'), stars: honored('first-team') + honored('second-team') },
    ...{ cups: facts.cups, long: facts.seasons, work: 0 },
  };
  const isGoalie = player.position === 'G';
  const openings = ['opening0', 'opening1', isGoalie ? 'opening2Goalie' : 'opening2', 'opening3'] as const;
  const career = !isGoalie ? 'speech.skater' : facts.shutouts > 0 ? 'speech.goalie' : 'speech.goalieNoShutouts';
  return (
    <p className={css.speech}>
      {t(`speech.${openings[opening] ?? 'opening0'}`, { player: playerName(player) })}{' '}
      {t(`speech.${theme}`, { count: counts[theme] })} {t(career, facts)} {t('speech.closing', { votes, ballots })}
    </p>
  );
}
