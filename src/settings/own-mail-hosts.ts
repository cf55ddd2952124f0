import type { Config } from '../config.ts';
import { findCommitEmailHost } from './commit-email-host.ts';
import type { ApplicationSettingsRow } from './row.ts';

/** The host in the addresses of bots, to which no mail is sent. */
export const findBotMailHost = ({ baseUrl }: Pick<Config, 'baseUrl'>): string =>
  `noreply.${new URL(baseUrl).hostname}`;

/**
 * Hosts of addresses that the server makes itself, of bots and of those who hide theirs in commits. They are nobody's
 * to register: whoever had one would be taken for the bot, or for whoever hides.
 */
export function listOwnMailHosts(
  settings: Pick<ApplicationSettingsRow, 'commit_email_hostname'>,
  config: Pick<Config, 'baseUrl'>,
): readonly string[] {
  const { hostname } = new URL(config.baseUrl);
  const hidden = [settings, { commit_email_hostname: null }];
  return [findBotMailHost(config), ...hidden.map((each) => findCommitEmailHost(each, hostname))];
}
