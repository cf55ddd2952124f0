import { type Mail, toShownName } from '#src/mail/message.ts';
import type { Actor } from '#src/records/actor.ts';
import { createUrls } from '#src/text/urls.ts';

/** The project or group whose archive a user requested. */
export interface ExportRequest {
  readonly actor: Actor;
  readonly what: 'group' | 'project';
  readonly name: string;
  /** The path of the page that gives the archive. */
  readonly page: string;
}

interface Made {
  /** Sentences for the recipient of the archive. */
  readonly warnings: readonly string[];
}

/** Tells that an archive can be downloaded. */
export function composeReadyLetter(
  request: ExportRequest,
  { baseUrl, warnings }: Made & { readonly baseUrl: string },
): Mail {
  return {
    ...createExportedLetter(request, 'It can be downloaded within 24 hours.'),
    link: { label: 'Download the archive', url: createUrls(baseUrl).web(request.page) },
    closing: warnings,
  };
}

/** Tells that an archive was sent where it was to go. */
export function composeSentLetter(request: ExportRequest, { warnings }: Made): Mail {
  const letter = createExportedLetter(request, 'It was sent to the address that you gave.');
  return { ...letter, closing: warnings };
}

function createExportedLetter(request: ExportRequest, where: string) {
  const named = formatName(request);
  return {
    ...createLetter(request, `${request.what}_was_exported`),
    subject: `The ${named} was exported`,
    paragraphs: [formatGreeting(request), `the archive of the ${named} is ready. ${where}`],
  };
}

export function composeFailureLetter(
  request: ExportRequest,
  { reason }: { readonly reason: string },
): Mail {
  const named = formatName(request);
  return {
    ...createLetter(request, `${request.what}_was_not_exported`),
    subject: `The ${named} could not be exported`,
    paragraphs: [
      formatGreeting(request),
      `the export of the ${named} has failed: ${reason}.`,
      'Ask for it again, or ask an administrator.',
    ],
  };
}

const formatName = ({ what, name }: ExportRequest) => `${what} ${toShownName(name)}`;
const formatGreeting = ({ actor }: ExportRequest) => `Hello ${toShownName(actor.user.name)},`;

const createLetter = ({ actor: { user } }: ExportRequest, kind: string) => ({
  kind,
  to: { name: toShownName(user.name), address: user.email },
});
