import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { GroupChanged } from '../groups/events.ts';

interface NewRow {
  readonly author_id: number;
  readonly entity_id: number;
  readonly details: string;
  readonly created_at: string;
}

const insertEvent = statement<NewRow, object>((db, slots) =>
  db('audit_events').insert({
    author_id: slots.author_id,
    entity_type: 'Group',
    entity_id: slots.entity_id,
    details: slots.details,
    created_at: slots.created_at,
  }),
);

/** Notes for the owners of a group what was changed in it, in the transaction of the change. */
export async function recordGroupAuditEvent(
  db: Database,
  { author, group, target, change, at }: GroupChanged,
): Promise<void> {
  await insertEvent.run(db, {
    author_id: author.id,
    entity_id: group.id,
    details: JSON.stringify({
      ...change,
      author_name: author.name,
      target_id: target.id,
      target_type: target.type,
      target_details: target.details,
      entity_path: group.full_path,
    }),
    created_at: at,
  });
}
