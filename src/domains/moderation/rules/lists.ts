/**
 * What automatic checks look for, by language; an operator can add to it (`MODERATION_WORDS`, `MODERATION_LINKS`).
 * Short on purpose: none of it has a legitimate use in a hockey game. Slurs are masked (ROT13), so that contributors
 * need not read them.
 */

/** Whole words, masked; phrases are joined with underscores. */
const MASKED = {
  en: 'avttre snttbg xvxr jrgonpx xlf xvyy_lbhefrys tnf_gur_wrjf',
  de: 'artre fpujhpugry xnanxr whqrafnh oevat_qvpu_hz whqra_enhf',
} as const;

/**
 * Fraudulent offers: pucks and accounts change hands only in the game, and the game's staff never ask for a password.
 */
const SCAMS: Readonly<Record<keyof typeof MASKED, readonly RegExp[]>> = {
  en: [
    /\b(?:double|triple)\s+your\s+(?:pucks|money|crypto|bitcoins?)\b/i,
    /\b(?:send|give|tell|dm)\s+me\s+your\s+(?:password|login|log-?in|code)\b/i,
    /\bfree\s+(?:pucks|gift\s*cards?|iphones?|crypto|bitcoins?|nitro)\b.{0,80}\b(?:click|visit|join|contact|whatsapp|telegram)\b/is,
    /\b(?:buy|sell|selling|cheap)\s+(?:pucks|accounts?)\b.{0,80}\b(?:paypal|whatsapp|telegram|crypto|bitcoins?|cash\s?app)\b/is,
    /\b(?:whatsapp|telegram)\b.{0,20}\+\d[\d\s]{6,}/is,
  ],
  de: [
    /\bverdopple?\s+(?:deine|dein|eure)\s+(?:pucks|geld|krypto|bitcoins?)\b/i,
    /\b(?:schick|gib|sag|sende)\s+mir\s+dein(?:e|en)?\s+(?:passwort|login|zugangsdaten|code)\b/i,
    /\b(?:gratis|kostenlose)\s+(?:pucks|geschenkkarten?|iphones?|krypto|bitcoins?)\b.{0,80}\b(?:klick|klicke|besuche|whatsapp|telegram)\b/is,
    /\b(?:kaufe|verkaufe|billige)\s+(?:pucks|accounts?|konten|konto)\b.{0,80}\b(?:paypal|whatsapp|telegram|krypto|bitcoins?)\b/is,
  ],
};

/** Hosts that hide a link's target, or lead to chats with strangers outside the game. */
const HOSTS = ['bit.ly', 'tinyurl.com', 'cutt.ly', 'is.gd', 'rb.gy', 't.me', 'wa.me', 'chat.whatsapp.com'];

export interface Lists {
  words: readonly string[];
  scams: readonly RegExp[];
  hosts: readonly string[];
}

/** An operator's additions. */
export interface ListsMore {
  words: readonly string[];
  hosts: readonly string[];
}

export function listsWith(more: ListsMore): Lists {
  const own = Object.values(MASKED).flatMap((list) => unmask(list).split(' '));
  return {
    words: [...own.map((word) => word.replaceAll('_', ' ')), ...more.words],
    scams: Object.values(SCAMS).flat(),
    hosts: [...HOSTS, ...more.hosts.map((host) => host.toLowerCase())],
  };
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Applies ROT13, which is its own inverse. */
export function unmask(masked: string): string {
  return masked.replace(/[a-z]/g, (letter) => {
    const half = ALPHABET.indexOf(letter) + ALPHABET.length / 2;
    return ALPHABET.charAt(half % ALPHABET.length);
  });
}
