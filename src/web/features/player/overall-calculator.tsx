import { Button, Drawer, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { RosterPlayerView } from '#domains/shapes.ts';
import { overallOf, WEIGHTS_IN_ORDER } from '#engine/player/overall.ts';
import { isGoalie, POSITIONS, type Position, type Skill } from '#engine/player/skills.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Columns, Stack, Text } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import css from './overall-calculator.module.css';

const MAX_SKILL = 99;

/** A panel that computes a player's overall with other skills, or at another position. */
export function OverallCalculator({ player }: { player: RosterPlayerView }) {
  const { t } = useTranslation(['player', 'common']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {t('player:calculator.open')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('player:calculator.title')}
        position="right"
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Calculator player={player} />
      </Drawer>
    </>
  );
}

function Calculator({ player }: { player: RosterPlayerView }) {
  const { t } = useTranslation(['player', 'common', 'skills']);
  const format = useFormat();
  const today = player.skills.map(({ value }) => value);
  const [skills, setSkills] = useState<readonly number[]>(today);
  const [position, setPosition] = useState<Position>(player.position);
  // A goalie's skills do not apply to a skater's position, and vice versa.
  const positions = POSITIONS.filter((other) => isGoalie(other) === isGoalie(player.position));
  const [then, now] = [overallOf(position, skills), overallOf(position, today)];
  return (
    <Stack>
      <Text tone="dim">{t('player:calculator.intro')}</Text>
      <div className={css.result} aria-live="polite">
        <RatingPill rating={then} size="lg" />
        <span>
          <strong>
            {playerName(player)}: {t('player:calculator.result', { position: t(`common:position.${position}`) })}
          </strong>
          <br />
          {t('player:calculator.change', { change: format.signed(then - now) })}
        </span>
      </div>
      {positions.length > 1 && (
        <NativeSelect
          label={t('player:calculator.position')}
          value={position}
          data={positions.map((value) => ({ value, label: t(`common:position.${value}`) }))}
          // The choices are positions.
          onChange={({ currentTarget: { value } }) => setPosition(value as Position)}
        />
      )}
      <Columns min={160} gap="md">
        {player.skills.map(({ id, value }, index) => (
          <NumberField
            key={id}
            label={t('player:calculator.skill', { skill: t(`skills:name.${id as Skill}`), value })}
            description={t('player:calculator.weight', {
              share: format.percent(100 * (WEIGHTS_IN_ORDER[position][index] ?? 0), 0),
            })}
            min={0}
            max={MAX_SKILL}
            value={skills[index] ?? value}
            onChange={(next) => setSkills(skills.with(index, next))}
          />
        ))}
      </Columns>
      <Button
        variant="default"
        onClick={() => {
          setSkills(today);
          setPosition(player.position);
        }}
      >
        {t('player:calculator.reset')}
      </Button>
    </Stack>
  );
}
