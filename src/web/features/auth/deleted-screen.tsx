export function DeletedScreen() {
  return null;
}
