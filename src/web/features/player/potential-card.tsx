import type { RosterPlayerView } from '#domains/shapes.ts';
import { XP_LEVELS } from '#engine/player/skills.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import css from './player.module.css';
import type { Profile } from './profile.ts';

/** Shows his current rating, and the range in which scouts see his potential. */
export function PotentialCard({ player, potential }: { player: RosterPlayerView; potential: Profile['potential'] }) {
  const { t } = useTranslation(['player', 'skills']);
  return (
    <Section title={t('player:potential')}>
      <StatTiles
        tiles={[
          { label: t('player:overall'), value: player.overall },
          {
            label: t('player:potential'),
            value: potential ? `${potential.low}–${potential.high}` : player.overall,
          },
          {
            label: t('player:xp'),
            value: player.xp,
            note: t(`skills:xp.${XP_LEVELS[player.xp] ?? 'None'}`),
          },
        ]}
      />
      {potential && (
        <>
          <div
            className={css.band}
            style={{ marginTop: 16 }}
            role="img"
            aria-label={t('player:potentialValue', { low: potential.low, high: potential.high })}
          >
            <span style={{ left: `${potential.low}%`, width: `${Math.max(1, potential.high - potential.low)}%` }} />
            <i style={{ left: `${player.overall}%` }} />
          </div>
          <Row unbroken justify="between" top="xs" tone="dim" size="xs" aria-hidden>
            <span>0</span>
            <span>99</span>
          </Row>
        </>
      )}
      <Text top="md" aside>
        {potential ? t('player:potentialTitle') : t('player:potentialNone')}
      </Text>
    </Section>
  );
}
