import type { RosterPlayerView } from '#domains/shapes.ts';
import type { Skill } from '#engine/player/skills.ts';
import { bandOf, useRatingColors } from '#web/lib/ratings.ts';
import { useSwitch } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { Specials } from '#web/ui/specials.tsx';
import { OverallCalculator } from './overall-calculator.tsx';
import css from './player.module.css';
import { SkillMark } from './skill-mark.tsx';

/**
 * Shows every skill as a bar on the color of its tier, with the marks for "at his ceiling" and "declining".
 * @param player null: his skills are for scouts to find out
 */
export function SkillsCard({ player }: { player: RosterPlayerView | null }) {
  const { t } = useTranslation(['player', 'skills']);
  const colors = useRatingColors();
  const hasCalculator = useSwitch('ovr-calculator', false);
  if (!player) {
    return (
      <Section title={t('player:skills')}>
        <Text nothing>{t('player:unscouted')}</Text>
      </Section>
    );
  }
  return (
    <Section title={t('player:skills')} aside={hasCalculator && <OverallCalculator player={player} />}>
      <div className={css.skills}>
        {player.skills.map((skill) => (
          <div key={skill.id} className={css.skill}>
            {/* The server sends only the engine's skills. */}
            <span data-tip={t(`skills:tip.${skill.id as Skill}`)}>{t(`skills:name.${skill.id as Skill}`)}</span>
            <span className={css.track} aria-hidden>
              <span
                className={css.fill}
                style={{ width: `${skill.value}%`, background: colors[bandOf(skill.value)] }}
              />
            </span>
            <SkillMark skill={skill} />
          </div>
        ))}
      </div>
      <Text top="md" aside>
        {t('player:marks')}
      </Text>
      <Row gap="sm" line="top" top="md">
        <Words tone="dim">{t('player:specials')}</Words>
        {player.specialSkills.length > 0 ? <Specials skills={player.specialSkills} /> : t('player:noSpecials')}
      </Row>
    </Section>
  );
}
