/** Formatters of the browser, each made once: making one costs a hundred times what asking it does, and a screen asks for hundreds. */

type Kind<Options, Formatter> = new (locale: string, options: Options) => Formatter;

const made = new WeakMap<object, Map<string, unknown>>();

/** Returns `new Intl.NumberFormat(locale, options)` and its like, the same one for the same words. */
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
