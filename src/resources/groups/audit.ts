import type { Database } from '../../database/database.ts';
import type { Actor } from '../../records/actor.ts';
import type { GroupRow } from '../../records/group.ts';
import { type AuditChange, recordGroupAuditEvent } from '../group-audit-events/record.ts';

interface Author {
  readonly actor: Actor;
  /** ISO 8601. */
  readonly now: string;
}

type Named = Pick<GroupRow, 'id' | 'full_path' | 'name'>;

/** Notes what was done to a group itself, or to `other` in it. */
export async function recordGroupChange(
  db: Database,
  group: Named,
  change: AuditChange,
  { actor, now }: Author,
  other: { readonly type: 'Group' | 'Project'; readonly row: Named } = {
    type: 'Group',
    row: group,
  },
): Promise<void> {
  const { type, row } = other;
  await recordGroupAuditEvent(db, {
    author: actor.user,
    group,
    target: { type, id: row.id, details: row === group ? row.name : row.full_path },
    change,
    at: now,
  });
}

/** One event for each attribute that is another now. */
export async function recordGroupChanges(
  db: Database,
  before: GroupRow,
  changes: Readonly<Record<string, unknown>>,
  author: Author,
): Promise<void> {
  const facts: Readonly<Record<string, unknown>> = { ...before };
  for (const [attribute, to] of Object.entries(changes)) {
    const change = { change: attribute, from: facts[attribute] ?? null, to };
    await recordGroupChange(db, before, change, author);
  }
}
