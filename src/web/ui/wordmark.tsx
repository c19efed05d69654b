import css from './wordmark.module.css';

/** The name of the game as its logo. */
export function Wordmark() {
  return (
    <span className={css.mark} aria-hidden>
      <span className={css.rink}>Rink</span>
      <span className={css.side}>side</span>
    </span>
  );
}
