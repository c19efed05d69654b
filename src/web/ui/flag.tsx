import type { NationId } from '#engine/ids.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import css from './flag.module.css';

/**
 * Flag of a nation with the nation's name; empty until the world is loaded. An image, not the emoji of the world data,
 * because some systems have no flag emojis and show two letters instead.
 * @param size height in pixels; flags are drawn 3 to 2
 * @param isDecoration the nation's name is shown beside it
 */
export function Flag({
  nationId,
  size = 14,
  isDecoration,
}: {
  nationId: NationId;
  size?: number;
  isDecoration?: boolean | undefined;
}) {
  const nation = useWorldIfLoaded()?.nationById.get(nationId);
  const box = { width: size * 1.5, height: size };
  if (!nation) return <span className={css.flag} style={box} />;
  return (
    <img
      className={css.flag}
      src={`/flags/${nation.code.toLowerCase()}.svg`}
      alt={isDecoration ? '' : nation.name}
      data-tip={nation.name}
      {...box}
      loading="lazy"
      decoding="async"
    />
  );
}
