/** In words how well men suit a style. */
export function suitsLevel(value: number): 'high' | 'good' | 'fair' | 'poor' {
  if (value >= 66) return 'high';
  if (value >= 55) return 'good';
  return value >= 45 ? 'fair' : 'poor';
}
