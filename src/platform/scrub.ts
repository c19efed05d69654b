/** Removes from logged texts what would open an account or name a person. */

const TOKEN_IN_ADDRESS = /(reset-password\/|token=)[\w%.-]+/gi;
/** Begins where such letters begin: tried at each of them, a long word would take the square of its length. */
const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g;

/** Returns the text without one-time tokens and mail addresses. */
export function scrubbed(text: string): string {
  return withoutMailAddresses(text.replace(TOKEN_IN_ADDRESS, '$1…'));
}

/** Returns the text without mail addresses. */
export function withoutMailAddresses(text: string): string {
  return text.replace(MAIL_ADDRESS, '…@…');
}
