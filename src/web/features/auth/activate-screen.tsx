export function ActivateScreen() {
  return null;
}
