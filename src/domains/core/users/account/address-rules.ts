import { domainToASCII } from 'node:url';
import { fold } from '#src/database/folding.ts';
import type { Config } from '#src/config.ts';
import { matchesIfPattern } from '#src/patterns/patterns.ts';
import { listOwnMailHosts } from '#src/settings/own-mail-hosts.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';

type Rules = Pick<
  ApplicationSettingsRow,
  | 'commit_email_hostname'
  | 'domain_allowlist'
  | 'domain_denylist'
  | 'domain_denylist_enabled'
  | 'email_restrictions'
  | 'email_restrictions_enabled'
>;

/** The errors of a new address by the rules of the instance, for a new account and for one that exists. */
export function findAddressRuleErrors(
  email: string,
  rules: Rules,
  config: Pick<Config, 'baseUrl'>,
): string[] {
  const domain = normalizeDomain(email.slice(email.lastIndexOf('@') + 1));
  const isIn = (list: readonly string[]) =>
    list.some((entry) => covers(normalizeDomain(entry), domain));
  if (listOwnMailHosts(rules, config).some((own) => normalizeDomain(own) === domain))
    return [refusal];
  if (rules.domain_denylist_enabled && isIn(rules.domain_denylist)) return [refusal];
  if (rules.domain_allowlist.length > 0 && !isIn(rules.domain_allowlist)) return [refusal];
  const pattern = rules.email_restrictions ?? '';
  const restricted = rules.email_restrictions_enabled && pattern !== '';
  return restricted && matchesIfPattern(pattern, email) ? [refusal] : [];
}

const refusal = 'is not allowed. Use another address, or ask your administrator.';

/** Normalized domain: other characters for dots and letters, and a trailing dot, are equivalent. */
function normalizeDomain(domain: string): string {
  return fold(domainToASCII(domain) || domain).replace(/\.+$/, '');
}

/** Tells whether an entry matches a domain; `*` matches any text. The time is linear in the text. */
function covers(entry: string, domain: string): boolean {
  const [first = '', ...parts] = entry.split('*');
  const last = parts.pop();
  if (last === undefined) return domain === entry;
  if (!domain.startsWith(first) || !domain.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = domain.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at + last.length <= domain.length;
}
