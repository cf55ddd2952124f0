import type { Database } from '#src/database/database.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import type { Receiver } from './receivers.ts';
import type { HookFlag } from './triggers.ts';

export type HookKindName = 'project' | 'group' | 'system' | 'removed';

export interface HookRow extends Readonly<
  Record<Exclude<HookFlag, 'confidential_note_events'>, boolean>
> {
  readonly id: number;
  readonly kind: HookKindName;
  readonly project_id: number | null;
  readonly group_id: number | null;
  /** Sealed, as the four that follow. */
  readonly url: string;
  readonly token: string | null;
  readonly signing_token: string | null;
  readonly url_variables: string | null;
  readonly custom_headers: string | null;
  readonly confidential_note_events: boolean | null;
  readonly enable_ssl_verification: boolean;
  readonly push_events_branch_filter: string | null;
  readonly branch_filter_strategy: 'wildcard' | 'regex' | 'all_branches';
  readonly custom_webhook_template: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly recent_failures: number;
  /** See `Receiver`. */
  readonly quick: boolean;
  readonly disabled_until: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The columns that may hold a secret of the receiver. */
export type SecretColumn = 'url' | 'token' | 'signing_token' | 'url_variables' | 'custom_headers';

/** Secrets are encrypted for the column, not for one hook: the id is unknown before the row is written. */
const formatSealPurpose = (column: SecretColumn) => `hooks.${column}`;

export function sealSecret(db: Database, column: SecretColumn, text: string): string {
  return seal(db, text, formatSealPurpose(column));
}

/** The text of a secret column; null if absent. */
export function openSecret(db: Database, row: HookRow, column: SecretColumn): string | null {
  const sealed = row[column];
  return sealed === null ? null : unseal(db, sealed, formatSealPurpose(column));
}

export function unsealHookUrl(db: Database, row: HookRow): string {
  return unseal(db, row.url, formatSealPurpose('url'));
}

/** Variables of the address, or headers, by name. */
export function unsealHookSecrets(
  db: Database,
  row: HookRow,
  column: 'url_variables' | 'custom_headers',
): ReadonlyMap<string, string> {
  const text = openSecret(db, row, column);
  return new Map(text === null ? [] : Object.entries(JSON.parse(text) as Record<string, string>));
}

/** A hook, and its address with the names of its variables. */
export interface HookReceiver extends Receiver {
  readonly row: HookRow;
  readonly url: string;
}

export function createHookReceiver(db: Database, row: HookRow): HookReceiver {
  return { id: row.id, quick: row.quick, row, url: unsealHookUrl(db, row) };
}
