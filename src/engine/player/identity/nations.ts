/**
 * The 36 ranked nations and Colombia, the unranked one. Weights are shares of the world's players in hundredths of a percent,
 * based on the nationalities of NHL players with the long tail raised slightly, so that smaller nations can field a team;
 * `regions` of the hockey map decide where clubs are located.
 */

export type Region = 'america' | 'europe' | 'asia';

export interface Nation {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** As on the scoreboard of a world championship. */
  abbr: string;
  name: string;
  adjective: string;
  talent: number;
  region: Region;
  /** Clubs out of a hundred located here; 0: the nation hosts none. */
  clubs: number;
}

type Row = [code: string, abbr: string, name: string, adjective: string, talent: number, region: Region, clubs: number];

const ROWS: readonly Row[] = [
  ['CA', 'CAN', 'Canada', 'Canadian', 3930, 'america', 23],
  ['US', 'USA', 'United States', 'American', 2780, 'america', 27],
  ['SE', 'SWE', 'Sweden', 'Swedish', 1000, 'europe', 8],
  ['FI', 'FIN', 'Finland', 'Finnish', 550, 'europe', 7],
  ['CZ', 'CZE', 'Czechia', 'Czech', 300, 'europe', 6],
  ['RU', 'RUS', 'Russia', 'Russian', 280, 'europe', 5],
  ['CH', 'SUI', 'Switzerland', 'Swiss', 170, 'europe', 4],
  ['SK', 'SVK', 'Slovakia', 'Slovak', 150, 'europe', 2.5],
  ['DE', 'GER', 'Germany', 'German', 150, 'europe', 5],
  ['LV', 'LAT', 'Latvia', 'Latvian', 80, 'europe', 1],
  ['DK', 'DEN', 'Denmark', 'Danish', 80, 'europe', 1.2],
  ['NO', 'NOR', 'Norway', 'Norwegian', 70, 'europe', 1.2],
  ['AT', 'AUT', 'Austria', 'Austrian', 60, 'europe', 1.5],
  ['FR', 'FRA', 'France', 'French', 55, 'europe', 1.2],
  ['BY', 'BLR', 'Belarus', 'Belarusian', 50, 'europe', 0.8],
  ['KZ', 'KAZ', 'Kazakhstan', 'Kazakh', 35, 'asia', 0.6],
  ['GB', 'GBR', 'Great Britain', 'British', 30, 'europe', 1.3],
  ['SI', 'SLO', 'Slovenia', 'Slovene', 28, 'europe', 0.4],
  ['UA', 'UKR', 'Ukraine', 'Ukrainian', 26, 'europe', 0.6],
  ['IT', 'ITA', 'Italy', 'Italian', 26, 'europe', 0.7],
  ['PL', 'POL', 'Poland', 'Polish', 22, 'europe', 0.7],
  ['HU', 'HUN', 'Hungary', 'Hungarian', 20, 'europe', 0.5],
  ['JP', 'JPN', 'Japan', 'Japanese', 20, 'asia', 0.6],
  ['KR', 'KOR', 'South Korea', 'South Korean', 15, 'asia', 0.3],
  ['CN', 'CHN', 'China', 'Chinese', 10, 'asia', 0.2],
  ['LT', 'LTU', 'Lithuania', 'Lithuanian', 10, 'europe', 0],
  ['NL', 'NED', 'Netherlands', 'Dutch', 10, 'europe', 0],
  ['EE', 'EST', 'Estonia', 'Estonian', 8, 'europe', 0],
  ['RO', 'ROU', 'Romania', 'Romanian', 8, 'europe', 0],
  ['HR', 'CRO', 'Croatia', 'Croatian', 5, 'europe', 0],
  ['RS', 'SRB', 'Serbia', 'Serbian', 5, 'europe', 0],
  ['ES', 'ESP', 'Spain', 'Spanish', 4, 'europe', 0],
  ['BE', 'BEL', 'Belgium', 'Belgian', 4, 'europe', 0],
  ['AU', 'AUS', 'Australia', 'Australian', 4, 'asia', 0],
  ['MX', 'MEX', 'Mexico', 'Mexican', 3, 'america', 0],
  ['IS', 'ISL', 'Iceland', 'Icelandic', 2, 'europe', 0],
  ['CO', 'COL', 'Colombia', 'Colombian', 0, 'america', 0],
];

/** In order of talent; Colombia, which is unranked, comes last. */
export const NATIONS: readonly Nation[] = ROWS.map(([code, abbr, name, adjective, talent, region, clubs]) => ({
  code,
  abbr,
  name,
  adjective,
  talent,
  region,
  clubs,
}));

export const UNRANKED = 'CO';

/** Returns the flag emoji of a country code: two regional indicator letters. */
export function flagOf(code: string): string {
  const regionalIndicatorA = 0x1f1e6;
  return [...code].map((letter) => String.fromCodePoint(regionalIndicatorA + letter.charCodeAt(0) - 65)).join('');
}
