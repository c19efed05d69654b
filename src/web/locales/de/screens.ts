/** Titel der Bildschirme nach ihrer Adresse: Jedes Feature bringt seine in `titles.de.ts` mit. */
const brought = import.meta.glob<{ default: Record<string, string> }>('../../features/*/titles.de.ts', { eager: true });

export default Object.assign({}, ...Object.values(brought).map((file) => file.default)) as Record<string, string>;
