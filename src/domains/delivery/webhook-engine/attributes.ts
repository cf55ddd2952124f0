import type { Database } from '#src/database/database.ts';
import { HttpError } from '#src/errors.ts';
import { isRefName } from '#src/git/formats/ref-name.ts';
import { isForbidden } from '#src/outbound/destination.ts';
import { weighRe2 } from '#src/patterns/patterns.ts';
import { fillHookAddress, readServer } from './address.ts';
import { createHookRules } from './hook-kind.ts';
import { checkHeaders, checkUrlVariables, isHeaderValue } from './secret-rules.ts';
import {
  type HookRow,
  sealSecret,
  unsealHookSecrets,
  type SecretColumn,
  unsealHookUrl,
} from './table.ts';
import { type HookFlag, flags } from './triggers.ts';

interface Secret {
  readonly key: string;
  readonly value: string;
}

type Flags = Readonly<Partial<Record<HookFlag, boolean | undefined>>>;

/** The attributes of a hook that a request names. */
export interface HookBody extends Flags {
  readonly url?: string | undefined;
  readonly token?: string | null | undefined;
  readonly signing_token?: string | null | undefined;
  readonly url_variables?: readonly Secret[] | undefined;
  readonly custom_headers?: readonly Secret[] | undefined;
  readonly enable_ssl_verification?: boolean | undefined;
  readonly push_events_branch_filter?: string | null | undefined;
  readonly branch_filter_strategy?: HookRow['branch_filter_strategy'] | undefined;
  readonly custom_webhook_template?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
}

const plain = [
  ...flags,
  'enable_ssl_verification',
  'push_events_branch_filter',
  'branch_filter_strategy',
  'custom_webhook_template',
  'name',
  'description',
] as const;

/** Columns that are reset when a hook gets another server: its secrets and its record of failures. */
export const forgotten = {
  token: null,
  signing_token: null,
  custom_headers: null,
  recent_failures: 0,
  disabled_until: null,
};

const createRefusal = (error: string) => new HttpError(422, { error });
const invalidUrl = 'Invalid url given';

/**
 * Validated columns of a request; `before` is null for a new hook. A new URL keeps none of the old secrets: those that
 * are not sent again are deleted.
 */
export async function toHookColumns(
  db: Database,
  body: HookBody,
  before: HookRow | null,
  kind: HookRow['kind'],
): Promise<Readonly<Record<string, unknown>>> {
  const columns: Record<string, unknown> = {};
  for (const name of plain) if (body[name] !== undefined) columns[name] = body[name];
  checkFilter(body, before);
  const moved = before === null || isMoved(db, body, before);
  const secrets = readSecrets(body);
  if (moved) Object.assign(columns, forgotten);
  if (moved && body.url !== undefined) columns['url_variables'] = null;
  for (const [column, text] of Object.entries(secrets)) {
    columns[column] = text === null ? null : sealSecret(db, column as SecretColumn, text);
  }
  const url = body.url ?? (before === null ? '' : unsealHookUrl(db, before));
  if (moved || secrets.url_variables !== undefined) {
    const variables =
      secrets.url_variables === undefined && before !== null
        ? unsealHookSecrets(db, before, 'url_variables')
        : toMap(body.url_variables);
    await checkAddress(db, url, variables, kind);
  }
  return columns;
}

/** Tells whether a request changes the URL of a hook, or its server by a URL variable. */
function isMoved(db: Database, { url, url_variables }: HookBody, before: HookRow): boolean {
  const from = unsealHookUrl(db, before);
  if (url !== undefined && url !== from) return true;
  if (url_variables === undefined) return false;
  return (
    readServer(from, unsealHookSecrets(db, before, 'url_variables')) !==
    readServer(from, toMap(url_variables))
  );
}

/** @throws HttpError when the address with these variables cannot be used */
export async function checkAddress(
  db: Database,
  url: string,
  variables: ReadonlyMap<string, string>,
  kind: HookRow['kind'],
): Promise<void> {
  const address = /[\s\p{Cc}]/u.test(url) ? null : fillHookAddress(url, variables);
  if (address === null) throw createRefusal(invalidUrl);
  if (await isForbidden(address, await createHookRules({ kind }, db)))
    throw createRefusal(invalidUrl);
}

type Secrets = Readonly<Partial<Record<SecretColumn, string | null>>>;

function readSecrets(body: HookBody): Secrets {
  const { url, token, signing_token, url_variables, custom_headers } = body;
  if (typeof token === 'string' && !isHeaderValue(token))
    throw createRefusal('Invalid token given');
  if (typeof signing_token === 'string' && !isSigningToken(signing_token)) {
    throw createRefusal('Invalid signing token given');
  }
  if (url_variables !== undefined) checkUrlVariables(url_variables);
  if (custom_headers !== undefined) checkHeaders(custom_headers);
  const input = {
    url: url ?? undefined,
    token: token === undefined ? undefined : toNullIfEmpty(token),
    signing_token: signing_token === undefined ? undefined : toNullIfEmpty(signing_token),
    url_variables: url_variables === undefined ? undefined : toJson(url_variables),
    custom_headers: custom_headers === undefined ? undefined : toJson(custom_headers),
  };
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Secrets;
}

const toNullIfEmpty = (text: string | null) => (text === '' ? null : text);

const toMap = (secrets: readonly Secret[] = []): ReadonlyMap<string, string> =>
  new Map(secrets.map(({ key, value }) => [key, value]));

const toJson = (secrets: readonly Secret[]): string | null =>
  secrets.length === 0
    ? null
    : JSON.stringify(Object.fromEntries(secrets.map(({ key, value }) => [key, value])));

/** `whsec_` and 24 to 64 bytes in base64. */
function isSigningToken(token: string): boolean {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(token) ?? [];
  if (encoded === undefined) return false;
  const { length } = Buffer.from(encoded, 'base64');
  return length >= 24 && length <= 64;
}

function checkFilter(body: HookBody, before: HookRow | null): void {
  const filter = body.push_events_branch_filter ?? before?.push_events_branch_filter ?? '';
  const strategy = body.branch_filter_strategy ?? before?.branch_filter_strategy ?? 'wildcard';
  if (filter === '' || strategy === 'all_branches') return;
  if (strategy === 'wildcard' && isRefName(filter.replaceAll('*', 'x'))) return;
  const weight = strategy === 'regex' ? weighRe2(filter) : 'unreadable';
  if (weight === 'small') return;
  const reason = weight === 'large' ? ': the regular expression is too large' : '';
  throw createRefusal(`Invalid branch filter given${reason}`);
}
