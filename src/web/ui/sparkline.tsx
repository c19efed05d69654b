/**
 * A line of numbers without axes, for form at a glance; `label` describes it in words. `from` and `to` bound the scale
 * (default: lowest and highest value).
 */
export function Sparkline({
  values,
  label,
  width = 96,
  height = 24,
  from,
  to,
}: {
  values: readonly number[];
  label: string;
  width?: number;
  height?: number;
  from?: number;
  to?: number;
}) {
  if (values.length === 0) return null;
  const low = from ?? Math.min(...values);
  const high = Math.max(to ?? Math.max(...values), low + 1e-9);
  const pad = 3;
  const points = values.map((value, index) => {
    const x = pad + (index / Math.max(1, values.length - 1)) * (width - 2 * pad);
    const y = pad + (1 - (value - low) / (high - low)) * (height - 2 * pad);
    return [x, y] as const;
  });
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: '100%' }}
      role="img"
      aria-label={label}
    >
      <polyline
        points={points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="var(--rs-accent)"
        strokeWidth={1.75}
        strokeLinejoin="round"
      />
      <circle cx={lastX} cy={lastY} r={2.5} fill="var(--rs-accent)" />
    </svg>
  );
}
