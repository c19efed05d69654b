import { judgeUnit, misfitInPlace, type Promised, playerIn, strengthInPlace } from '#domains/lineups/rules/judge.ts';
import { placeNamed, putPlayer } from '#domains/lineups/rules/moves.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { ChemistryNote } from '#web/features/lineups/chemistry-note.tsx';
import { type LineupUnit, unitTitle } from '#web/features/lineups/lineup-parts.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { PlaceSlot } from '#web/features/lineups/place-slot.tsx';
import type { Selection } from '#web/features/lineups/use-selection.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Words } from '#web/ui/layout.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './lineups.module.css';

/** A change under consideration: this player into that place. */
export interface Preview {
  playerId: PlayerId;
  place: string;
}

const NO_MISFIT = { position: 0, hand: 0 };

/** A line, pair or unit with its places and strength, also after a change under consideration. */
export function UnitCard({
  unit,
  lineup,
  roster,
  faults,
  promises,
  selection,
  preview,
  onPreview,
}: {
  unit: LineupUnit;
  lineup: Lineup;
  roster: LineupRoster;
  /** Fault messages by place. */
  faults: ReadonlyMap<string, string>;
  /** What the held player would add, by place. */
  promises: ReadonlyMap<string, Promised>;
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
        <div key={row.join()} className={css.row} data-columns={row.length} data-kind={unit.kind}>
          {row.flatMap((name) => {
            const place = placeNamed(name);
            if (!place) return [];
            const player = playerIn(place, lineup, roster.players);
            const gone = roster.absent.get(place.read(lineup) ?? 0)?.name ?? null;
            return (
              <PlaceSlot
                key={name}
                place={name}
                player={(player && roster.views.get(player.id)) ?? null}
                gone={gone}
                strength={player ? strengthInPlace(player, place) : null}
                misfit={player ? misfitInPlace(player, place) : NO_MISFIT}
                fault={faults.get(name) ?? null}
                promised={promises.get(name) ?? null}
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
  const now = judgeUnit(unit.id, lineup, roster);
  if (!now) return null;
  const next = preview && judgeUnit(unit.id, putPlayer(lineup, preview.playerId, preview.place), roster);
  const change = next ? Math.round((next.strength - now.strength) * 10) / 10 : 0;
  const { strength, misfit, chemistry } = next ?? now;
  const shown = Math.round(strength);
  const label =
    change === 0
      ? t('strength', { value: shown })
      : t('strengthChange', { value: shown, change: format.signed(change, 1) });
  return (
    <Row as="span" gap="sm" close justify="end" data-tip={label}>
      {chemistry && <ChemistryNote chemistry={chemistry} before={now.chemistry} />}
      {misfit >= 0.05 && (
        <Words tone="warn" size="sm" strong data-tip={t('misfit.unitHint')}>
          {t('misfit.unit', { points: format.signed(-misfit, 1) })}
        </Words>
      )}
      {change !== 0 && (
        <span className={css.change} data-down={change < 0 || undefined}>
          {format.signed(change, 1)}
        </span>
      )}
      <span className="visually-hidden">{label}</span>
      <span aria-hidden>
        <RatingPill rating={shown} />
      </span>
    </Row>
  );
}
