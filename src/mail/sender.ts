import { isIP } from 'node:net';
import type { Config, Mailbox } from '#src/config.ts';
import { isMailAddress } from '#src/text/mail-address.ts';
import type { Mail } from './message.ts';

/**
 * Sender of mail: as configured, or an address at the host of the instance. Mail in the name of a user comes from
 * their own address only where that has the same domain: receiving servers reject other senders as forged.
 */
export function findSender(
  { mailFrom, baseUrl }: Pick<Config, 'mailFrom' | 'baseUrl'>,
  named?: Mail['sender'],
): Mailbox {
  const own = mailFrom ?? { name: 'Hearth', address: `noreply@${toMailDomain(baseUrl)}` };
  if (named === undefined) return own;
  const { name, address } = named;
  const isOurs =
    address !== null && isMailAddress(address) && readDomain(address) === readDomain(own.address);
  return { name, address: isOurs ? address : own.address };
}

function toMailDomain(baseUrl: string): string {
  const host = new URL(baseUrl).hostname;
  return isIP(host) === 0 && !host.startsWith('[') ? host : 'localhost';
}

const readDomain = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();
