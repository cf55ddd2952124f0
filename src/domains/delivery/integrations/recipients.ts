import { isMailAddress } from '#src/text/mail-address.ts';

/** People whom one integration writes to. */
export const maxRecipients = 750;

/** Parses a list of addresses, each once; invalid entries are skipped. */
export function parseRecipients(list: string): readonly string[] {
  return [...new Set(list.split(/[\s,]+/).filter(isMailAddress))];
}
