import type { Mailbox } from '#src/config.ts';
import { escapeHtml } from '#src/text/escape-html.ts';
import { isMailAddress } from '#src/text/mail-address.ts';
import type { WorkOwner } from '#src/workers/owners.ts';

/** Content of a mail as plain text; the outbox creates text and HTML from it. */
export interface Mail {
  /** Occasion of the mail, for readers of the queue, where the rest is encrypted. */
  readonly kind: string;
  readonly to: Mailbox;
  /** Subject line. Names chosen by other users have the form of `toShownName`. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The place where the reader is to go; an absolute address of this instance. */
  readonly link?: { readonly label: string; readonly url: string };
  /** Lines that are shown literally below the link. */
  readonly listing?: string;
  /** The paragraphs at the end. */
  readonly closing?: readonly string[];
  /**
   * Person in whose name the mail is sent. Their address appears only where the instance may send from it, see
   * `findSender`.
   */
  readonly sender?: { readonly name: string; readonly address: string | null };
  /**
   * Limit that keeps mails from filling a mailbox. Left out: mails to unconfirmed addresses are counted. `counted`: it
   * was counted before it was promised.
   *
   * `of_projects`: projects of its `owner` send it, and it counts for that owner and the address, unless the address
   * is the owner's. `of_waiting`: it is about an account that waits for approval, and counts separately.
   * `of_credentials`: it is about a new token or key; a client can create and delete these in a loop.
   */
  readonly limit?: 'counted' | 'of_credentials' | 'of_projects' | 'of_waiting';
  /**
   * Owner whose turns the mails of a project use, because a project may send any number. Other mails use the turns of
   * their readers.
   */
  readonly owner?: WorkOwner;
}

const maxSubjectChars = 250;

/** Reason why the mail must not reach a mail server; null if permitted. A line break could begin a header line. */
export function findMailRefusal({
  to,
  subject,
  sender,
}: Pick<Mail, 'to' | 'subject' | 'sender'>): string | null {
  if (!isMailAddress(to.address)) return 'it is for something that is no address';
  if (/\p{Cc}/u.test(to.name)) return 'the name of its recipient has a control character';
  if (/\p{Cc}/u.test(sender?.name ?? '')) return 'the name of its sender has a control character';
  if (/\p{Cc}/u.test(subject)) return 'its subject has a control character';
  return subject.length > maxSubjectChars ? 'its subject is too long' : null;
}

const maxNameChars = 80;

/** Name chosen by a user, as part of a line: truncated, and without characters that hide, break or reverse text. */
export function toShownName(name: string): string {
  const letters = [...name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()];
  return letters.length <= maxNameChars
    ? letters.join('')
    : `${letters.slice(0, maxNameChars - 1).join('')}…`;
}

/** A subject that is no longer than may be. */
export const toShownSubject = (subject: string): string =>
  subject.slice(0, maxSubjectChars).toWellFormed();

/** The plain-text part, which every mail reader shows. `footer` is the instance's addition to each mail. */
export function renderMailText(
  { paragraphs, link, listing, closing = [] }: Mail,
  footer: string,
): string {
  const parts = [
    ...paragraphs,
    ...(link === undefined ? [] : [`${link.label}:\n${link.url}`]),
    ...(listing === undefined ? [] : [listing]),
    ...closing,
    ...(footer === '' ? [] : [`-- \n${footer}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The HTML part: without pictures, scripts and external resources. */
export function renderMailHtml(
  { subject, paragraphs, link, listing, closing = [] }: Mail,
  footer: string,
): string {
  const formatParagraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const button =
    link === undefined
      ? []
      : [
          `<p><a href="${escapeHtml(link.url)}" style="${buttonStyle}">${escapeHtml(link.label)}</a></p>`,
          `<p style="${smallStyle}">${escapeHtml(link.url)}</p>`,
        ];
  const lines = [
    ...paragraphs.map(formatParagraph),
    ...button,
    ...(listing === undefined ? [] : [`<pre>${escapeHtml(listing)}</pre>`]),
    ...closing.map(formatParagraph),
    ...(footer === '' ? [] : [`<hr>${formatParagraph(footer)}`]),
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">
${lines.join('\n')}
</body>
</html>
`;
}

const buttonStyle =
  'display: inline-block; padding: 0.6em 1em; border-radius: 0.3em; background: #9a3412; color: #ffffff; text-decoration: none';
const smallStyle = 'font-size: 0.85em; word-break: break-all';
