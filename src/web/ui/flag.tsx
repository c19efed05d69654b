import { useWorldIfLoaded } from '#web/lib/world.ts';

/** Flag of a nation as an emoji with the nation's name; empty until the world is loaded. */
export function Flag({ nationId, size = 16 }: { nationId: number; size?: number }) {
  const nation = useWorldIfLoaded()?.nationById.get(nationId);
  const width = { fontSize: size, lineHeight: 1, display: 'inline-block', width: '1.35em', flex: 'none' } as const;
  if (!nation) return <span style={width} />;
  return (
    <span role="img" aria-label={nation.name} title={nation.name} style={width}>
      {nation.flag}
    </span>
  );
}
