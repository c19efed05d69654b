export function DeactivatedScreen() {
  return null;
}
