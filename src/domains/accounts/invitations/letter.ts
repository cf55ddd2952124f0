import { type Mail, toShownName } from '#src/mail/message.ts';
import { type AccessLevel, formatAccessLevel } from '#src/policy/access-level.ts';
import type { UserRow } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';

interface InvitationLetter {
  readonly email: string;
  readonly inviter: Pick<UserRow, 'name' | 'username'>;
  readonly place: { readonly word: 'group' | 'project'; readonly name: string };
  readonly level: number;
  readonly token: string;
  readonly url: Urls;
}

/** The mail to an invited person, who need not have an account. */
export function composeInvitationLetter(letter: InvitationLetter): Mail {
  const { email, inviter, place, level, token, url } = letter;
  const what = `the ${place.word} ${toShownName(place.name)}`;
  const who = toShownName(inviter.name);
  const invitation = url.web(`-/invites/${token}`);
  return {
    kind: 'invitation',
    limit: 'counted',
    to: { name: '', address: email },
    subject: `${who} invites you to ${what}`,
    paragraphs: [
      'Hello,',
      `${who} (@${inviter.username}) invites you to ${what} at ${url.web('')}, as ${formatAccessLevel(level as AccessLevel)}.`,
    ],
    link: { label: 'See the invitation', url: invitation },
    closing: [
      `If you do not want to join, decline it at ${invitation}/decline, or ignore this mail.`,
    ],
  };
}

interface AcceptedLetter {
  readonly inviter: Pick<UserRow, 'name' | 'email'>;
  readonly joined: Pick<UserRow, 'name' | 'username'>;
  readonly place: InvitationLetter['place'];
  readonly url: Urls;
}

/** The mail to the inviter: another person may have received the invitation. */
export function composeAcceptedLetter({ inviter, joined, place, url }: AcceptedLetter): Mail {
  const name = toShownName(inviter.name);
  const who = toShownName(joined.name);
  const what = `the ${place.word} ${toShownName(place.name)}`;
  return {
    kind: 'invitation_accepted',
    to: { name, address: inviter.email },
    subject: `${who} has joined ${what}`,
    paragraphs: [
      `Hello ${name},`,
      `${who} (@${joined.username}) accepted your invitation and is a member of ${what} at ${url.web('')} now.`,
    ],
    closing: [`If you meant somebody else, remove them from the ${place.word}.`],
  };
}
