import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { countUpTo } from '#src/database/dialect.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { parseTitle } from '#src/git/formats/commit-object.ts';
import { showsObject } from '#src/git/shown-objects.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { commitCommented } from './events.ts';
import type { FoundCommit } from './finder.ts';
import { type CommitNoteRow, insertCommitNote } from './table.ts';

/** The line of the diff of a commit that a note is about. */
export type CommitNotePlace = Pick<CommitNoteRow, 'path' | 'line' | 'line_type' | 'position'>;

/** The place of a note about the commit as a whole. */
export const nowhere: CommitNotePlace = { path: null, line: null, line_type: null, position: null };

interface GivenCommitNote {
  readonly by: UserRequest;
  readonly note: string;
  readonly place: CommitNotePlace;
  readonly type: CommitNoteRow['type'];
  /** The thread that it replies in, whose place it takes; left out where it begins one. */
  readonly discussionId?: string;
  /** Time of the note, if it is not the current one. ISO 8601. */
  readonly saidAt?: string | undefined;
}

const maxTitleChars = 255;
/** Upper limit on the notes of one commit, as for other noteable records. */
const maxNotes = 5_000;

/** Tells whether a commit has the maximum number of notes. */
export async function isCommitFull(
  db: Database,
  { project_id, commit_id }: Pick<CommitNoteRow, 'project_id' | 'commit_id'>,
): Promise<boolean> {
  const notesOfCommit = db('commit_notes').where({ project_id, commit_id }).select('id');
  return (await countUpTo(db, notesOfCommit, maxNotes)) >= maxNotes;
}

/**
 * Stores a note on a commit, and announces it.
 * @throws NotFound for a deleted discussion
 * @throws BadRequest above the maximum number of notes
 */
export async function storeNoteOnCommit(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  project: Pick<ProjectRow, 'id'>,
  { repository, commit }: FoundCommit,
  { by, note, place, type, discussionId, saidAt }: GivenCommitNote,
): Promise<CommitNoteRow> {
  const shown = await showsObject(repository.withoutRequests(), commit.id);
  const at = clock();
  const ids = { project_id: project.id, commit_id: commit.id };
  return db.transaction(async (db) => {
    await lockNotes(db, project);
    if (await isCommitFull(db, ids)) {
      throw new BadRequest(
        '400 Bad request - Note {:base=>["Maximum number of comments exceeded"]}',
      );
    }
    const thread =
      discussionId === undefined ? { ...place, type } : await joinThread(db, ids, discussionId);
    const { path, line, line_type, position } = thread;
    const row = await insertCommitNote(
      db,
      { ...ids, author_id: by.user_id, note, path, line, line_type, position, type: thread.type },
      saidAt ?? at.toISOString(),
      discussionId,
    );
    const title = parseTitle(commit.message).replaceAll('\0', '').slice(0, maxTitleChars);
    await publish(db, commitCommented({ project, by, note: row, title, shown, at }));
    return row;
  });
}

/**
 * Serializes writes of commit notes in the project until the transaction ends.
 * @throws NotFound when the project is gone
 */
export async function lockNotes(db: Database, { id }: Pick<ProjectRow, 'id'>): Promise<void> {
  const locked = await db('projects').where({ id }).forNoKeyUpdate().first('id');
  if (locked === undefined) throw new NotFound('Project');
}

/** Position and type of a reply; an individual note becomes a thread. */
async function joinThread(
  db: Database,
  ids: Pick<CommitNoteRow, 'project_id' | 'commit_id'>,
  discussionId: string,
): Promise<CommitNotePlace & Pick<CommitNoteRow, 'type'>> {
  const selectNotes = () =>
    db<CommitNoteRow>('commit_notes').where({ ...ids, discussion_id: discussionId });
  const first = await selectNotes().where('starts_discussion', true).first();
  if (first === undefined) throw new NotFound('Discussion');
  if (first.type !== null) return first;
  await selectNotes().update({ type: 'DiscussionNote' });
  return { ...first, type: 'DiscussionNote' };
}
