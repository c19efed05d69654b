/** The format of the lists of cities. */

export interface City {
  name: string;
  nationCode: string;
  /** IANA name. */
  timeZone: string;
  /** Degrees to a tenth, for distances between clubs. */
  latitude: number;
  longitude: number;
}

/**
 * Parses a list of cities: 'Name latitude longitude' separated by '|', bigger ones first.
 * @throws RangeError when an entry does not end in two numbers
 */
export function citiesIn(nationCode: string, timeZone: string, list: string): City[] {
  return list.split('|').map((entry) => {
    const words = entry.trim().split(/\s+/);
    const [latitude, longitude] = words.slice(-2).map(Number);
    const name = words.slice(0, -2).join(' ');
    if (!name || latitude === undefined || longitude === undefined || !Number.isFinite(latitude + longitude)) {
      throw new RangeError(`not a city: ${entry}`);
    }
    return { name, nationCode, timeZone, latitude, longitude };
  });
}
