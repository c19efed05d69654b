export function BankruptcyScreen() {
  return null;
}
