import type { HookLogEntry } from '#generated/project-hooks/types.ts';
import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { Page } from '#src/lists/offset.ts';
import { type OffsetQuery, paginate } from '#src/lists/offset.ts';
import { isMailAddress } from '#src/text/mail-address.ts';
import { redacted } from '#src/text/redacted.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { dayMs } from '#src/units.ts';
import { mostLogged, mostShown } from './limits.ts';
import { openBody } from './sealed-body.ts';
import type { HookFlag } from './triggers.ts';

/** An entry of the log of a hook. */
export interface LogRow {
  readonly id: number;
  readonly hook_id: number;
  readonly payload_id: number | null;
  readonly trigger: string;
  readonly header: string;
  readonly event_uuid: string;
  readonly chain: string | null;
  readonly idempotency_key: string;
  readonly created_at: string;
  readonly url: string | null;
  readonly request_headers: string | null;
  readonly response_headers: string | null;
  readonly response_body: string | null;
  readonly response_status: string | null;
  readonly duration_ms: number | null;
}

const columns = [
  'id',
  'hook_id',
  'payload_id',
  'trigger',
  'header',
  'event_uuid',
  'chain',
  'idempotency_key',
  'created_at',
  'url',
  'request_headers',
  'response_headers',
  'response_body',
  'response_status',
  'duration_ms',
].map((column) => `deliveries.${column}`);

/** Until the oldest entries are deleted, the log has more entries than its limit; they are hidden. */
function selectLog(db: Database, hook: number, now: Date) {
  const since = new Date(now.getTime() - mostLogged.days * dayMs).toISOString();
  return db<LogRow>('deliveries')
    .where('deliveries.hook_id', hook)
    .whereRaw("deliveries.state <> 'waiting'")
    .where('deliveries.created_at', '>=', since)
    .select<LogRow[]>(columns);
}

const kinds: Readonly<Record<string, readonly [from: string, to: string]>> = {
  successful: ['200', '399'],
  client_failure: ['400', '499'],
  // `internal error` sorts after all codes.
  server_failure: ['500', 'j'],
};

/** Entries, the newest first; `status` names codes or kinds of them, separated by commas. */
export function listLog(
  db: Database,
  hook: number,
  { status, ...query }: OffsetQuery & { readonly status?: string | undefined },
  now: Date,
): Promise<Page<LogRow>> {
  const rows = selectLog(db, hook, now);
  if (status !== undefined && status !== '') {
    const statuses = status.split(',').map((one) => one.trim());
    rows.where((any) => {
      whereInList(any, 'deliveries.response_status', statuses);
      for (const one of statuses) {
        const range = Object.hasOwn(kinds, one) ? kinds[one] : undefined;
        if (range !== undefined) any.orWhereBetween('deliveries.response_status', [...range]);
      }
    });
  }
  const newest = [
    { column: 'deliveries.created_at', order: 'desc' },
    { column: 'deliveries.id', order: 'desc' },
  ];
  return paginate(db, rows.orderBy(newest), query);
}

/** @throws RowNotFound unless it is in the log of the hook */
export async function findLogEntry(
  db: Database,
  hook: number,
  id: number,
  now: Date,
): Promise<LogRow> {
  const row = await selectLog(db, hook, now).where('deliveries.id', id).first();
  if (row === undefined) throw new RowNotFound();
  return row;
}

/** A page of the log in the form of the API. */
export async function presentLog(db: Database, rows: readonly LogRow[]): Promise<HookLogEntry[]> {
  // A payload that was dropped before its completion is not shown.
  const sizes = await selectPayloads(db, rows)
    .whereNull('completer')
    .select<{ id: number; bytes: number }[]>('id', 'bytes');
  const bytesOf = new Map(sizes.map(({ id, bytes }) => [id, bytes]));
  const tooLarge = new Set<LogRow>();
  let left = mostShown.page;
  for (const row of rows) {
    const bytes = bytesOf.get(row.payload_id ?? 0) ?? 0;
    if (bytes > Math.min(mostShown.entry, left)) tooLarge.add(row);
    else left -= bytes;
  }
  const readable = rows.filter((row) => !tooLarge.has(row) && bytesOf.has(row.payload_id ?? 0));
  const payloads = await selectPayloads(db, readable).select<{ id: number; body: string }[]>(
    'id',
    'body',
  );
  const bodyOf = new Map(payloads.map(({ id, body }) => [id, openBody(db, body)]));
  const pauses = new Pauses();
  const entries: HookLogEntry[] = [];
  for (const row of rows) {
    const body = bodyOf.get(row.payload_id ?? 0);
    if (tooLarge.has(row)) entries.push(presentLogEntry(row, { truncated: true }));
    else entries.push(presentLogEntry(row, body === undefined ? {} : removeSecrets(body)));
    await pauses.take();
  }
  return entries;
}

function selectPayloads(db: Database, rows: readonly LogRow[]) {
  const ids = rows.flatMap(({ payload_id }) => (payload_id === null ? [] : [payload_id]));
  return whereInList(db('delivery_payloads'), 'id', [...new Set(ids)]);
}

/** The log's name of the event for each flag; other events have the name of their flag. */
const triggers: Readonly<Partial<Record<HookFlag, string>>> = {
  push_events: 'push_hooks',
  tag_push_events: 'tag_push_hooks',
  issues_events: 'issue_hooks',
  confidential_issues_events: 'confidential_issue_hooks',
  merge_requests_events: 'merge_request_hooks',
  note_events: 'note_hooks',
  confidential_note_events: 'confidential_note_hooks',
  job_events: 'job_hooks',
  pipeline_events: 'pipeline_hooks',
  wiki_page_events: 'wiki_page_hooks',
  deployment_events: 'deployment_hooks',
  releases_events: 'release_hooks',
  feature_flag_events: 'feature_flag_hooks',
  subgroup_events: 'subgroup_hooks',
  member_events: 'member_hooks',
  project_events: 'project_hooks',
};

function presentLogEntry(row: LogRow, request_data: Record<string, unknown>): HookLogEntry {
  return {
    id: row.id,
    url: row.url ?? '',
    trigger: triggers[row.trigger as HookFlag] ?? row.trigger,
    request_headers: parse<Record<string, string>>(row.request_headers),
    request_data,
    response_headers: parse<Record<string, string>>(row.response_headers),
    response_body: row.response_body ?? '',
    execution_duration: (row.duration_ms ?? 0) / 1000,
    response_status: row.response_status ?? 'internal error',
    created_at: row.created_at,
  };
}

const parse = <Value extends object>(text: string | null): Value =>
  JSON.parse(text ?? '{}') as Value;

/** Removes mail addresses under any key, and the values of variables. */
function removeSecrets(payload: string): Record<string, unknown> {
  return JSON.parse(payload, (key, value: unknown) => {
    if (key === 'variables' && Array.isArray(value)) return value.map(omitValue);
    return typeof value === 'string' && isAddress(key, value) ? redacted : value;
  }) as Record<string, unknown>;
}

const isAddress = (key: string, value: string): boolean =>
  (/email$/i.test(key) && value.includes('@')) || isMailAddress(value.replace(/^mailto:/i, ''));

const omitValue = (variable: unknown) =>
  typeof variable === 'object' && variable !== null && 'value' in variable
    ? { ...variable, value: redacted }
    : variable;
