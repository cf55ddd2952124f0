import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '#src/config.ts';
import { isMailAddress } from '#src/text/mail-address.ts';
import { storeMailFile, findMailFolder } from '#src/mail/folder.ts';
import { findSender } from '#src/mail/sender.ts';
import { type Letter, sendBySmtp } from '#src/mail/smtp.ts';
import { StartFailure } from '#src/start/start-failure.ts';
import { minuteMs } from '#src/units.ts';
import { createAdminCommand } from './command.ts';
import { writeNotice, show } from './instance.ts';

/** Milliseconds that the mail server may take. */
const patienceMs = minuteMs;
/** Files that are shown. */
const maxShownFiles = 50;

export const mailCommands = [
  createAdminCommand(
    {
      name: 'mail test',
      operands: ['address'],
      does: 'Sends a test mail through SMTP_URL and prints the result; writes a file if SMTP_URL is not set.',
    },
    async ({ operands: [address = ''] }) => {
      if (!isMailAddress(address)) throw new StartFailure(`'${address}' is no address`);
      const config = readConfig();
      const letter: Letter = {
        id: randomUUID(),
        date: new Date(),
        from: findSender(config),
        to: { name: '', address },
        subject: 'A test of Hearth',
        text: `Mail of ${config.baseUrl} arrives here.\n`,
        html: null,
      };
      if (config.smtpUrl === null) {
        await storeMailFile(config.dataDir, letter);
        writeNotice(`SMTP_URL is not set: the message is in ${findMailFolder(config.dataDir)}`);
        return;
      }
      await sendBySmtp(config.smtpUrl, letter, AbortSignal.timeout(patienceMs));
      writeNotice(`${new URL(config.smtpUrl).host} took the message for ${address}`);
    },
  ),
  createAdminCommand(
    {
      name: 'mail list',
      does: `Lists stored mails if SMTP_URL is not set, at most ${maxShownFiles}, the newest last: file, recipient, subject.`,
    },
    async () => {
      const folder = findMailFolder(readConfig().dataDir);
      const names = await readdir(folder).catch(() => []);
      for (const name of names
        .filter((each) => each.endsWith('.eml'))
        .sort()
        .slice(-maxShownFiles)) {
        const file = path.join(folder, name);
        const text = await readFile(file, 'utf8');
        show(file, readHeader(text, 'To'), readHeader(text, 'Subject'));
      }
    },
  ),
];

/** Reads a header of the file, with continuation lines. */
function readHeader(message: string, name: string): string {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const found = new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'm').exec(head)?.[1] ?? '';
  return found.replaceAll(/\r\n[ \t]/g, ' ');
}
