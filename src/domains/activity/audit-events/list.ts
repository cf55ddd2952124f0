import type { ListAuditEventsRequest } from '#generated/audit-events/types.ts';
import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import { filterByColumn, elsewhere } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { type AuditEventRow, computeOldestAuditKept } from './table.ts';

type EntityType = AuditEventRow['entity_type'];

/** Group, project or user of the listed events; with an author, only that user's actions. */
export interface AuditedPlace {
  readonly entity_type: EntityType;
  readonly entity_id: number;
  readonly author_id?: number | undefined;
}

/** Parameters of the operation of the instance; those of a group or project have a scope. */
type Parameters = Omit<ListAuditEventsRequest['query'], 'entity_type' | 'entity_id'> & {
  readonly of: Partial<AuditedPlace>;
};

/** The columns that a place names: an index has these, then the time. */
type Source = readonly (keyof AuditedPlace)[];

export const auditEventList = list<Parameters, Source, AuditEventRow>()({
  name: 'audit_events',
  table: 'audit_events',
  sources: ({ query: { of } }) => [listColumns(of ?? {})],
  values: ({ now, query: { of } }) => ({
    entity_type: of?.entity_type ?? 'User',
    entity_id: of?.entity_id ?? 0,
    author_id: of?.author_id ?? 0,
    // Expired events are hidden at once, and deleted by the next sweep.
    oldest: computeOldestAuditKept(now),
  }),
  shows(events, source, slots) {
    for (const name of source) events.where(`audit_events.${name}`, slots[name]);
    events.where('audit_events.created_at', '>=', slots.oldest);
  },
  filters: {
    of: elsewhere,
    created_after: filterByColumn('audit_events.created_at', '>='),
    created_before: filterByColumn('audit_events.created_at', '<='),
  },
  orders: { created_at: { by: 'audit_events.created_at' } },
  orderOf: () => ({ order: 'created_at', sort: 'desc' }),
});

const listColumns = (place: Partial<AuditedPlace>): Source =>
  (['entity_type', 'entity_id', 'author_id'] as const).filter((name) => place[name] !== undefined);

/** @throws RowNotFound also for events of other places */
export async function findAuditEvent(
  db: Database,
  place: Partial<AuditedPlace>,
  id: number,
  now: string,
): Promise<AuditEventRow> {
  const events = db('audit_events').where({ id });
  for (const name of listColumns(place)) events.where(name, place[name] ?? 0);
  const event = await events
    .where('created_at', '>=', computeOldestAuditKept(new Date(now)))
    .first<AuditEventRow | undefined>();
  if (event === undefined) throw new RowNotFound();
  return event;
}
