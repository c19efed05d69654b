import { useState } from 'react';
import { REACTIONS } from '#domains/game/constants.ts';
import type { ReactionKind } from '#domains/game/contract/talk.ts';
import { ReactionButton } from '#web/features/discussion/reaction-button.tsx';
import { keyOf } from '#web/features/game/talk/talk-state.ts';
import type { Talk } from '#web/features/game/talk/use-talk.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import css from './reactions.module.css';

const ICONS: Record<ReactionKind, IconName> = {
  cheer: 'thumbUp',
  wow: 'wow',
  laugh: 'laugh',
  heart: 'heart',
  boo: 'thumbDown',
};

/** Shows the reactions to a play, the user's own among them; the other kinds open on demand. */
export function Reactions({ event, talk }: { event: number; talk: Talk }) {
  const { t } = useTranslation('game');
  const [isOpen, setOpen] = useState(false);
  const counts = talk.state.counts.get(event);
  const shown = REACTIONS.filter((kind) => isOpen || (counts?.[kind] ?? 0) > 0);
  return (
    <span className={css.reactions} data-open={isOpen || undefined}>
      {shown.map((kind) => {
        const count = counts?.[kind] ?? 0;
        const isOn = talk.state.mine.has(keyOf(event, kind));
        return (
          <ReactionButton
            key={kind}
            isMine={isOn}
            label={t('talk.reaction.count', { name: t(`talk.reaction.${kind}`), count })}
            tip={t(`talk.reaction.${kind}`)}
            onPress={() => talk.react(event, kind, !isOn)}
          >
            <Icon name={ICONS[kind]} size={15} />
            {count > 0 && count}
          </ReactionButton>
        );
      })}
      {!isOpen && (
        <ReactionButton label={t('talk.react')} onPress={() => setOpen(true)}>
          <Icon name="laugh" size={15} />+
        </ReactionButton>
      )}
    </span>
  );
}
