import { isMailAddress } from '../../text/mail-address.ts';

/** People whom one integration writes to. */
export const maxRecipients = 750;

/** The addresses in a list that somebody wrote, each once; what is no address is not written to. */
export function parseRecipients(list: string): readonly string[] {
  return [...new Set(list.split(/[\s,]+/).filter(isMailAddress))];
}
