import { personalAccessTokenColumns, type PersonalAccessTokenRow } from '#src/records/token.ts';

/** A token of a bot, with the level that the bot holds as a member; null when it is a member no more. */
export interface ResourceAccessTokenRow extends PersonalAccessTokenRow {
  readonly access_level: number | null;
}

export const memberSources = { project: 'Project', group: 'Namespace' } as const;

/** Columns for `select` from `personal_access_tokens as tokens` joined with `members`. */
export const resourceAccessTokenColumns: readonly string[] = [
  ...personalAccessTokenColumns.map((name) => `tokens.${name}`),
  'members.access_level',
];
