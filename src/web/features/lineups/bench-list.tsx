import { useDroppable } from '@dnd-kit/core';
import { SegmentedControl, Switch, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { strengthInPlace } from '#domains/lineups/rules/judge.ts';
import { placeNamed } from '#domains/lineups/rules/moves.ts';
import type { RosterPlayerView } from '#domains/shapes.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES } from '#engine/lineup/places.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { GOALIE_SKILLS, isDefense, SKATER_SKILLS, type Skill } from '#engine/player/skills.ts';
import { BenchRow } from '#web/features/lineups/bench-row.tsx';
import { SeasonHeads } from '#web/features/lineups/bench-season.tsx';
import { isEligible, isOfTab, type LineupTab, placeId, placeTitle, UNITS } from '#web/features/lineups/lineup-parts.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import type { Selection } from '#web/features/lineups/use-selection.ts';
import { useSearchState, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useChangeSettings, useSwitch } from '#web/lib/settings.ts';
import { useDeviceChoice } from '#web/lib/use-device-choice.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './bench-list.module.css';

const POSITIONS = ['all', 'LW', 'C', 'RW', 'D'] as const;
/** Whether the list shows this season's numbers; the first is the default of a new device. */
const SEASON_CHOICES = ['hidden', 'shown'] as const;
type PositionFilter = (typeof POSITIONS)[number];

/**
 * Lists all players eligible for the tab's places, those who belong there first, and of them those without a place
 * first; dropping a player here takes him out.
 */
export function BenchList({
  tab,
  lineup,
  roster,
  inactive,
  selection,
}: {
  tab: LineupTab;
  lineup: Lineup;
  roster: LineupRoster;
  /** Special skills that do not count this season. */
  inactive: readonly string[];
  selection: Selection;
}) {
  const { t } = useTranslation(['lineups', 'common', 'skills']);
  const isFilterHidden = useSwitch('lineup-quick-filter-hidden', false);
  const hasSkills = useSwitch('lineup-skills', false);
  const hasSpecials = useSwitch('lineup-specials', false);
  const [season, showSeason] = useDeviceChoice('lineup-season', SEASON_CHOICES);
  const hasSeason = season === 'shown';
  const search = useSearchText('name');
  const [position] = useSearchState('position', POSITIONS);
  const drop = useDroppable({ id: 'bench' });
  const places = useMemo(() => dressedPlaceNames(lineup), [lineup]);
  // For special teams the unit on this tab matters; a player in none of them shows his line.
  const tabPlaces = useMemo(() => placeNamesOf(tab, lineup), [tab, lineup]);

  const waiting = selection.open === null ? undefined : placeNamed(selection.open);
  const hereOf = (id: number): number | null => {
    const player = roster.players.get(id);
    return waiting && player ? strengthInPlace(player, waiting) : null;
  };
  const choose = (playerId: PlayerId) => {
    selection.choosePlayer(playerId);
    // On a phone the list is far below the lines: scroll back to the player's new place.
    if (waiting) document.getElementById(placeId(waiting.name))?.scrollIntoView({ block: 'nearest' });
  };
  const eligible = roster.list.filter((player) => isEligible(tab, player, places.has(player.id)));
  const wanted = eligible
    .flatMap((player) => roster.views.get(player.id) ?? [])
    .filter((player) => isFilterHidden || matches(player, search, position))
    .sort(
      (a, b) =>
        Number(isOfTab(tab, b)) - Number(isOfTab(tab, a)) ||
        Number(places.has(a.id)) - Number(places.has(b.id)) ||
        (hereOf(b.id) ?? b.overall) - (hereOf(a.id) ?? a.overall),
    );
  const strengthCounts = wanted.some(({ id }) => hereOf(id) !== null);
  const skills: readonly Skill[] = hasSkills ? (tab === 'goalies' ? GOALIE_SKILLS : SKATER_SKILLS) : [];
  const title = tab === 'goalies' ? 'goalies' : tab === 'forwards' || tab === 'defense' ? 'skaters' : 'dressed';
  return (
    <Section
      title={t(`bench.${title}`)}
      isFlush
      aside={<ColumnSwitches hasSeason={hasSeason} showSeason={showSeason} />}
    >
      {!isFilterHidden && <BenchFilter hasPositions={tab !== 'goalies'} />}
      <section
        ref={drop.setNodeRef}
        className={css.scroller}
        data-over={drop.isOver || undefined}
        aria-label={t('bench.title')}
        // A scrollable region must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
      >
        <table className={css.table}>
          <BenchHead
            place={waiting && strengthCounts ? waiting.name : null}
            skills={skills}
            isGoalies={tab === 'goalies'}
            hasSeason={hasSeason}
            hasSpecials={hasSpecials}
          />
          <tbody>
            {wanted.map((player) => (
              <BenchRow
                key={player.id}
                player={player}
                place={tabPlaces.get(player.id) ?? places.get(player.id) ?? null}
                here={hereOf(player.id)}
                skills={skills}
                hasSeason={hasSeason}
                hasSpecials={hasSpecials}
                inactive={inactive}
                selection={selection}
                onChoose={choose}
              />
            ))}
          </tbody>
        </table>
        {wanted.length === 0 && <p className={css.none}>{t('bench.none')}</p>}
      </section>
    </Section>
  );
}

/** Switches for the additional columns of the list. */
function ColumnSwitches({
  hasSeason,
  showSeason,
}: {
  hasSeason: boolean;
  showSeason: (choice: (typeof SEASON_CHOICES)[number]) => void;
}) {
  const { t } = useTranslation('lineups');
  const hasSkills = useSwitch('lineup-skills', false);
  const hasSpecials = useSwitch('lineup-specials', false);
  const settings = useChangeSettings();
  return (
    <Row gap="lg" close>
      <Switch
        size="xs"
        label={t('bench.showSeason')}
        checked={hasSeason}
        onChange={(event) => showSeason(event.currentTarget.checked ? 'shown' : 'hidden')}
      />
      <Switch
        size="xs"
        label={t('bench.showSkills')}
        checked={hasSkills}
        onChange={(event) => settings.mutate({ 'lineup-skills': event.currentTarget.checked })}
      />
      <Switch
        size="xs"
        label={t('bench.showSpecials')}
        checked={hasSpecials}
        onChange={(event) => settings.mutate({ 'lineup-specials': event.currentTarget.checked })}
      />
    </Row>
  );
}

function BenchFilter({ hasPositions }: { hasPositions: boolean }) {
  const { t } = useTranslation('lineups');
  const search = useSearchText('name');
  const [position, setPosition] = useSearchState('position', POSITIONS);
  const setSearch = useSetSearch();
  return (
    <Row align="stretch" gap="sm" line="bottom" inset="box">
      <TextInput
        size="xs"
        aria-label={t('bench.filter')}
        placeholder={t('bench.filter')}
        value={search}
        onChange={(event) => setSearch({ name: event.currentTarget.value || undefined })}
      />
      {hasPositions && (
        <SegmentedControl<PositionFilter>
          aria-label={t('bench.position')}
          value={position}
          onChange={setPosition}
          data={POSITIONS.map((value) => ({
            value,
            label: value === 'all' || value === 'D' ? t(`bench.${value}`) : value,
          }))}
        />
      )}
      <ResetFilters of={['name', 'position']} />
    </Row>
  );
}

interface BenchHeadProps {
  /** The place whose strengths are listed; null: none. */
  place: string | null;
  skills: readonly Skill[];
  isGoalies: boolean;
  hasSeason: boolean;
  hasSpecials: boolean;
}

function BenchHead({ place, skills, isGoalies, hasSeason, hasSpecials }: BenchHeadProps) {
  const { t } = useTranslation(['lineups', 'skills']);
  return (
    <thead>
      <tr>
        <th scope="col" className={css.rating}>
          {t('bench.overall')}
        </th>
        <th scope="col" className={css.name}>
          {t('bench.name')}
        </th>
        <th scope="col">{t('bench.pos')}</th>
        {place !== null && (
          <th scope="col" data-tip={t('bench.hereHint', { place: placeTitle(t, place) })}>
            {t('bench.here')}
          </th>
        )}
        <th scope="col" data-tip={t('formTitle')}>
          {t('bench.form')}
        </th>
        <th scope="col" data-tip={t('energyTitle')}>
          {t('bench.energy')}
        </th>
        {hasSeason && <SeasonHeads isGoalies={isGoalies} />}
        {skills.map((id) => (
          <th key={id} scope="col" data-tip={t(`skills:name.${id}`)}>
            {t(`skills:short.${id}`)}
          </th>
        ))}
        {hasSpecials && (
          <th scope="col" className={css.specials}>
            {t('bench.showSpecials')}
          </th>
        )}
        <th scope="col" className={css.where}>
          {t('bench.where')}
        </th>
      </tr>
    </thead>
  );
}

function dressedPlaceNames(lineup: Lineup): ReadonlyMap<number, string> {
  return new Map(
    DRESSED_PLACES.flatMap((place): [number, string][] => {
      const player = place.read(lineup);
      return player === null ? [] : [[player, place.name]];
    }),
  );
}

function placeNamesOf(tab: LineupTab, lineup: Lineup): ReadonlyMap<number, string> {
  const names = UNITS[tab].filter(({ kind }) => kind !== 'letters').flatMap(({ rows }) => rows.flat());
  return new Map(
    names.flatMap((name): [number, string][] => {
      const player = placeNamed(name)?.read(lineup) ?? null;
      return player === null ? [] : [[player, name]];
    }),
  );
}

function matches(player: RosterPlayerView, search: string, position: PositionFilter): boolean {
  const words = folded(`${player.firstname} ${player.lastname} ${player.jerseyNumber ?? ''}`);
  if (!words.includes(folded(search))) return false;
  if (position === 'all') return true;
  return player.positions.some((own) => (position === 'D' ? isDefense(own) : own === position));
}
