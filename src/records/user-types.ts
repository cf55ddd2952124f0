/** Accounts of the service itself. No person can sign in to them, and they cannot use the API. */
const internalTypes = [
  'ghost',
  'alert_bot',
  'support_bot',
  'migration_bot',
  'security_bot',
  'automation_bot',
] as const;

/** The account behind a project or group access token. */
export const projectBot = 'project_bot';

/** The types of users that the filters `exclude_internal` and `active` leave out. */
export const internalUserTypes: readonly string[] = internalTypes;

export function isInternal(user: { user_type: string | null }): boolean {
  return user.user_type !== null && internalUserTypes.includes(user.user_type);
}

/** Tells whether the account belongs to a program. The ghost user, who owns the records of deleted users, is no bot. */
export function isBot(user: { user_type: string | null }): boolean {
  return user.user_type !== null && user.user_type !== 'ghost';
}
