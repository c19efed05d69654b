/** The shape of the lists of cities. */

export interface City {
  name: string;
  nationCode: string;
  /** IANA name. */
  timeZone: string;
  /** Degrees, a tenth exact: distances between clubs. */
  latitude: number;
  longitude: number;
}

/**
 * Reads a list of cities: 'Name latitude longitude' parted by '|', the bigger ones first.
 * @throws RangeError when an entry does not end in two numbers.
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

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometers (haversine). */
export function distanceBetween(one: City, other: City): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const h =
    half(radians(other.latitude - one.latitude)) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(radians(other.longitude - one.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}
