export function EmailActivateScreen() {
  return null;
}
