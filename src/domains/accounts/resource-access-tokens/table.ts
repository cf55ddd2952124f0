import { personalAccessTokenColumns, type PersonalAccessTokenRow } from '#src/records/token.ts';

/** Token of a bot, with the access level of its membership; null without one. */
export interface ResourceAccessTokenRow extends PersonalAccessTokenRow {
  readonly access_level: number | null;
}

export const memberSources = { project: 'Project', group: 'Namespace' } as const;

/** Columns for `select` from `personal_access_tokens as tokens` joined with `members`. */
export const resourceAccessTokenColumns: readonly string[] = [
  ...personalAccessTokenColumns.map((name) => `tokens.${name}`),
  'members.access_level',
];
