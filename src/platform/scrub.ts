/** Removes from logged texts what would open an account or name a person. */

const TOKEN_IN_ADDRESS = /(reset-password\/|token=)[\w%.-]+/gi;
const MAIL_ADDRESS = /[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g;

/** Returns the text without one-time tokens and mail addresses. */
export function scrubbed(text: string): string {
  return text.replace(TOKEN_IN_ADDRESS, '$1…').replace(MAIL_ADDRESS, '…@…');
}
