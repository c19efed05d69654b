import type { Bench as Judged } from '#domains/lineups/rules/judge.ts';
import { placeNamed } from '#domains/lineups/rules/moves.ts';
import { TIRED_ENERGY } from '#domains/training/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { type LineupUnit, placeInUnit, placeTitle, UNITS, unitTitle } from '#web/features/lineups/lineup-parts.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { PromiseNote, usePromiseWords } from '#web/features/lineups/promise-note.tsx';
import { usePromises } from '#web/features/lineups/use-promises.ts';
import type { Selection } from '#web/features/lineups/use-selection.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Words } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { playerName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import css from './bench.module.css';

/** The units of the panel; the letters are settled for the night. */
const TABS = ['forwards', 'defense', 'goalies'] as const;
const unitsOf = (tab: (typeof TABS)[number]) => UNITS[tab].filter(({ kind }) => kind !== 'letters');

/** Shows lines, pairs and goalies as chips with energy: two taps swap two players. */
export function BenchLines({
  lineup,
  roster,
  judged,
  selection,
}: {
  lineup: Lineup;
  roster: LineupRoster;
  judged: Judged;
  selection: Selection;
}) {
  const { t } = useTranslation(['game', 'lineups', 'common']);
  return (
    <Section title={t('game:bench.lines')}>
      <div className={css.units}>
        {TABS.map((tab) => (
          <BenchTab key={tab} tab={tab} {...{ lineup, roster, judged, selection }} />
        ))}
      </div>
      <output className="visually-hidden">{selection.announcement}</output>
    </Section>
  );
}

function BenchTab({
  tab,
  lineup,
  roster,
  judged,
  selection,
}: { tab: (typeof TABS)[number] } & Parameters<typeof BenchLines>[0]) {
  const { t } = useTranslation(['lineups', 'common']);
  const held = selection.picked?.kind === 'player' ? selection.picked.playerId : null;
  const promises = usePromises(held, { tab, lineup, bench: judged });
  return unitsOf(tab).map((unit: LineupUnit) => (
    <fieldset key={unit.id} className={css.unit} data-kind={unit.kind}>
      <legend>{unitTitle(t, unit)}</legend>
      {unit.rows.flat().map((place) => (
        <Chip
          key={place}
          place={place}
          playerId={placeNamed(place)?.read(lineup) ?? null}
          roster={roster}
          promised={promises.get(place) ?? null}
          selection={selection}
        />
      ))}
    </fieldset>
  ));
}

function Chip({
  place,
  playerId,
  roster,
  promised,
  selection,
}: {
  place: string;
  playerId: PlayerId | null;
  roster: LineupRoster;
  promised: Parameters<typeof PromiseNote>[0]['promised'] | null;
  selection: Selection;
}) {
  const { t } = useTranslation(['game', 'lineups', 'common']);
  const { t: places } = useTranslation(['lineups', 'common']);
  const promiseWords = usePromiseWords();
  const player = roster.views.get(playerId ?? 0);
  const { picked } = selection;
  const isPicked =
    (picked?.kind === 'place' && picked.place === place) ||
    (picked?.kind === 'player' && picked.playerId === player?.id);
  const name = player ? playerName(player) : t('lineups:emptySlot');
  const spoken = [
    `${placeInUnit(places, place)}: ${name}`,
    player && t('game:bench.energy', { energy: player.energy }),
    promised && promiseWords(promised),
  ];
  return (
    <button
      type="button"
      className={css.chip}
      aria-pressed={isPicked}
      data-target={(picked !== null && !isPicked && !promised?.fault) || undefined}
      onClick={() => selection.choosePlace(place)}
      onKeyDown={(event) => event.key === 'Escape' && selection.cancel()}
    >
      <span className="visually-hidden">{spoken.filter(Boolean).join('. ')}</span>
      <Words tone="dim" size="xs" aria-hidden>
        {placeTitle(places, place)}
      </Words>
      <Words strong cut aria-hidden>
        {player ? playerName(player, 'short') : name}
      </Words>
      {player && (
        <span aria-hidden>
          <Meter value={player.energy} label={t('game:bench.energyName')} width={44} />
        </span>
      )}
      {promised && (
        <span aria-hidden>
          <PromiseNote promised={promised} />
        </span>
      )}
    </button>
  );
}

/** Returns the names of tired players in the lineup, the most tired first. */
export function tiredPlayers(roster: LineupRoster, limit: number): string[] {
  return [...roster.views.values()]
    .filter(({ energy }) => energy < TIRED_ENERGY)
    .sort((one, other) => one.energy - other.energy)
    .slice(0, limit)
    .map((player) => playerName(player, 'short'));
}
