import type { Config } from '#src/config.ts';
import { findCommitEmailHost } from './commit-email-host.ts';
import type { ApplicationSettingsRow } from './row.ts';

/** The host in the addresses of bots, to which no mail is sent. */
export const findBotMailHost = ({ baseUrl }: Pick<Config, 'baseUrl'>): string =>
  `noreply.${new URL(baseUrl).hostname}`;

/**
 * Hosts of the server's own addresses, of bots and of users who hide theirs in commits. They cannot be registered:
 * their owner would pass for the bot, or for the hidden user.
 */
export function listOwnMailHosts(
  settings: Pick<ApplicationSettingsRow, 'commit_email_hostname'>,
  config: Pick<Config, 'baseUrl'>,
): readonly string[] {
  const { hostname } = new URL(config.baseUrl);
  const hidden = [settings, { commit_email_hostname: null }];
  return [findBotMailHost(config), ...hidden.map((each) => findCommitEmailHost(each, hostname))];
}
