/** Returns how well players suit a style, in words. */
export function suitsLevel(value: number): 'high' | 'good' | 'fair' | 'poor' {
  if (value >= 66) return 'high';
  if (value >= 55) return 'good';
  return value >= 45 ? 'fair' : 'poor';
}
