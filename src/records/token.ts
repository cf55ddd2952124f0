/** A token without its digest: no answer needs it. */
export interface PersonalAccessTokenRow {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly impersonation: boolean;
  readonly revoked: boolean;
  /** Day from which it no longer works. */
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const personalAccessTokenColumns = [
  'id',
  'user_id',
  'name',
  'scopes',
  'impersonation',
  'revoked',
  'expires_at',
  'last_used_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof PersonalAccessTokenRow)[];

/** The owners of tokens. */
export interface TokenResource {
  readonly kind: 'project' | 'group';
  readonly id: number;
}

export const resourceColumns = { project: 'project_id', group: 'group_id' } as const;
