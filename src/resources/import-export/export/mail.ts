import { type Mail, shownName } from '../../../mail/message.ts';
import type { Actor } from '../../../records/actor.ts';
import { createUrls } from '../../../text/urls.ts';
import { type Unreadable, warningsOf } from './readable.ts';

/** The thing of which somebody asked for an archive. */
export interface Asked {
  readonly actor: Actor;
  readonly what: 'group' | 'project';
  readonly name: string;
  /** The path of the page that gives the archive. */
  readonly page: string;
}

interface Made {
  readonly unreadable: Unreadable;
}

/** Tells that an archive can be downloaded. */
export function readyLetter(
  asked: Asked,
  { baseUrl, unreadable }: Made & { readonly baseUrl: string },
): Mail {
  return {
    ...exportedLetter(asked, 'It can be downloaded within 24 hours.'),
    link: { label: 'Download the archive', url: createUrls(baseUrl).web(asked.page) },
    closing: warningsOf(unreadable),
  };
}

/** Tells that an archive was sent where it was to go. */
export function sentLetter(asked: Asked, { unreadable }: Made): Mail {
  const letter = exportedLetter(asked, 'It was sent to the address that you gave.');
  return { ...letter, closing: warningsOf(unreadable) };
}

function exportedLetter(asked: Asked, where: string) {
  const named = nameOf(asked);
  return {
    ...letterTo(asked, `${asked.what}_was_exported`),
    subject: `The ${named} was exported`,
    paragraphs: [greeting(asked), `the archive of the ${named} is ready. ${where}`],
  };
}

export function failureLetter(asked: Asked, { reason }: { readonly reason: string }): Mail {
  const named = nameOf(asked);
  return {
    ...letterTo(asked, `${asked.what}_was_not_exported`),
    subject: `The ${named} could not be exported`,
    paragraphs: [
      greeting(asked),
      `the export of the ${named} has failed: ${reason}.`,
      'Ask for it again, or ask an administrator.',
    ],
  };
}

const nameOf = ({ what, name }: Asked) => `${what} ${shownName(name)}`;
const greeting = ({ actor }: Asked) => `Hello ${shownName(actor.user.name)},`;

const letterTo = ({ actor: { user } }: Asked, kind: string) => ({
  ...{ kind, to: { name: shownName(user.name), address: user.email } },
});
