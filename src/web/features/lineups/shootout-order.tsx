import { ActionIcon } from '@mantine/core';
import { moveShooter, toggleShooter } from '#domains/lineups/rules/moves.ts';
import { SHOOTOUT_LENGTH } from '#engine/lineup/constants.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES } from '#engine/lineup/places.ts';
import { roleValue } from '#engine/lineup/strength.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Face } from '#web/ui/face.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './lineups.module.css';

/** Lists the shooters of a shootout in order, with their strength. */
export function ShootoutOrder({
  lineup,
  roster,
  fault,
  onChange,
}: {
  lineup: Lineup;
  roster: LineupRoster;
  fault: string | null;
  onChange: (lineup: Lineup) => void;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  const { shootout } = lineup;
  return (
    <Section title={t('shootout.title')}>
      <Stack as="ol" gap="xs">
        {shootout.map((playerId, index) => {
          const player = roster.views.get(playerId);
          const rated = roster.players.get(playerId);
          const name = player ? playerName(player) : t('fault.unknown-player');
          return (
            <li key={playerId} className={css.shooter}>
              <span className={css.order}>{index + 1}</span>
              {player && <Face player={player} width={24} isDecoration />}
              <span className={css.grow}>{name}</span>
              {rated && <RatingPill rating={Math.round(roleValue(rated, 'shootout'))} size="sm" />}
              <Step
                label={t('shootout.up', { player: name })}
                icon="up"
                isOff={index === 0}
                onPress={() => onChange(moveShooter(lineup, playerId, -1))}
              />
              <Step
                label={t('shootout.down', { player: name })}
                icon="down"
                isOff={index === shootout.length - 1}
                onPress={() => onChange(moveShooter(lineup, playerId, 1))}
              />
              <Step
                label={t('shootout.remove', { player: name })}
                icon="close"
                onPress={() => onChange(toggleShooter(lineup, playerId))}
              />
            </li>
          );
        })}
      </Stack>
      {fault && (
        <Text top="sm" aside role="alert">
          {fault}
        </Text>
      )}
      {shootout.length < SHOOTOUT_LENGTH.most && <AddShooter lineup={lineup} roster={roster} onChange={onChange} />}
      <Text top="sm" aside>
        {t('shootout.hint')}
      </Text>
    </Section>
  );
}

function Step({
  label,
  icon,
  isOff,
  onPress,
}: {
  label: string;
  icon: 'up' | 'down' | 'close';
  isOff?: boolean;
  onPress: () => void;
}) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={isOff} onClick={onPress}>
      <Icon name={icon} size={16} />
    </ActionIcon>
  );
}

/** A plain select of the dressed skaters who are not on the list, best shooter first. */
function AddShooter({
  lineup,
  roster,
  onChange,
}: {
  lineup: Lineup;
  roster: LineupRoster;
  onChange: (lineup: Lineup) => void;
}) {
  const { t } = useTranslation('lineups');
  const candidates = DRESSED_PLACES.flatMap((place) => {
    const playerId = place.read(lineup);
    const rated = playerId === null ? undefined : roster.players.get(playerId);
    const view = playerId === null ? undefined : roster.views.get(playerId);
    if (!rated || !view || place.position === 'G' || lineup.shootout.includes(rated.id)) return [];
    return [{ view, value: Math.round(roleValue(rated, 'shootout')) }];
  }).sort((a, b) => b.value - a.value);
  return (
    <select
      className={css.add}
      aria-label={t('shootout.add')}
      value=""
      onChange={(event) => onChange(toggleShooter(lineup, Number(event.currentTarget.value)))}
    >
      <option value="">{t('shootout.add')}</option>
      {candidates.map(({ view, value }) => (
        <option key={view.id} value={view.id}>
          {playerName(view)} ({value})
        </option>
      ))}
    </select>
  );
}
