export function AdminScreen() {
  return null;
}
