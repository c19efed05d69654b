import type { ArenaLook } from '#domains/club/constants.ts';
import { Ice } from './ice.tsx';
import css from './rink.module.css';

/** Shows an empty rink with an arena's look. @param crest address of the crest at center ice */
export function ArenaPreview({ arena, crest }: { arena: ArenaLook; crest: string }) {
  return (
    <svg className={css.rink} viewBox="-31 -14 62 28" data-arena={arena} aria-hidden>
      <Ice isTurned={false} pressed={null} lit={null} crest={crest} />
    </svg>
  );
}
