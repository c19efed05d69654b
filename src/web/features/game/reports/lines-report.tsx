import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { lineVersusLine, type Meeting, type UnitId } from '#domains/game/rules/analysis/line-versus-line.ts';
import type { Side } from '#engine/match/sides.ts';
import { type MeetingMeasure, meetingValue } from '#web/features/game/reports/meeting-value.ts';
import { SideSwitch, useSide } from '#web/features/game/reports/side-switch.tsx';
import type { GameStage } from '#web/features/game/stage.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchState } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Box, Row, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './lines-report.module.css';

const LINES: readonly UnitId[] = ['forwards.0', 'forwards.1', 'forwards.2', 'forwards.3'];
const PAIRS: readonly UnitId[] = ['defense.0', 'defense.1', 'defense.2'];
const MEASURES: readonly [MeetingMeasure, ...MeetingMeasure[]] = ['seconds', 'xg', 'attempts', 'shots', 'goals'];
const ROWS = ['lines', 'pairs'] as const;
type Rows = (typeof ROWS)[number];

/** Shows which lines and pairs met at five on five, for how long, and which had the better of it. */
export function LinesReport({ stage }: { stage: GameStage }) {
  const { t } = useTranslation(['game', 'game-reports']);
  const [rows, setRows] = useSearchState('rows', ROWS);
  const [measure, setMeasure] = useSearchState('measure', MEASURES);
  const { view, events } = stage;
  const [side, setSide] = useSide(view);
  const meetings = useMemo(
    () => lineVersusLine(events, { home: unitsOf(view, 'home'), away: unitsOf(view, 'away') }),
    [events, view],
  );
  if (meetings.length === 0) return <EmptyState icon="stick" title={t('game-reports:lines.none')} />;
  return (
    <Section
      title={t('game-reports:tab.lines')}
      aside={
        <SegmentedControl<MeetingMeasure>
          aria-label={t('game-reports:lines.measure')}
          value={measure}
          onChange={setMeasure}
          data={MEASURES.map((value) => ({ value, label: t(`game-reports:lines.${value}`) }))}
        />
      }
    >
      <Row gap="lg" bottom="md">
        <SideSwitch view={view} side={side} onChange={setSide} />
        <SegmentedControl<Rows>
          size="sm"
          aria-label={t('game-reports:lines.rows')}
          value={rows}
          onChange={setRows}
          data={ROWS.map((value) => ({ value, label: t(`game-reports:lines.${value}`) }))}
        />
      </Row>
      <Matrix view={view} meetings={meetings} side={side} units={rows === 'lines' ? LINES : PAIRS} measure={measure} />
      <Text top="sm" aside>
        {t('game-reports:lines.hint', { team: view.game[side].city })}
      </Text>
    </Section>
  );
}

function Matrix({
  view,
  meetings,
  side,
  units,
  measure,
}: {
  view: GameView;
  meetings: readonly Meeting[];
  side: Side;
  units: readonly UnitId[];
  measure: MeetingMeasure;
}) {
  const { t } = useTranslation(['game', 'game-reports']);
  const format = useFormat();
  const other: Side = side === 'home' ? 'away' : 'home';
  const label = t('game-reports:lines.label', { one: view.game[side].city, other: view.game[other].city });
  const unitName = (unit: UnitId) => {
    const number = Number(unit.split('.')[1]) + 1;
    return unit.startsWith('forwards') ? t('before.line', { number }) : t('before.pair', { number });
  };
  const words = (value: number) => (measure === 'xg' ? format.number(value, 2) : String(value));
  return (
    <Box role="group" aria-label={label} scrolls tabIndex={0}>
      <table className={css.matrix} aria-label={label}>
        <thead>
          <tr>
            <td />
            {[...LINES, ...PAIRS].map((unit) => (
              <th key={unit} scope="col">
                {view.game[other].abbr} <span>{unitName(unit)}</span>
                <small>{namesOf(view, other, unit)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((own) => (
            <tr key={own}>
              <th scope="row" data-lines>
                {unitName(own)}
                <small>{namesOf(view, side, own)}</small>
              </th>
              {[...LINES, ...PAIRS].map((theirs) => {
                const meeting = meetings.find((each) => each[side] === own && each[other] === theirs);
                const cell = meetingValue(meeting, { side, measure, format: words, clock: format.clock });
                return (
                  <td key={theirs} data-tone={cell.tone} className={css.cell}>
                    {cell.words}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** Returns the last names of a line or pair as it started the game. */
function namesOf(view: GameView, side: Side, unit: UnitId): string {
  return view.lineups[side].places
    .filter(({ place }) => place.startsWith(`${unit}.`))
    .map(({ player }) => player.lastname)
    .join(', ');
}

function unitsOf(view: GameView, side: Side): Map<number, UnitId> {
  return new Map(
    [...LINES, ...PAIRS].flatMap((unit) =>
      view.lineups[side].places
        .filter(({ place }) => place.startsWith(`${unit}.`))
        .map(({ player }): [number, UnitId] => [player.id, unit]),
    ),
  );
}
