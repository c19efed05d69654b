/**
 * The browser's formatters, each created once: creating one costs a hundred times as much as using it, and a screen
 * uses hundreds.
 */

type Kind<Options, Formatter> = new (locale: string, options: Options) => Formatter;

const made = new WeakMap<object, Map<string, unknown>>();

/** Returns `new Intl.NumberFormat(locale, options)` and the like, cached by its arguments. */
export function formatterOf<Options extends object, Formatter>(
  kind: Kind<Options, Formatter>,
  locale: string,
  options: NoInfer<Options>,
): Formatter {
  const ofKind = made.get(kind) ?? new Map<string, unknown>();
  made.set(kind, ofKind);
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = ofKind.get(key) as Formatter | undefined;
  if (known) return known;
  const formatter = new kind(locale, options);
  ofKind.set(key, formatter);
  return formatter;
}
