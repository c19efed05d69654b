import type { ReactNode } from 'react';
import css from './discussion.module.css';

interface ReactionButtonProps {
  /** Name for screen readers, count included. */
  label: string;
  tip?: string;
  /** Whether it is the user's own reaction; absent: the button opens the other reactions. */
  isMine?: boolean;
  isBusy?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One reaction with its count; a press gives the user's own, or takes it back. */
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
