import { accountTokenLifetime } from '#src/auth/account-tokens.ts';
import { type Mail, toShownName } from '#src/mail/message.ts';
import type { Urls } from '#src/text/urls.ts';
import type { Person } from '#src/domains/core/users/events.ts';

type Recipient = Pick<Person, 'name' | 'username'>;

interface Letter {
  readonly user: Recipient;
  /** Recipient address. */
  readonly email: string;
  readonly url: Urls;
}

interface LetterAboutAct extends Letter {
  readonly byAdministrator: boolean;
}

/** Builds an account mail that starts with a greeting. */
function createLetter(
  { user, email }: Letter,
  letter: Pick<Mail, 'kind' | 'subject' | 'link' | 'closing' | 'limit'> & {
    readonly text: readonly string[];
  },
): Mail {
  const { text, ...rest } = letter;
  const name = toShownName(user.name);
  return { ...rest, to: { name, address: email }, paragraphs: [`Hello ${name},`, ...text] };
}

const describeAccount = ({ user, url }: Letter) =>
  `your account @${user.username} at ${url.web('')}`;
const describeAuthor = ({ byAdministrator }: LetterAboutAct) =>
  byAdministrator ? 'an administrator' : 'somebody';
const countHours = (purpose: keyof typeof accountTokenLifetime) =>
  accountTokenLifetime[purpose] / 3_600_000;
const notYou =
  'If you did not do this, change your password, and tell an administrator of the instance.';

export function composeConfirmationLetter(letter: Letter & { readonly token: string }): Mail {
  return createLetter(letter, {
    kind: 'confirmation',
    subject: 'Confirm your address',
    text: [`please confirm that this address belongs to ${describeAccount(letter)}.`],
    link: {
      label: 'Confirm the address',
      url: formatTokenUrl(letter.url, 'users/confirmation?confirmation_token=', letter.token),
    },
    closing: [
      `The link works once, within ${countHours('confirmation')} hours.`,
      'If you did not ask for this, you need not do anything: the address is not used without you.',
    ],
  });
}

/** Tokens have nothing that an address would have to hide. */
const formatTokenUrl = (url: Urls, path: string, token: string) => url.web(path + token);

const formatPasswordLink = (url: Urls, token: string) =>
  formatTokenUrl(url, 'users/password/edit?reset_password_token=', token);

export function composePasswordResetLetter(letter: Letter & { readonly token: string }): Mail {
  return createLetter(letter, {
    kind: 'password_reset',
    subject: 'Choose a new password',
    text: [`somebody, probably you, wants to set a new password for ${describeAccount(letter)}.`],
    link: { label: 'Choose a new password', url: formatPasswordLink(letter.url, letter.token) },
    closing: [
      `The link works once, within ${countHours('password_reset')} hours.`,
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  });
}

export function composeFirstPasswordLetter(letter: Letter & { readonly token: string }): Mail {
  return createLetter(letter, {
    kind: 'first_password',
    subject: 'Your account was created',
    text: [
      `an administrator has created ${describeAccount(letter)}. Choose a password to sign in with.`,
    ],
    link: { label: 'Choose a password', url: formatPasswordLink(letter.url, letter.token) },
    closing: [
      `The link works once, within ${countHours('password_reset')} hours; after that, ask for another one at ${letter.url.web('users/password/new')}.`,
    ],
  });
}

export function composeTemporaryPasswordLetter(letter: Letter): Mail {
  return createLetter(letter, {
    kind: 'temporary_password',
    subject: 'Your account was created',
    text: [
      `an administrator has created ${describeAccount(letter)}, and has its first password. You choose another one when you sign in.`,
    ],
    link: { label: 'Sign in', url: letter.url.web('users/sign_in') },
  });
}

export function composeSecondFactorRemovedLetter(letter: LetterAboutAct): Mail {
  return createLetter(letter, {
    kind: 'second_factor_removed',
    subject: 'Your second factor was removed',
    text: [
      `${describeAuthor(letter)} has removed the second factor of ${describeAccount(letter)}. The password alone signs in now.`,
      notYou,
    ],
  });
}

const credentials = {
  personal_access_token: ['personal access token', '-/profile/personal_access_tokens'],
  ssh_key: ['SSH key', '-/profile/keys'],
  gpg_key: ['GPG key', '-/profile/gpg_keys'],
} as const;

export function composeCredentialAddedLetter(
  letter: LetterAboutAct & {
    readonly kind: keyof typeof credentials;
    /** Null where the owner of the address is not proven: the name could be a message to a stranger. */
    readonly name: string | null;
  },
): Mail {
  const [word, path] = credentials[letter.kind];
  const who = letter.byAdministrator ? 'an administrator' : 'somebody, probably you,';
  const added = letter.name === null ? `a new ${word}` : `the ${word} ${toShownName(letter.name)}`;
  return createLetter(letter, {
    kind: 'credential_added',
    limit: 'of_credentials',
    subject: `A new ${word} was added to your account`,
    text: [
      `${who} has added ${added} to ${describeAccount(letter)}.`,
      letter.byAdministrator
        ? 'If you do not expect it, remove it, and ask an administrator of the instance.'
        : `If you did not do this, remove the ${word} and change your password. Inform an administrator of the instance.`,
    ],
    link: { label: `Your ${word}s`, url: letter.url.web(path) },
  });
}

export function composePasswordChangedLetter(letter: LetterAboutAct): Mail {
  return createLetter(letter, {
    kind: 'password_changed',
    subject: 'Your password was changed',
    text: [
      `${describeAuthor(letter)} has changed the password of ${describeAccount(letter)}. All sessions have ended.`,
      letter.byAdministrator ? 'You choose another one when you sign in.' : notYou,
    ],
  });
}

export function composeAddressAddedLetter(
  letter: Letter & { readonly added: string; readonly primary: boolean },
): Mail {
  const what = letter.primary ? 'is now the primary address of' : 'was added to';
  return createLetter(letter, {
    kind: 'address_added',
    subject: letter.primary ? 'Your address was changed' : 'An address was added to your account',
    text: [`${toShownName(letter.added)} ${what} ${describeAccount(letter)}.`, notYou],
  });
}

export function composeUnknownSignInLetter(
  letter: Letter & { readonly ip: string; readonly userAgent: string; readonly at: Date },
): Mail {
  const browser =
    letter.userAgent === '' ? 'a browser without a name' : toShownName(letter.userAgent);
  return createLetter(letter, {
    kind: 'unknown_sign_in',
    subject: 'Sign-in from a new place',
    text: [
      `somebody, probably you, has signed in to ${describeAccount(letter)} from ${letter.ip}, where you were not seen before.`,
      `Time: ${letter.at.toUTCString()}\nBrowser: ${browser}`,
      'If it was not you, change your password: it ends all sessions.',
    ],
  });
}

export function composeApprovedLetter(letter: Letter & { readonly confirmed: boolean }): Mail {
  return createLetter(letter, {
    kind: 'user_approved',
    subject: 'Your account was approved',
    text: [
      `an administrator has approved ${describeAccount(letter)}.`,
      letter.confirmed
        ? 'You can sign in now.'
        : 'You can sign in once you have confirmed your address.',
    ],
    link: { label: 'Sign in', url: letter.url.web('users/sign_in') },
  });
}

export function composeDeactivatedLetter(letter: Letter): Mail {
  return createLetter(letter, {
    kind: 'user_deactivated',
    subject: 'Your account was deactivated',
    text: [`${describeAccount(letter)} was deactivated. Signing in makes it active again.`],
    link: { label: 'Sign in', url: letter.url.web('users/sign_in') },
  });
}

export function composeRejectedLetter(letter: Letter): Mail {
  return createLetter(letter, {
    kind: 'user_rejected',
    subject: 'Your account was not approved',
    text: [`your request for an account at ${letter.url.web('')} was rejected.`],
  });
}

/** The mail to an administrator about a user who waits for approval. */
export function composeWaitingLetter(letter: Letter & { readonly waiting: Person }): Mail {
  const { name, username, email } = letter.waiting;
  return createLetter(letter, {
    kind: 'user_waits',
    limit: 'of_waiting',
    subject: `${toShownName(name)} asks for an account`,
    text: [
      `${toShownName(name)} (@${username}, ${email}) asks for an account at ${letter.url.web('')} and waits for the approval of an administrator.`,
    ],
    link: {
      label: 'See who waits',
      url: letter.url.web('admin/users?filter=blocked_pending_approval'),
    },
  });
}
