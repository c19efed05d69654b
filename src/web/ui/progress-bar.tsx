import css from './progress-bar.module.css';

/** How much of something is done, as a bar; `label` says it in words, with the numbers. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <progress className={css.bar} max={max} value={value} aria-label={label}>
      {label}
    </progress>
  );
}
