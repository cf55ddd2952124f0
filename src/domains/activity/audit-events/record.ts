import { truncateText } from '#src/text/beginning-of.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { Audited, AuditedChange, AuditedEntity } from '#src/domain-events/audited.ts';
import { hiddenSecrets } from '#src/settings/kinds.ts';

interface NewRow {
  readonly author_id: number;
  readonly entity_type: string;
  readonly entity_id: number;
  readonly details: string;
  readonly created_at: string;
}

const insertEvent = prepareStatement<NewRow, object>((db, slots) =>
  db('audit_events').insert({
    author_id: slots.author_id,
    entity_type: slots.entity_type,
    entity_id: slots.entity_id,
    details: slots.details,
    created_at: slots.created_at,
  }),
);

/** Records a change in the audit events of the entity, in the transaction of the change. */
export async function recordAuditEvent(db: Database, event: Audited): Promise<void> {
  const { author, entity, change, at } = event;
  const path = entity.path ?? (await findPath(db, entity));
  const target = event.target ?? { type: entity.type, id: entity.id, details: path };
  await insertEvent.run(db, {
    author_id: author.id,
    entity_type: entity.type,
    entity_id: entity.id,
    details: JSON.stringify({
      ...tell(change),
      author_name: author.name,
      target_id: target.id,
      target_type: target.type,
      target_details: truncateText(target.details, maxTextChars),
      entity_path: path,
    }),
    created_at: at,
  });
}

type Id = { readonly id: number };
type Path = { readonly path: string };

const paths = {
  Group: prepareStatement<Id, Path>((db, { id }) =>
    db('namespaces').where({ id }).select('full_path as path').limit(1),
  ),
  Project: prepareStatement<Id, Path>((db, { id }) =>
    db('projects').where({ id }).select('full_path as path').limit(1),
  ),
  User: prepareStatement<Id, Path>((db, { id }) =>
    db('users').where({ id }).select('username as path').limit(1),
  ),
};

/** Empty if the entity is deleted. */
const findPath = async (db: Database, { type, id }: AuditedEntity): Promise<string> =>
  (await paths[type].first(db, { id }))?.path ?? '';

/** Attributes whose change is recorded without values. */
const secret =
  /(?:^|_)(?:tokens?|secrets?|passwords?|passphrase|private_key|key|digest|dsn)$|_url$/;

/** Longer texts are truncated: a changed text may be a long description. */
const maxTextChars = 255;

function tell(change: AuditedChange): AuditedChange {
  if (!('change' in change) || (!('from' in change) && !('to' in change))) return change;
  if (secret.test(change.change) || change.change in hiddenSecrets)
    return { change: change.change };
  return { change: change.change, from: tellValue(change.from), to: tellValue(change.to) };
}

function tellValue(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return truncateText(value, maxTextChars);
  if (typeof value !== 'object') return value;
  const text = JSON.stringify(value);
  return text.length > maxTextChars ? truncateText(text, maxTextChars) : value;
}
