/** Distances between places. */

/** Degrees; north and east are positive. */
export interface Spot {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;

/** Returns the great-circle distance in kilometers (haversine). */
export function distanceBetween(one: Spot, other: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const h =
    half(radians(other.latitude - one.latitude)) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(radians(other.longitude - one.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}
