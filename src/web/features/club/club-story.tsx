import type { ClubStory as Story } from '#domains/club/contract.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Shows the three sentences about a club, in the reader's language. */
export function ClubStory({ story }: { story: Story }) {
  const { t } = useTranslation('club');
  const { opening, middle, ending, ...facts } = story;
  return [
    t(`story.opening.${opening}`, facts),
    t(`story.middle.${middle}`, facts),
    t(`story.ending.${ending}`, facts),
  ].join(' ');
}
