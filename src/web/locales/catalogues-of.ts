/** All catalogues at once, for tests: those of the shell, the refusals, and the features. */

type Files = Record<string, { default: object }>;
const ofShell: Files = import.meta.glob(['./*/*.ts', '!./*/catalogues.ts'], { eager: true });
const ofFeatures: Files = import.meta.glob(
  ['../features/*/words.ts', '../features/*/words.*.ts', '!../features/*/words.test.ts'],
  { eager: true },
);

/** Languages with a folder of catalogues, including English. */
export const languagesWithCatalogues: readonly string[] = [
  ...new Set(Object.keys(ofShell).map((path) => path.split('/')[1] ?? '')),
];

/** Returns the catalogues of a language by namespace. */
export function cataloguesOf(language: string): Map<string, object> {
  const shell = Object.entries(ofShell).flatMap(([path, file]): [string, object][] => {
    const [, folder, name] = /^\.\/(\w+)\/([\w-]+)\.ts$/.exec(path) ?? [];
    return folder === language && name !== undefined ? [[name, file.default]] : [];
  });
  const words = language === 'en' ? 'words.ts' : `words.${language}.ts`;
  const features = Object.entries(ofFeatures).flatMap(([path, file]): [string, object][] => {
    const [, , feature = '', name] = path.split('/');
    return name === words ? [[feature, file.default]] : [];
  });
  return new Map([...shell, ...features]);
}
