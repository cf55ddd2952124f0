import type { StoredRequest } from '#src/policy/work-requester.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { runInOwnersTurn, partRows } from '#src/database/in-parts.ts';
import { Postponed, type WorkerDefinition, type Workers } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import { noteGuards } from '#src/domains/planning/notes/table.ts';
import { settleLater } from './settle-copy.ts';
import type { IssueRow } from '#src/records/issue.ts';

/** Two issues; the target gets the notes of the source. */
interface Ends extends StoredRequest {
  readonly issue_id: number;
  readonly source_id: number;
  /** The project of the source. */
  readonly from_id: number;
}

interface Payload extends Ends {
  /** The last note that the source had; null where its own notes were still coming. */
  readonly until_id: number | null;
}

/** Number of parts that the transaction of a move or clone copies itself. */
const maxPartsOfTransaction = 4;

/** Milliseconds after which a job looks again for whether its source has all of its notes. */
const sourceTakesMs = 1000;

/**
 * Copies the notes of an issue to its replacement, with threads and authors, in the transaction that creates the
 * replacement. A job copies those beyond a limit, each batch in a transaction of its own. Both issues are locked.
 * References are settled once all notes are copied.
 */
export async function beginCopyingNotes(db: Database, workers: Workers, ends: Ends): Promise<void> {
  const { issue_id, source_id } = ends;
  const isComing = await isIncomplete(db, source_id);
  let after_id = 0;
  for (let parts = 0; parts < maxPartsOfTransaction; parts += 1) {
    const last = await copyPart(db, { ...ends, until_id: null }, { after_id, internal: false });
    if (last === null) break;
    after_id = last;
    await nextTurn();
  }
  const newest = await selectNotesAfter(db, source_id, after_id)
    .orderBy('id', 'desc')
    .first<{ id: number } | undefined>('id');
  if (!isComing && newest === undefined) {
    await settleLater(db, workers, ends);
    return;
  }
  await db('note_copies').insert({ issue_id, after_id });
  const until_id = isComing ? null : (newest?.id ?? 0);
  await workers.enqueue(db, copyIssueNotes, { ...ends, until_id });
}

/** Copies notes of an issue that exceeded the limit of the transaction that moved or cloned it. */
export const copyIssueNotes: WorkerDefinition<Payload> = {
  name: 'copy_issue_notes',
  worksFor: ({ user_id }) => toUserOwner(user_id),
  timeout: 3600,

  async run(payload, { db, workers }, { signal }) {
    const owner = toUserOwner(payload.user_id);
    while (await runInOwnersTurn(db, owner, (db) => copyNextPart(db, workers, payload))) {
      signal.throwIfAborted();
    }
  },
};

/**
 * The row of the copy stores the progress in the transaction of each part, so no note is copied twice. False at the
 * end.
 */
async function copyNextPart(db: Database, workers: Workers, payload: Payload): Promise<boolean> {
  const { issue_id, source_id } = payload;
  const copy = await presentIssue(db, issue_id).forNoKeyUpdate();
  const reached = await db('note_copies')
    .where({ issue_id })
    .first<{ after_id: number } | undefined>('after_id');
  if (copy === undefined || reached === undefined) return false;
  if (await isIncomplete(db, source_id)) throw new Postponed(sourceTakesMs);
  const source = await presentIssue(db, source_id);
  if (source !== undefined) {
    // Readers of the copy see nothing that became confidential before it was copied.
    const internal = source.confidential && !copy.confidential;
    const last = await copyPart(db, payload, { after_id: Number(reached.after_id), internal });
    if (last !== null) {
      await db('note_copies').where({ issue_id }).update({ after_id: last });
      return true;
    }
  }
  await db('note_copies').where({ issue_id }).delete();
  await settleLater(db, workers, payload);
  return false;
}

const presentIssue = (db: Database, id: number) =>
  db('issues')
    .where({ id })
    .whereNotNull('project_id')
    .first<Pick<IssueRow, 'confidential'> | undefined>('confidential');

/** Tells whether the copying of notes to this issue still runs. */
async function isIncomplete(db: Database, issue_id: number): Promise<boolean> {
  return (await db('note_copies').where({ issue_id }).first('issue_id')) !== undefined;
}

const selectNotesAfter = (db: Database, issue_id: number, id: number) =>
  db('notes').where({ issue_id }).where('id', '>', id);

const columns = [
  'author_id',
  'discussion_id',
  'starts_discussion',
  ...noteGuards,
  'type',
  'body',
  'system',
  'action',
  'created_at',
  'updated_at',
].join(', ');

interface Part {
  readonly after_id: number;
  /** True if only users who see confidential issues see the copies. */
  readonly internal: boolean;
}

/**
 * Copies the notes that come next, and answers the last of them; null when none is left. Each is marked with the project
 * whose references it holds: an earlier one where those of the note itself are not settled yet.
 */
async function copyPart(
  db: Database,
  { issue_id, source_id, from_id, until_id }: Payload,
  { after_id, internal }: Part,
): Promise<number | null> {
  const notes = selectNotesAfter(db, source_id, after_id)
    // The source may have a note about the copy by now.
    .where((other) => void other.whereNull('about_issue_id').orWhereNot('about_issue_id', issue_id))
    .orderBy('id')
    .limit(partRows)
    .forShare();
  if (until_id !== null) void notes.where('id', '<=', until_id);
  const ids = await notes.pluck<number[]>('id');
  const last = ids.at(-1);
  if (last === undefined) return null;
  const inserted = await db.raw<{ id: number; counted: boolean }>(
    `insert into notes (issue_id, ${columns}, confidential, unsettled_from_id)
     select cast(? as bigint), ${columns}, ${internal ? 'true' : 'confidential'},
       coalesce(unsettled_from_id, cast(? as bigint))
     from ? as chosen order by id
     returning id, not system and not confidential as counted`,
    [issue_id, from_id, whereInList(db('notes'), 'id', ids)],
  );
  const copies = inserted.map(({ id }) => Number(id)).sort((one, other) => one - other);
  await beginThreads(db, copies);
  await copyMentions(db, ids, copies, issue_id);
  await db('issues')
    .where({ id: issue_id })
    .increment('user_notes_count', inserted.filter(({ counted }) => counted).length);
  return last;
}

/** The first note of each thread starts it, although notes may have been deleted between two parts. */
async function beginThreads(db: Database, ids: readonly number[]): Promise<void> {
  await whereInList(db('notes'), 'id', ids)
    .whereRaw(
      `starts_discussion = exists (
         select 1 from notes as earlier
         where earlier.issue_id = notes.issue_id and earlier.discussion_id = notes.discussion_id
           and earlier.id < notes.id
       )`,
    )
    .update({ starts_discussion: db.raw('not starts_discussion') });
}

/** Copies mentions, so that the mentioned users participate in the copy too. */
async function copyMentions(
  db: Database,
  ids: readonly number[],
  copies: readonly number[],
  issue_id: number,
): Promise<void> {
  const copyOf = new Map(ids.map((id, at) => [id, copies[at]]));
  const mentions = db('user_mentions').select<{ note_id: number; user_id: number }[]>(
    'note_id',
    'user_id',
  );
  const rows = await whereInList(mentions, 'note_id', ids).orderBy('id');
  const copied = rows.flatMap(({ note_id, user_id }) => {
    const copy = copyOf.get(note_id);
    return copy === undefined ? [] : [{ issue_id, note_id: copy, user_id }];
  });
  if (copied.length > 0) await db('user_mentions').insert(copied);
}
