/** The texts of mails about accounts, in each language that mails are written in. */
import { ACTIVATION_HOURS, CHANGE_EMAIL_HOURS, RESET_MINUTES } from '#domains/auth/constants.ts';
import type { WrittenLanguage } from '#domains/settings/rules.ts';

/** A mail with a fixed greeting and text. */
interface Said {
  subject: string;
  lines: readonly string[];
  button: string;
  small: string;
}

interface Words {
  hello: (name: string) => string;
  welcome: (name: string) => string;
  activation: Said;
  inUse: Said;
  passwordKnown: Said;
  reset: Said;
  newEmail: Said;
  emailAsked: (email: string) => Said;
  emailChanged: (email: string) => Said;
  passkey: (passkey: string) => Said;
  /** null: permanently. */
  barred: (until: Date | null) => Said;
  sanctioned: (until: Date | null) => Said;
}

/** Formats a moment for mails, in UTC, since they may be read in any time zone. */
const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const ACCOUNT_MAIL_WORDS: Readonly<Record<WrittenLanguage, Words>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    welcome: (name) => `Welcome behind the bench, ${name}!`,
    activation: {
      subject: 'Activate your Rinkside account',
      lines: ['Activate your account, then choose a club.'],
      button: 'Activate my account',
      small: `The link works for ${ACTIVATION_HOURS} hours. If you did not sign up for Rinkside, ignore this email.`,
    },
    inUse: {
      subject: 'You already have a Rinkside account',
      lines: [
        'Somebody asked to use this address for another account. It belongs to yours, so nothing has changed.',
        'If it was you, log in. If you forgot your password, choose a new one.',
      ],
      button: 'Choose a new password',
      small: 'If it was not you, ignore this email. The sender has not been told that you have an account.',
    },
    passwordKnown: {
      subject: 'Somebody used your Rinkside password',
      lines: [
        'Somebody entered your password, then a wrong code. They did not get in.',
        'If it was you, all is well. If it was not, choose a new password now.',
      ],
      button: 'Choose a new password',
      small: 'You get this email at most once a day.',
    },
    reset: {
      subject: 'Choose a new Rinkside password',
      lines: ['We received a request to reset your password.'],
      button: 'Choose a new password',
      small: `The link works once, for ${RESET_MINUTES} minutes. If you did not ask for it, ignore this email. Your password will not change.`,
    },
    newEmail: {
      subject: 'Confirm your new email for Rinkside',
      lines: ['Confirm this address, and you will log in with it from then on.'],
      button: 'Use this address',
      small: `The link works once, for ${CHANGE_EMAIL_HOURS} hours. If you did not ask for it, ignore this email.`,
    },
    emailAsked: (email) => ({
      subject: 'Your Rinkside account is about to change its email',
      lines: [
        `Somebody who knows your password asked to move your account to ${email}. It moves when the link that we sent there is opened.`,
        'If it was you, all is well. If it was not, choose a new password now: the link is void then.',
      ],
      button: 'Choose a new password',
      small: 'Until the link is opened, your account keeps this address.',
    }),
    emailChanged: (email) => ({
      subject: 'Your Rinkside account has a new email',
      lines: [`Your account now belongs to ${email}. You log in with that address, and our emails go there.`],
      button: 'Open Rinkside',
      small: 'This is the last email to this address.',
    }),
    passkey: (passkey) => ({
      subject: 'A passkey was added to your Rinkside account',
      lines: [`The passkey "${passkey}" now opens your account. If you have added it, all is well.`],
      button: 'See your passkeys',
      small: 'If it was not you, remove the passkey and choose a new password.',
    }),
    barred: (until) => ({
      subject: 'You cannot register at Rinkside with this email',
      lines: [
        until === null
          ? 'An account with this address was banned, then deleted. The ban still holds, so it cannot have a new account.'
          : `An account with this address was suspended until ${moment(until)}, then deleted. You can register again after that.`,
      ],
      button: 'Read the rules',
      small: 'We kept only a scrambled form of the address, to know it again.',
    }),
    sanctioned: (until) => ({
      subject: until === null ? 'Your Rinkside account was banned' : 'Your Rinkside account was suspended',
      lines: [
        until === null
          ? 'An admin banned your account. You can log in to read why, appeal, export your data and delete the account.'
          : `A moderator suspended your account until ${moment(until)}. You can log in, read why and appeal, but change nothing.`,
      ],
      button: 'Read why and appeal',
      small: 'Another moderator decides about an appeal.',
    }),
  },
  de: {
    hello: (name) => `Hallo ${name},`,
    welcome: (name) => `Willkommen hinter der Bande, ${name}!`,
    activation: {
      subject: 'Aktiviere dein Rinkside-Konto',
      lines: ['Aktiviere dein Konto und wähle dann deinen Klub.'],
      button: 'Konto aktivieren',
      small: `Der Link gilt ${ACTIVATION_HOURS} Stunden. Hast du dich nicht bei Rinkside registriert, lösche diese Mail einfach.`,
    },
    inUse: {
      subject: 'Du hast schon ein Rinkside-Konto',
      lines: [
        'Jemand wollte diese Adresse für ein anderes Konto verwenden. Sie gehört zu deinem, also hat sich nichts geändert.',
        'Warst du es, melde dich an. Hast du dein Passwort vergessen, setze ein neues.',
      ],
      button: 'Neues Passwort setzen',
      small: 'Warst du es nicht, lösche diese Mail einfach. Wer es war, hat nicht erfahren, dass du ein Konto hast.',
    },
    passwordKnown: {
      subject: 'Jemand kennt dein Rinkside-Passwort',
      lines: [
        'Jemand hat dein Passwort eingegeben und danach einen falschen Code. Hinein kam niemand.',
        'Warst du es, ist alles gut. Warst du es nicht, setze jetzt ein neues Passwort.',
      ],
      button: 'Neues Passwort setzen',
      small: 'Diese Mail bekommst du höchstens einmal am Tag.',
    },
    reset: {
      subject: 'Setze ein neues Rinkside-Passwort',
      lines: ['Für dein Konto wurde ein neues Passwort angefordert.'],
      button: 'Neues Passwort setzen',
      small: `Der Link gilt einmal, ${RESET_MINUTES} Minuten lang. Hast du ihn nicht angefordert, lösche diese Mail einfach. Dein Passwort bleibt, wie es ist.`,
    },
    newEmail: {
      subject: 'Bestätige deine neue E-Mail für Rinkside',
      lines: ['Bestätige diese Adresse. Von da an meldest du dich mit ihr an.'],
      button: 'Diese Adresse verwenden',
      small: `Der Link gilt einmal, ${CHANGE_EMAIL_HOURS} Stunden lang. Hast du ihn nicht angefordert, lösche diese Mail einfach.`,
    },
    emailAsked: (email) => ({
      subject: 'Dein Rinkside-Konto soll eine neue E-Mail bekommen',
      lines: [
        `Jemand, der dein Passwort kennt, will dein Konto auf ${email} umstellen. Umgestellt wird es, sobald der Link geöffnet wird, den wir dorthin geschickt haben.`,
        'Warst du es, ist alles gut. Warst du es nicht, setze jetzt ein neues Passwort: Dann ist der Link wertlos.',
      ],
      button: 'Neues Passwort setzen',
      small: 'Bis der Link geöffnet wird, behält dein Konto diese Adresse.',
    }),
    emailChanged: (email) => ({
      subject: 'Dein Rinkside-Konto hat eine neue E-Mail',
      lines: [`Dein Konto gehört jetzt zu ${email}. Damit meldest du dich an, und dorthin gehen unsere Mails.`],
      button: 'Rinkside öffnen',
      small: 'Das ist die letzte Mail an diese Adresse.',
    }),
    passkey: (passkey) => ({
      subject: 'Dein Rinkside-Konto hat einen neuen Passkey',
      lines: [`Der Passkey „${passkey}“ öffnet jetzt dein Konto. Hast du ihn hinzugefügt, ist alles gut.`],
      button: 'Deine Passkeys ansehen',
      small: 'Warst du es nicht, entferne den Passkey und setze ein neues Passwort.',
    }),
    barred: (until) => ({
      subject: 'Mit dieser E-Mail kannst du dich nicht bei Rinkside registrieren',
      lines: [
        until === null
          ? 'Ein Konto mit dieser Adresse wurde dauerhaft gesperrt und dann gelöscht. Die Sperre gilt weiter, ein neues Konto gibt es deshalb nicht.'
          : `Ein Konto mit dieser Adresse wurde bis ${moment(until)} gesperrt und dann gelöscht. Danach kannst du dich wieder registrieren.`,
      ],
      button: 'Regeln lesen',
      small: 'Die Adresse haben wir nur verschlüsselt aufbewahrt, um sie wiederzuerkennen.',
    }),
    sanctioned: (until) => ({
      subject:
        until === null ? 'Dein Rinkside-Konto ist dauerhaft gesperrt' : 'Dein Rinkside-Konto ist auf Zeit gesperrt',
      lines: [
        until === null
          ? 'Ein Admin hat dein Konto dauerhaft gesperrt. Du kannst dich anmelden, lesen, warum, Einspruch einlegen, deine Daten mitnehmen und das Konto löschen.'
          : `Die Moderation hat dein Konto bis ${moment(until)} gesperrt. Du kannst dich anmelden, lesen, warum, und Einspruch einlegen, aber nichts ändern.`,
      ],
      button: 'Grund lesen und Einspruch einlegen',
      small: 'Über einen Einspruch entscheidet jemand anderes.',
    }),
  },
};
