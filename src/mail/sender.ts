import { isIP } from 'node:net';
import type { Config, Mailbox } from '../config.ts';

/** The sender of mail: as set, or an address at the host where the instance is reached. */
export function senderOf({ mailFrom, baseUrl }: Pick<Config, 'mailFrom' | 'baseUrl'>): Mailbox {
  if (mailFrom !== null) return mailFrom;
  const host = new URL(baseUrl).hostname;
  const domain = isIP(host) === 0 && !host.startsWith('[') ? host : 'localhost';
  return { name: 'Hearth', address: `noreply@${domain}` };
}
