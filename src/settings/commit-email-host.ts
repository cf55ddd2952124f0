import type { ApplicationSettingsRow } from './row.ts';

/** Host of the commit addresses of users who hide theirs; `host` is that of the instance. */
export function findCommitEmailHost(
  { commit_email_hostname: hostname }: Pick<ApplicationSettingsRow, 'commit_email_hostname'>,
  host: string,
): string {
  return hostname === null || hostname === '' ? `users.noreply.${host}` : hostname;
}
