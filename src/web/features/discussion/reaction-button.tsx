import type { ReactNode } from 'react';
import css from './discussion.module.css';

interface ReactionButtonProps {
  /** What it is read out as, its count included. */
  label: string;
  tip?: string;
  /** Whether it is one's own; without it, the button shows the other reactions. */
  isMine?: boolean;
  isBusy?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One reaction to something with how many have it; a press gives one's own, or takes it back. */
export function ReactionButton({ label, tip, isMine, isBusy = false, onPress, children }: ReactionButtonProps) {
  return (
    <button
      type="button"
      className={css.reaction}
      aria-pressed={isMine}
      aria-label={label}
      data-tip={tip}
      disabled={isBusy}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
