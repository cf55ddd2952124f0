import { findRequester } from '#src/policy/work-requester.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';
import type { Database } from '#src/database/database.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import { readProse } from '#src/rendering/prose.ts';
import {
  findMentioned,
  readMentionedIssuables,
  toViewpoint,
} from '#src/domains/planning/markdown/mentioned.ts';
import { addSystemNotes } from '#src/domains/planning/notes/system.ts';
import type { NoteRow } from '#src/domains/planning/notes/table.ts';
import type { issuableChanged, issuableCreated } from '#src/domains/planning/issuables/events.ts';
import { formatReferenceFrom } from '#src/domains/planning/issuables/references.ts';
import {
  toIssuableColumns,
  type Issuable,
  type IssuableKind,
  issuableKinds,
} from '#src/domains/planning/issuables/issuable.ts';

/** Texts that mention other targets, and their place. */
interface Mentioning {
  readonly source: Issuable;
  readonly texts: readonly (string | null)[];
  /** The request of the user who wrote them. */
  readonly by: UserRequest;
  readonly at: Date;
}

/** A new record may name others in its title and description. */
export async function noteThoseOfNew(
  db: Database,
  { target, by, at }: FactsOf<typeof issuableCreated>,
): Promise<void> {
  const texts = [target.title, target.description];
  await noteCrossReferences(db, { source: target, texts, by, at });
}

/** Another title or description may name others. */
export async function noteThoseOfChange(
  db: Database,
  { target, by, at, changes }: FactsOf<typeof issuableChanged>,
): Promise<void> {
  const texts = changes.flatMap((change) =>
    change.attribute === 'title' || change.attribute === 'description' ? [change.to] : [],
  );
  await noteCrossReferences(db, { source: target, texts, by, at });
}

interface OfNote {
  readonly note: NoteRow;
  readonly target: Issuable;
  readonly by: UserRequest;
  readonly at: Date;
}

/** A confidential note leaves no references, because fewer users see it than its target. */
export async function noteThoseOfNote(db: Database, { note, target, by, at }: OfNote) {
  if (note.confidential) return;
  await noteCrossReferences(db, { source: target, texts: [note.body], by, at });
}

/**
 * Leaves a note of the system on each target that the texts name and their author may see, once for each pair.
 * The note shows to those who may see the source. Call it in the transaction that holds the source locked.
 */
async function noteCrossReferences(
  db: Database,
  { source, texts, by, at }: Mentioning,
): Promise<void> {
  const references = texts.flatMap((text) => readMentionedIssuables(readProse(text ?? '')));
  const actor = references.length === 0 ? null : await findRequester(db, by);
  const named = actor === null ? [] : await findMentioned(db, references, source, actor);
  const each = new Map(named.map((target) => [`${target.kind} ${target.row.id}`, target]));
  each.delete(`${source.kind} ${source.id}`);
  const others = [...each.values()];
  const known = others.length === 0 ? new Set() : await findNoted(db, source);
  const unknown = others.filter(({ kind, row }) => !known.has(`${kind} ${row.id}`));
  await addSystemNotes(
    db,
    unknown.map((target) => ({
      target: { kind: target.kind, id: target.row.id },
      authorId: by.user_id,
      action: 'cross_reference' as const,
      body: `mentioned in ${issuableKinds[source.kind].word} ${formatReferenceFrom(source, toViewpoint(target))}`,
      about: source,
      at,
    })),
  );
}

/** The targets that have a note of this source already. */
async function findNoted(db: Database, source: Issuable): Promise<ReadonlySet<string>> {
  const [column, id] = Object.entries(toIssuableColumns(source))[0] ?? [];
  const rows = await db('notes')
    .where({ [`about_${column}`]: id, action: 'cross_reference' })
    .select<Record<string, number | null>[]>(
      ...Object.values(issuableKinds).map(({ column }) => column),
    );
  const kinds = Object.keys(issuableKinds) as IssuableKind[];
  return new Set(
    rows.flatMap((row) =>
      kinds.flatMap((kind) => {
        const id = row[issuableKinds[kind].column] ?? null;
        return id === null ? [] : [`${kind} ${id}`];
      }),
    ),
  );
}
