import { useTranslation } from 'react-i18next';
import { placeNamed, putPlayer } from '#domains/lineups/rules/moves.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { type LineupUnit, strengthInPlace, strengthOfUnit, unitTitle } from '#web/features/lineups/lineup-parts.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { PlaceSlot } from '#web/features/lineups/place-slot.tsx';
import type { Selection } from '#web/features/lineups/use-selection.ts';
import { useFormat } from '#web/lib/format.ts';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './lineups.module.css';

/** A change that is only thought of: this player into that place. */
export interface Preview {
  playerId: number;
  place: string;
}

/** A line, pair or unit with its places and its strength, also as it would be after the change one is about to make. */
export function UnitCard({
  unit,
  lineup,
  roster,
  faults,
  selection,
  preview,
  onPreview,
}: {
  unit: LineupUnit;
  lineup: Lineup;
  roster: LineupRoster;
  /** Words by place. */
  faults: ReadonlyMap<string, string>;
  selection: Selection;
  preview: Preview | null;
  onPreview: (place: string | null) => void;
}) {
  const { t } = useTranslation(['lineups', 'common']);
  return (
    <Section
      title={unitTitle(t, unit)}
      aside={<UnitStrength unit={unit} lineup={lineup} roster={roster} preview={preview} />}
    >
      {unit.rows.map((row) => (
        <div key={row.join()} className={css.row} data-columns={row.length}>
          {row.map((name) => {
            const place = placeNamed(name);
            const playerId = place?.read(lineup) ?? null;
            const player = playerId === null ? undefined : roster.players.get(playerId);
            return (
              <PlaceSlot
                key={name}
                place={name}
                player={(playerId !== null && roster.views.get(playerId)) || null}
                strength={place && player && unit.kind !== 'letters' ? strengthInPlace(player, place) : null}
                fault={faults.get(name) ?? null}
                selection={selection}
                onPreview={onPreview}
              />
            );
          })}
        </div>
      ))}
    </Section>
  );
}

function UnitStrength({
  unit,
  lineup,
  roster,
  preview,
}: {
  unit: LineupUnit;
  lineup: Lineup;
  roster: LineupRoster;
  preview: Preview | null;
}) {
  const { t } = useTranslation('lineups');
  const format = useFormat();
  const now = strengthOfUnit(unit, lineup, roster.players);
  if (now === null) return null;
  const next = preview && strengthOfUnit(unit, putPlayer(lineup, preview.playerId, preview.place), roster.players);
  const change = next === null ? 0 : Math.round((next - now) * 10) / 10;
  const shown = Math.round(next ?? now);
  const label =
    change === 0
      ? t('strength', { value: shown })
      : t('strengthChange', { value: shown, change: format.signed(change, 1) });
  return (
    <span className={css.strength} title={label}>
      {change !== 0 && (
        <span className={css.change} data-down={change < 0 || undefined}>
          {format.signed(change, 1)}
        </span>
      )}
      <span className="visually-hidden">{label}</span>
      <RatingPill rating={shown} />
    </span>
  );
}
