/** Saves data as a JSON file in the user's downloads. `name` has no extension. */
export function saveJson(name: string, data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
