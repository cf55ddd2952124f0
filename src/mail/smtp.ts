import type { Mailbox } from '#src/config.ts';
import { Hopeless } from '#src/workers/definition.ts';

/** A mail in its final form. */
export interface Letter {
  readonly id: string;
  readonly date: Date;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly subject: string;
  readonly text: string;
  /** Null for a mail of text alone. */
  readonly html: string | null;
}

/** Milliseconds for one answer of the mail server; the worker bounds the whole. */
const patience = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  dnsTimeout: 15_000,
};

/**
 * Sends the mail. A password is sent to other machines only over TLS; a local connection is not encrypted.
 * @throws Hopeless when the server rejects the mail permanently
 */
export async function sendBySmtp(
  smtpUrl: string,
  letter: Letter,
  signal: AbortSignal,
): Promise<void> {
  const server = new URL(smtpUrl);
  const secure = server.protocol === 'smtps:';
  const user = decodeURIComponent(server.username);
  const pass = decodeURIComponent(server.password);
  const local = isThisMachine(server.hostname);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: server.port === '' ? (secure ? 465 : 587) : Number(server.port),
    secure,
    ...(user !== '' && { auth: { user, pass }, requireTLS: !secure && !local }),
    ignoreTLS: !secure && local,
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ ...toMessage(letter), signal });
  } catch (error) {
    throw toFailure(error, [user, pass]);
  } finally {
    transport.close();
  }
}

/** The letter as bytes of a file. */
export async function encodeLetter(letter: Letter): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(toMessage(letter));
  if (!Buffer.isBuffer(message)) throw new Error('the mail could not be encoded');
  return message;
}

/** Addresses are given apart from names: nothing is left to be read as a list of addresses. */
function toMessage({ id, date, from, to, subject, text, html }: Letter) {
  return {
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date,
    from: { ...from },
    to: { ...to },
    subject,
    text,
    ...(html !== null && { html }),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

interface SmtpFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Builds an error in our own words: the original may repeat the password, and an answer of the server the link in the
 * mail. A server that rejects this recipient or text for good is not retried; one that rejects the instance may be
 * fixed.
 */
function toFailure(error: unknown, secrets: readonly string[]): Error {
  const { code, command, responseCode, response }: SmtpFailure =
    typeof error === 'object' && error !== null ? error : {};
  const step = toText(command);
  if (typeof responseCode !== 'number') {
    return new Error(
      `the mail server cannot be used: ${toText(code) || 'no answer'} ${step}`.trim(),
    );
  }
  const answer = removeSecrets(toText(response), secrets);
  const text = `the mail server answered "${answer}" to ${step || 'the mail'}`;
  const forGood = responseCode >= 500 && /^(?:RCPT TO|DATA)/.test(step);
  return forGood ? new Hopeless(text) : new Error(text);
}

function removeSecrets(text: string, secrets: readonly string[]): string {
  const shown = secrets
    .filter((secret) => secret !== '')
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  return shown
    .replace(/\s+/g, ' ')
    .replace(/https?:\S+|[\w+/=-]{16,}/gi, '…')
    .slice(0, 200);
}
