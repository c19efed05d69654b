/** Clubs, people, games and numbers. */

import type { PlayerRef } from '#domains/shapes.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { Crest, Jersey } from '#web/ui/crest.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ExportButton } from '#web/ui/data-table/export-button.tsx';
import { Face, PersonFace } from '#web/ui/face.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { FormStrip } from '#web/ui/form-strip.tsx';
import { GameScoreRow, GameState } from '#web/ui/game-score-row.tsx';
import { MarketWindow } from '#web/ui/market-window.tsx';
import { Meter } from '#web/ui/meter.tsx';
import PersonCard from '#web/ui/person-card.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import PlayerCard from '#web/ui/player-card.tsx';
import { overallColumn, playerColumn } from '#web/ui/player-columns.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import TeamCard from '#web/ui/team-card.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import UserCard from '#web/ui/user-card.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { type Entry, pressable } from '../entry.ts';
import {
  CAREERS,
  FARM,
  FINAL_GAME,
  GAME,
  GOALIE,
  LIVE_GAME,
  LONG_PLAYER,
  LONG_TEAM,
  NATION_TEAM,
  PICKUP_TEAM,
  PLAYER,
  personOf,
  TEAM,
} from '../samples.ts';

interface Row {
  player: PlayerRef;
  overall: number;
  goals: number;
  note: string;
}

const ROWS: readonly Row[] = [
  { player: PLAYER, overall: 78, goals: 21, note: 'Captain' },
  { player: LONG_PLAYER, overall: 92, goals: 4, note: 'Wears a letter, plays both special teams and shoots left' },
  { player: GOALIE, overall: 38, goals: 0, note: '' },
];
const COLUMNS: readonly Column<Row>[] = [
  overallColumn<Row>({ header: 'Ovr', title: 'Overall' }),
  playerColumn<Row>({ header: 'Player', flag: true }),
  { id: 'goals', header: 'G', title: 'Goals', value: ({ goals }) => goals },
  { id: 'note', header: 'Note', value: ({ note }) => note, isText: true },
];
const MANY = Array.from(
  { length: 400 },
  (_, index) => ({ ...ROWS[0], player: { ...PLAYER, id: 100 + index }, goals: index }) as Row,
);
const rowKey = ({ player }: Row) => player.id;

export const HOCKEY: readonly Entry[] = [
  {
    name: 'DataTable',
    of: [DataTable],
    states: [
      {
        says: 'sorted, with a marked row, a total and the export',
        shows: (
          <DataTable
            label="Skaters"
            rows={ROWS}
            columns={COLUMNS}
            rowKey={rowKey}
            sort={{ by: 'goals', order: 'desc' }}
            onSort={() => {}}
            isMarked={({ player }) => player.id === PLAYER.id}
            total={{ label: 'All', row: { player: PLAYER, overall: 70, goals: 25, note: '' } }}
            csvName="skaters"
          />
        ),
      },
      {
        says: 'empty',
        shows: <DataTable label="Nobody" rows={[]} columns={COLUMNS} rowKey={rowKey} empty="Nobody yet." />,
      },
      {
        says: 'of 400 rows, of which those in view are drawn',
        shows: <DataTable label="Many" rows={MANY} columns={COLUMNS} rowKey={rowKey} />,
      },
    ],
  },
  {
    name: 'ExportButton',
    of: [ExportButton],
    states: pressable(<ExportButton name="skaters" rows={ROWS} columns={COLUMNS} />),
  },
  {
    name: 'PlayerLink',
    of: [PlayerLink],
    states: [
      ...pressable(<PlayerLink player={PLAYER} face flag number />, 'with face, flag and number'),
      { says: 'long text', shows: <PlayerLink player={LONG_PLAYER} flag /> },
      { says: 'short', shows: <PlayerLink player={LONG_PLAYER} name="short" /> },
      { says: 'short on a phone', shows: <PlayerLink player={PLAYER} name="fit" /> },
    ],
  },
  {
    name: 'PersonLink',
    of: [PersonLink],
    states: pressable(<PersonLink person={personOf('coach', 1)} face flag />),
  },
  {
    name: 'TeamLink',
    of: [TeamLink],
    states: [
      ...pressable(<TeamLink team={TEAM} />),
      { says: 'of a farm team', shows: <TeamLink team={FARM} name="city" /> },
      { says: 'long text', shows: <TeamLink team={LONG_TEAM} /> },
      { says: 'abbreviation', shows: <TeamLink team={LONG_TEAM} name="abbr" crest={false} /> },
      { says: 'of no club', shows: <TeamLink team={NATION_TEAM} /> },
    ],
  },
  {
    name: 'UserLink',
    of: [UserLink],
    states: [
      ...pressable(<UserLink user={{ id: 1, name: 'Mia' }} />),
      { says: 'online', shows: <UserLink user={{ id: 1, name: 'Mia', isOnline: true }} /> },
    ],
  },
  {
    name: 'PlayerCard',
    of: [PlayerCard],
    states: [
      { says: 'skater', shows: <PlayerCard player={PLAYER} /> },
      { says: 'goalie', shows: <PlayerCard player={GOALIE} /> },
      { says: 'loading', shows: <PlayerCard player={LONG_PLAYER} /> },
    ],
  },
  {
    name: 'TeamCard',
    of: [TeamCard],
    states: [
      { says: 'normal', shows: <TeamCard team={TEAM} /> },
      { says: 'loading', shows: <TeamCard team={LONG_TEAM} /> },
    ],
  },
  {
    name: 'UserCard',
    of: [UserCard],
    states: [
      { says: 'normal', shows: <UserCard user={{ id: 1, name: 'Mia' }} /> },
      { says: 'loading', shows: <UserCard user={{ id: 2, name: 'Jo' }} /> },
    ],
  },
  {
    name: 'PersonCard',
    of: [PersonCard],
    states: [
      ...(Object.keys(CAREERS) as (keyof typeof CAREERS)[]).map((kind) => ({
        says: kind,
        shows: <PersonCard person={personOf(kind, 1)} />,
      })),
      { says: 'loading', shows: <PersonCard person={personOf('agent', 2)} /> },
    ],
  },
  {
    name: 'Crest, Jersey',
    of: [Crest, Jersey],
    states: [
      { says: 'of a club', shows: <Crest team={TEAM} size={48} /> },
      { says: 'of a nation', shows: <Crest team={NATION_TEAM} size={48} /> },
      { says: 'of any other team', shows: <Crest team={PICKUP_TEAM} size={48} /> },
      { says: 'jersey', shows: <Jersey team={TEAM} /> },
    ],
  },
  {
    name: 'Face',
    of: [Face, PersonFace],
    states: [
      { says: 'of a player', shows: <Face player={PLAYER} width={72} /> },
      { says: 'head only', shows: <Face player={PLAYER} isCut /> },
      { says: 'of a person', shows: <PersonFace person={personOf('coach', 1)} width={72} /> },
    ],
  },
  {
    name: 'Flag',
    of: [Flag],
    states: [
      { says: 'normal', shows: <Flag nationId={2} size={28} /> },
      { says: 'of a nation that is not known', shows: <Flag nationId={99} size={28} /> },
    ],
  },
  {
    name: 'GameScoreRow',
    of: [GameScoreRow, GameState],
    states: [
      ...pressable(<GameScoreRow game={GAME} />, 'to come'),
      { says: 'live', shows: <GameScoreRow game={LIVE_GAME} /> },
      { says: 'over', shows: <GameScoreRow game={FINAL_GAME} /> },
      { says: 'stacked', shows: <GameScoreRow game={FINAL_GAME} layout="stacked" /> },
      { says: 'its state alone', shows: <GameState game={LIVE_GAME} /> },
    ],
  },
  {
    name: 'FormStrip',
    of: [FormStrip],
    states: [
      { says: 'normal', shows: <FormStrip results={['W', 'OW', 'T', 'OL', 'L']} /> },
      { says: 'empty', shows: <FormStrip results={[]} /> },
    ],
  },
  {
    name: 'RatingPill',
    of: [RatingPill],
    states: [
      {
        says: 'every band',
        shows: (
          <>
            {[25, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 95].map((rating) => (
              <RatingPill key={rating} rating={rating} />
            ))}
          </>
        ),
      },
      { says: 'large', shows: <RatingPill rating={78} size="lg" /> },
      { says: 'in words', shows: <RatingPill rating={78} words="Very good" /> },
    ],
  },
  {
    name: 'Meter',
    of: [Meter],
    states: [
      { says: 'good', shows: <Meter label="Form" value={81} isNamed /> },
      { says: 'fair', shows: <Meter label="Energy" value={45} /> },
      { says: 'poor', shows: <Meter label="Morale" value={4} /> },
    ],
  },
  {
    name: 'ProgressBar',
    of: [ProgressBar],
    states: [
      { says: 'normal', shows: <ProgressBar value={7} max={20} label="7 of 20" /> },
      { says: 'empty', shows: <ProgressBar value={0} max={20} label="0 of 20" /> },
      { says: 'full', shows: <ProgressBar value={20} max={20} label="20 of 20" /> },
    ],
  },
  {
    name: 'Sparkline',
    of: [Sparkline],
    states: [
      { says: 'normal', shows: <Sparkline values={[3, 5, 4, 8, 7, 9]} label="Points of the last six weeks" /> },
      { says: 'one value', shows: <Sparkline values={[3]} label="One" /> },
      { says: 'empty', shows: <Sparkline values={[]} label="None" /> },
    ],
  },
  {
    name: 'StatTiles',
    of: [StatTiles],
    states: [
      {
        says: 'normal',
        shows: (
          <StatTiles
            tiles={[
              { label: 'Points', value: 61, note: '3rd' },
              { label: 'Payroll', value: '$68.4M' },
              { label: 'Expected goals for each sixty minutes', value: '2.91', note: 'of twenty clubs the seventh' },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'Countdown',
    of: [Countdown],
    states: [
      { says: 'days', shows: <Countdown until="2040-01-01T00:00:00Z" /> },
      { says: 'over', shows: <Countdown until="2020-01-01T00:00:00Z" /> },
      { says: 'stopped', shows: <Countdown until="2040-01-01T00:00:00Z" isStopped /> },
    ],
  },
  {
    name: 'MarketWindow',
    of: [MarketWindow],
    states: [
      {
        says: 'open until',
        shows: <MarketWindow words="The trade window is open." closesAt="2040-01-01T00:00:00Z" closesOn={63} />,
      },
      {
        says: 'open until a day',
        shows: <MarketWindow words="The trade window is open." closesAt={null} closesOn={63} />,
      },
      { says: 'closed', shows: <MarketWindow words="The trade window is closed." closesAt={null} closesOn={null} /> },
    ],
  },
];
