/**
 * Words for components: i18next, with types of our own. With those it brings, the compiler spends two thirds of its time for the
 * whole app on calls of `t` (decision 061). Keys are checked, and the values that a text asks for.
 */
import type { i18n, TypeOptions } from 'i18next';
// biome-ignore lint/style/noRestrictedImports: everybody else uses what is made of it here.
import { useTranslation as useI18next } from 'react-i18next';

type Catalogues = TypeOptions['resources'];
/** The name of a catalog. */
type Namespace = keyof Catalogues & string;
/** Of one catalog or several. */
export type Namespaces = Namespace | readonly Namespace[];

type Plural = 'one' | 'two' | 'few' | 'many' | 'other';
/** A text with plural forms is asked for by its name without them. */
type WithoutPlural<Key extends string> = Key extends `${infer Name}_ordinal_${Plural}`
  ? Name
  : Key extends `${infer Name}_${Plural}`
    ? Name
    : Key;

type TextPaths<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? WithoutPlural<Key>
    : Words[Key] extends readonly unknown[]
      ? never
      : `${Key}.${TextPaths<Words[Key]>}`;
}[keyof Words & string];
type SectionPaths<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? never
    : Words[Key] extends readonly unknown[]
      ? Key
      : Key | `${Key}.${SectionPaths<Words[Key]>}`;
}[keyof Words & string];

/** The keys of each catalog, computed once. */
type Texts = { [Name in Namespace]: TextPaths<Catalogues[Name]> };
type Sections = { [Name in Namespace]: SectionPaths<Catalogues[Name]> };

/** Of several catalogs the first needs no prefix. */
type In<Keys extends Record<Namespace, string>, Names extends Namespaces> = Names extends Namespace
  ? Keys[Names]
  : Names extends readonly [infer First extends Namespace, ...unknown[]]
    ? Keys[First] | Prefixed<Keys, Extract<Names[number], Namespace>>
    : Names extends readonly (infer Any extends Namespace)[]
      ? Keys[Any] | Prefixed<Keys, Any>
      : never;
type Prefixed<Keys extends Record<Namespace, string>, Name extends Namespace> = Name extends unknown
  ? `${Name}:${Keys[Name]}`
  : never;

/** The keys of texts that these catalogs have. */
export type TextKey<Names extends Namespaces> = In<Texts, Names>;

type At<Words, Path> = Path extends keyof Words
  ? Words[Path]
  : Path extends `${infer First}.${infer Rest}`
    ? First extends keyof Words
      ? At<Words[First], Rest>
      : never
    : Path extends string
      ? Words[Extract<keyof Words, `${Path}_${Plural}` | `${Path}_ordinal_${Plural}`>]
      : never;
type First<Names> = Names extends readonly [infer Name, ...unknown[]]
  ? Name
  : Names extends readonly (infer Any)[]
    ? Any
    : Names;
/** What a catalog has for a key. */
type Found<Names, Key> = Key extends `${infer Name}:${infer Path}`
  ? Name extends Namespace
    ? At<Catalogues[Name], Path>
    : never
  : First<Names> extends infer Name extends Namespace
    ? At<Catalogues[Name], Key>
    : never;

/** The values of a text, e.g. `{{count, number}}`, as pairs of name and type. */
type ValuesOf<Text> = Text extends `${string}{{${infer Value}}}${infer Rest}`
  ?
      | (Value extends `${infer Name}, ${infer Format}`
          ? [Name, Format extends keyof Formats ? Formats[Format] : string | number]
          : [Value, Value extends 'count' ? number : string | number])
      | ValuesOf<Rest>
  : never;
type Formats = TypeOptions['interpolationFormatTypeMap'] & { number: number };

/** A text of one of several keys takes the values of all. */
type Together<Value> = (
  Value extends [infer Name extends string, infer Type]
    ? (_: { [_ in Name]: Type }) => 0
    : never
) extends (_: infer All) => 0
  ? All
  : never;

/** May be passed besides: values that only some of the texts use, and what i18next knows. */
interface Besides {
  lng?: string;
  context?: string;
  defaultValue?: string;
  [name: string]: unknown;
}

type Values<Value> = [Value] extends [never] ? [besides?: Besides] : [values: Together<Value> & Besides];

/** Returns texts of these catalogs by their keys. */
export type TFunction<Names extends Namespaces = 'common'> = <const Key extends TextKey<Names>>(
  key: Key,
  ...values: Values<ValuesOf<Found<Names, Key>>>
) => string;

/** Returns a whole section or list of a catalog, as it is written. @param t of a component that has loaded the catalog */
export function sectionOf<const Name extends Namespace, const Key extends Sections[Name]>(
  t: (key: never) => string,
  catalog: Name,
  key: Key,
): At<Catalogues[Name], Key> {
  const find = t as unknown as (key: string, options: object) => At<Catalogues[Name], Key>;
  return find(`${catalog}:${key}`, { returnObjects: true });
}

/** Returns the words of these catalogs in the user's language; suspends until they are loaded. */
export function useTranslation<const Names extends Namespaces = 'common'>(
  namespaces?: Names,
): { t: TFunction<Names>; i18n: i18n } {
  return useI18next(namespaces as Namespace) as unknown as { t: TFunction<Names>; i18n: i18n };
}
