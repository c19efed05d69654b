/** The columns that tables are made of, by what they hold: `col.money('salary')`. Each is a plain `Column`. */
import type { TypeOptions } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import type { AnyTeamRef, PersonRef, PlayerRef } from '#domains/shapes.ts';
import { type DateStyle, NOTHING, useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { type TeamNaming, teamName } from '../names.ts';
import { PersonLink } from '../person-link.tsx';
import { PlayerLink } from '../player-link.tsx';
import { RatingPill } from '../rating-pill.tsx';
import { TeamLink } from '../team-link.tsx';
import { UserLink } from '../user-link.tsx';
import type { Column } from './columns.ts';

type Catalogues = TypeOptions['resources'];
type Namespace = keyof Catalogues & string;
/** Where headings are looked up: 'scout' is its section 'column', 'scout:budget' is that section first. */
export type HeadingPlace = Namespace | `${Namespace}:${string}`;

type At<Words, Path extends string> = Path extends ''
  ? Words
  : Path extends `${infer First}.${infer Rest}`
    ? First extends keyof Words
      ? At<Words[First], Rest>
      : never
    : Path extends keyof Words
      ? Words[Path]
      : never;
/** Keys whose values are words, not sections of words. */
type KeysOfWords<Words> = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];
type KeysAt<Name, Path extends string> = Name extends keyof Catalogues
  ? KeysOfWords<At<Catalogues[Name], Path>>
  : never;
/** The ids that have a heading for that place: in its section, in the namespace's own `column`, or in the common catalogue. */
export type Heading<Place extends HeadingPlace> = (
  | keyof Catalogues['columns']
  | (Place extends `${infer Name}:${infer Section}`
      ? KeysAt<Name, Section> | KeysAt<Name, 'column'>
      : KeysAt<Place, 'column'>)
) &
  string;

/** What else a column may set; it overrides what its kind sets. */
type Extra<Row> = Partial<Omit<Column<Row>, 'id'>>;
type KeyOf<Row, Held> = { [Key in keyof Row]-?: Row[Key] extends Held ? Key : never }[keyof Row] & string;
/** Where the row holds the value: a key of the row, or a function. */
type Of<Row, Held> = KeyOf<Row, Held> | ((row: Row) => Held);

/** Makes a column, by default from the row's property of the same name as the column's id. */
interface Kind<Row, Head extends string, Held, More = unknown> {
  (id: Head & KeyOf<Row, Held>, extra?: Extra<Row> & More): Column<Row>;
  (id: Head, of: Of<Row, Held>, extra?: Extra<Row> & More): Column<Row>;
  (id: KeyOf<Row, Held>, extra: Extra<Row> & More & { header: string }): Column<Row>;
  (id: string, of: Of<Row, Held>, extra: Extra<Row> & More & { header: string }): Column<Row>;
}

type Amount = number | null;
interface Written {
  digits?: number;
  /** Shown if there is no number; a dash by default. */
  none?: ReactNode;
}

export interface ColumnKit<Row, Head extends string> {
  /** Left-aligned words. */
  text: Kind<Row, Head, string | Amount>;
  /** A number as it is, or figures such as a record. */
  count: Kind<Row, Head, string | Amount>;
  /** A number by locale. */
  number: Kind<Row, Head, Amount, Written>;
  /** 0 to 100. */
  percent: Kind<Row, Head, Amount, Written>;
  /** With plus or minus. */
  signed: Kind<Row, Head, Amount, Written>;
  /** Whole dollars; `isShort`: '$1.25M'. */
  money: Kind<Row, Head, Amount, Written & { isShort?: boolean }>;
  /** '2025–26'. */
  season: Kind<Row, Head, Amount, Written>;
  /** Seconds as '18:04'. */
  clock: Kind<Row, Head, number>;
  /** A rating on the color of its tier. */
  rating: Kind<Row, Head, number>;
  /** `none` is shown while there is no date. */
  instant: Kind<Row, Head, string | null, { style?: DateStyle; none?: ReactNode }>;
  /** Abbreviated by default; `none` is shown if there is no team. */
  team: Kind<Row, Head, AnyTeamRef | null, { name?: TeamNaming; none?: ReactNode }>;
  /** A person with a career other than playing, by last name. */
  person: Kind<Row, Head, PersonRef | null, { face?: boolean; flag?: boolean; none?: ReactNode }>;
  user: Kind<Row, Head, { id: number; name: string; isOnline?: boolean }>;
  /** The player that the row is about, by last name. */
  player: (extra?: PlayerExtra<Row>) => Column<Row>;
  /** The overall before the name. */
  overall: (of?: Of<Row, number>, extra?: Extra<Row>) => Column<Row>;
  /** Buttons: neither sorted nor exported. No heading unless the catalogues have one. */
  actions: (id: string, cell: (row: Row) => ReactNode, extra?: Extra<Row>) => Column<Row>;
}

interface PlayerExtra<Row> extends Extra<Row> {
  of?: (row: Row) => PlayerRef | null | undefined;
  name?: 'fit' | 'short' | 'full';
  face?: boolean;
  flag?: boolean;
  number?: boolean;
}

/**
 * Returns makers of columns that find their headings by id: in the section of the place, in the namespace's own
 * `column`, or among those of all tables (`locales/en/columns.ts`). `<id>Title` beside a heading is its tooltip.
 * @param shared properties of all columns, e.g. that none can be sorted
 */
export function useColumnKit<Place extends HeadingPlace>(place: Place, shared?: Pick<Extra<unknown>, 'isUnsortable'>) {
  const namespace = place.split(':')[0] as Namespace;
  const { i18n } = useTranslation([namespace, 'columns']);
  const format = useFormat();
  const { language } = i18n;
  const isUnsortable = shared?.isUnsortable;
  return useMemo(() => {
    const isWords = (key: string) =>
      i18n.exists(key, { lng: language }) &&
      typeof i18n.t(key as never, { lng: language, returnObjects: true }) === 'string';
    const find = (id: string) => headingOf(place, id, isWords);
    const words = (key: string | undefined) =>
      key === undefined ? undefined : i18n.t(key as never, { lng: language }) || undefined;
    const head = (id: string) => {
      const found = find(id);
      return { header: words(found?.header) ?? '', title: words(found?.title) };
    };
    const kit = kitOf(head, format, isUnsortable === undefined ? {} : { isUnsortable });
    return { of: <Row,>() => kit as unknown as ColumnKit<Row, Heading<Place>> };
  }, [place, i18n, language, format, isUnsortable]);
}

/** The keys of a column's heading and of its tooltip, from one catalogue; undefined if no catalogue has a heading for that id. */
export function headingOf(
  place: HeadingPlace,
  id: string,
  exists: (key: string) => boolean,
): { header: string; title: string | undefined } | undefined {
  const [namespace = '', section = 'column'] = place.split(':');
  const keys = [section, 'column'].map((part) => `${namespace}:${part && `${part}.`}${id}`);
  const header = [...keys, `columns:${id}`].find(exists);
  if (header === undefined) return undefined;
  // Statistics have a short name and a full one.
  const title = [`${header}Title`, header.replace('short.', 'name.')].find((key) => key !== header && exists(key));
  return { header, title };
}

type AnyRow = Record<string, unknown>;
type Getter<Held> = (row: AnyRow) => Held;

function kitOf(
  head: (id: string) => Pick<Column<AnyRow>, 'header' | 'title'>,
  format: ReturnType<typeof useFormat>,
  shared: Extra<AnyRow>,
): ColumnKit<AnyRow, string> {
  /** A heading that is passed in brings its own tooltip, or none. */
  const headFor = (id: string, { header }: Partial<Column<AnyRow>> = {}) =>
    header === undefined ? head(id) : { header };
  /** Returns the maker of one kind of column from its defaults; the caller's other properties go to the column itself. */
  const kind =
    <Held, More = unknown>(of: (get: Getter<Held>, more: More) => Extra<AnyRow>) =>
    (id: string, second?: unknown, third?: unknown): Column<AnyRow> => {
      const isExtra = typeof second === 'object';
      const { digits, isShort, style, name, none, face, flag, ...own } = ((isExtra ? second : third) ?? {}) as AnyRow;
      const at = (isExtra ? undefined : second) ?? id;
      const get = typeof at === 'function' ? (at as Getter<Held>) : (row: AnyRow) => row[at as string] as Held;
      const more = { digits, isShort, style, name, none, face, flag } as More;
      return { id, ...headFor(id, own), ...shared, value: get as Getter<never>, ...of(get, more), ...own };
    };
  const amount = (write: (value: number, digits?: number, isShort?: boolean) => ReactNode) =>
    kind<Amount, Written & { isShort?: boolean }>((get, { digits, isShort, none = NOTHING }) => ({
      cell: (row) => {
        const value = get(row);
        return value === null ? none : write(value, digits, isShort);
      },
    }));
  return {
    text: kind(() => ({ isText: true })),
    count: kind(() => ({})),
    number: amount(format.number),
    percent: amount(format.percent),
    signed: amount(format.signed),
    money: amount((dollars, _, isShort) => (isShort ? format.shortMoney(dollars) : format.money(dollars))),
    season: amount(seasonLabel),
    clock: amount(format.clock),
    rating: amount((rating) => <RatingPill rating={rating} size="sm" />),
    instant: kind<string | null, { style?: DateStyle; none?: ReactNode }>((get, { style, none = NOTHING }) => ({
      cell: (row) => {
        const at = get(row);
        return at === null ? none : format.instant(at, style);
      },
    })),
    team: kind<AnyTeamRef | null, { name?: TeamNaming; none?: ReactNode }>(
      (get, { name = 'abbr', none = NOTHING }) => ({
        value: (row) => {
          const team = get(row);
          return team ? teamName(team, name) : '';
        },
        cell: (row) => {
          const team = get(row);
          return team ? <TeamLink team={team} name={name} /> : none;
        },
        isText: true,
      }),
    ),
    person: kind<PersonRef | null, { face?: boolean; flag?: boolean; none?: ReactNode }>(
      (get, { face = true, flag = false, none = NOTHING }) => ({
        value: (row) => listedName(get(row)),
        cell: (row) => {
          const person = get(row);
          return person ? <PersonLink person={person} face={face} flag={flag} /> : none;
        },
        isText: true,
      }),
    ),
    user: kind<{ id: number; name: string; isOnline?: boolean }>((get) => ({
      value: (row) => get(row).name,
      cell: (row) => <UserLink user={get(row)} face />,
      isName: true,
    })),
    player: ({ of, name = 'fit', face = true, flag = false, number = false, ...own } = {}) => {
      const get = of ?? (({ player }: AnyRow) => player as PlayerRef);
      return {
        id: 'player',
        ...headFor('player', own),
        ...shared,
        value: (row) => listedName(get(row)) ?? '',
        cell: (row) => {
          const player = get(row);
          return player && <PlayerLink player={player} name={name} face={face} flag={flag} number={number} />;
        },
        isName: true,
        ...own,
      };
    },
    overall: (of, own) => {
      const get = typeof of === 'function' ? of : (row: AnyRow) => row[of ?? 'overall'] as number;
      const cell = (row: AnyRow) => <RatingPill rating={get(row)} size="sm" />;
      return { id: 'overall', ...headFor('overall', own), ...shared, value: get, cell, isLead: true, ...own };
    },
    actions: (id, cell, own) => ({
      id,
      ...headFor(id, own),
      ...shared,
      value: () => null,
      isUnsortable: true,
      cell,
      ...own,
    }),
  };
}

/** Returns a name as lists are sorted: 'Lindqvist, Anton'. */
function listedName(person: { firstname: string; lastname: string } | null | undefined): string | null {
  return person ? `${person.lastname}, ${person.firstname}` : null;
}
