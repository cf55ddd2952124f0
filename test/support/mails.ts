import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { findMailFolder } from '#src/mail/folder.ts';
import type { TestApp } from './app.ts';

export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  /** The part without HTML. */
  readonly text: string;
  /** The whole file. */
  readonly raw: string;
}

/** The mails that were sent since the last look, in the order of time; work under way is waited for. */
export async function newMails({ environment }: Pick<TestApp, 'environment'>): Promise<ReadMail[]> {
  environment.workers.start();
  await environment.workers.idle();
  return takeMails(environment.config.dataDir);
}

/** The mails that lie in a data directory, in the order of time; they are gone then. */
export async function takeMails(dataDir: string): Promise<ReadMail[]> {
  const folder = findMailFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const finished = names.filter((name) => name.endsWith('.eml'));
  const files = finished.toSorted().map((name) => path.join(folder, name));
  const mails: ReadMail[] = [];
  for (const file of files) {
    mails.push(read(await readFile(file, 'utf8')));
    await rm(file);
  }
  return mails;
}

/** Subjects of the mails to one address. */
export const subjectsTo = (mails: readonly ReadMail[], address: string) =>
  mails.filter(({ to }) => to === address).map(({ subject }) => subject);

/** The path of the link in a mail, from the root of the instance. */
export function linkIn({ text }: Pick<ReadMail, 'text'>): string {
  const url = /^https?:\S+$/m.exec(text)?.[0];
  if (url === undefined) throw new Error(`there is no link in ${text}`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function read(raw: string): ReadMail {
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'm').exec(raw)?.[1] ?? '';
  const to = /<?([^<>\s]+@[^<>\s]+?)>?$/.exec(header('To').trim())?.[1] ?? '';
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`);
  const part = parts.find((each) => /^Content-Type: text\/plain/m.test(each)) ?? '';
  const [, headers = '', body = ''] = /^(?:\r\n)?([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(part) ?? [];
  return { to, subject: decodeWords(header('Subject')), text: decode(headers, body), raw };
}

function decode(headers: string, body: string): string {
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(headers)) return body.replaceAll('\r\n', '\n');
  return unquote(body.replace(/=\r\n/g, '').replaceAll('\r\n', '\n'));
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, encoded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(encoded, 'base64').toString('utf8')
        : unquote(encoded.replaceAll('_', ' ')),
    )
    .replace(/\r\n[ \t]/g, ' ');
}
