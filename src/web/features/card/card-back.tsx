import type { PlayerCard } from '#domains/card/contract.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';
import { readableOn } from '#web/lib/color.ts';
import { useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Flag } from '#web/ui/flag.tsx';
import { playerName } from '#web/ui/names.ts';
import css from './card.module.css';
import { colorsOf, FRAMES, figuresOf } from './card-look.ts';
import { useHonorWords } from './use-honor-words.ts';

/** Honors that fit on the back. */
const HONORS_SHOWN = 4;

/** The back of a card: the player's profile, statistics and honors. */
export function CardBack({ card }: { card: PlayerCard }) {
  const { t } = useTranslation(['card', 'skills']);
  const format = useFormat();
  const honorWords = useHonorWords();
  const { player, age, hand, heightCm, weightKg, career, specialSkills, contract, honors, isInHall, rank } = card;
  const isGoalie = player.position === 'G';
  const [primary] = colorsOf(card);
  const { to } = FRAMES[card.rarity];
  const won = [...(isInHall ? [t('card:hall')] : []), ...honors.slice(0, HONORS_SHOWN).map(honorWords)];
  const name = playerName(player);
  return (
    <article
      className={css.back}
      style={{ borderColor: to }}
      aria-label={t('card:shown', { player: name, side: t('card:side.back') })}
    >
      <header className={css.backHead} style={{ background: primary, color: readableOn(primary) }}>
        <span>{name}</span>
        <Flag nationId={player.nationId} />
      </header>
      <p>
        {t('card:age', { age })} · {t(isGoalie ? 'card:catches' : 'card:shoots', { hand: t(`card:hand.${hand}`) })} ·{' '}
        {t('card:body', { height: heightCm, weight: weightKg })}
      </p>
      <h2>{t('card:careerSpan', { count: career.seasons })}</h2>
      <dl className={css.figures}>
        {figuresOf(card).map((figure) => (
          <div key={figure}>
            <dt>{t(`card:stat.${figure}`)}</dt>
            <dd>{format.number(career[figure])}</dd>
          </div>
        ))}
      </dl>
      {rank !== null && <p>{t(isGoalie ? 'card:rankOf.goalie' : 'card:rankOf.skater', { rank })}</p>}
      <h2>{t('card:honors')}</h2>
      <p>{won.length === 0 ? t('card:noHonors') : won.join(' · ')}</p>
      {card.overall !== null && (
        <>
          <h2>{t('card:specials')}</h2>
          <p>
            {specialSkills.length === 0
              ? t('card:noSpecials')
              : // The server sends only the engine's special skills.
                specialSkills.map((skill) => t(`skills:special.${skill as SpecialSkill}`)).join(' · ')}
          </p>
        </>
      )}
      {contract && (
        <p className={css.contract}>
          {t('card:contract', { salary: format.shortMoney(contract.salary), season: seasonLabel(contract.to) })}
        </p>
      )}
    </article>
  );
}
