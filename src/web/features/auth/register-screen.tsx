export function RegisterScreen() {
  return null;
}
