import type { Text } from '#runtime/later-text.ts';
import type { TodoAction } from '#generated/todos/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { partRows, runStepByStep } from '#src/database/in-parts.ts';
import { toOwnerColumn } from '#src/records/container.ts';
import type { AuthorColumns } from '#src/records/user.ts';
import { toIssuableColumns, type Issuable } from './issuable.ts';

/** A record that a user is asked to look at. */
interface TodoRow {
  readonly id: number;
  readonly user_id: number;
  /** The user by whose act it was made. */
  readonly author_id: number;
  /** The place of the target: one of both. */
  readonly project_id: number | null;
  readonly group_id: number | null;
  /** Exactly one of the columns of the target is set. */
  readonly issue_id: number | null;
  readonly merge_request_id: number | null;
  readonly epic_id: number | null;
  /** The full id of a commit of the project. */
  readonly commit_id: string | null;
  /** The note that mentions the user, where it is one. */
  readonly note_id: number | null;
  /** The same of notes on commits. */
  readonly commit_note_id: number | null;
  readonly action: TodoAction;
  readonly state: 'pending' | 'done';
  readonly created_at: string;
  readonly updated_at: string;
}

/** A to-do with everything that a list shows except the target. */
export interface ListedTodoRow extends TodoRow, AuthorColumns {
  readonly author_id: number;
  readonly project_name: string | null;
  readonly project_path: string | null;
  readonly project_full_path: string | null;
  /** Display names of the namespaces that hold the project. */
  readonly project_full_name: string | null;
  readonly project_description: string | null;
  readonly project_created_at: string | null;
  readonly group_name: string | null;
  readonly group_path: string | null;
  readonly group_full_path: string | null;
  readonly group_parent_id: number | null;
  readonly group_avatar: string | null;
  readonly note_body: Text | null;
  readonly commit_note_body: Text | null;
}

/** A commit as to-dos see it. */
export interface CommitSubject {
  readonly kind: 'commit';
  /** Full id of the commit. */
  readonly id: string;
  readonly container: { readonly kind: 'project'; readonly id: number };
}

export interface NewTodos {
  readonly target: Pick<Issuable, 'kind' | 'id' | 'container'> | CommitSubject;
  readonly action: TodoAction;
  readonly authorId: number;
  /** The note that mentions the users; for a commit, the note on it. */
  readonly noteId?: number | null | undefined;
  readonly at: Date;
}

/** The columns and values that refer to the subject of a to-do. */
const toSubjectColumns = (
  subject: Pick<Issuable, 'kind' | 'id'> | CommitSubject,
): Record<string, number | string> =>
  subject.kind === 'commit'
    ? { project_id: subject.container.id, commit_id: subject.id }
    : toIssuableColumns(subject);

/** Creates to-dos for users; users with a pending to-do of the same kind are left out. */
export async function addTodos(
  db: Database,
  { target, action, authorId, noteId = null, at }: NewTodos,
  userIds: readonly number[],
): Promise<readonly number[]> {
  if (userIds.length === 0) return [];
  const now = at.toISOString();
  const todo = {
    author_id: authorId,
    [toOwnerColumn(target.container)]: target.container.id,
    ...toSubjectColumns(target),
    [target.kind === 'commit' ? 'commit_note_id' : 'note_id']: noteId,
    action,
    state: 'pending',
    created_at: now,
    updated_at: now,
  };
  const added = await db('todos')
    .insert(userIds.map((user_id) => ({ ...todo, user_id })))
    .onConflict()
    .ignore()
    .returning<{ id: number }[]>('id');
  return added.map(({ id }) => id);
}

/** Limits users to those with a to-do from this text, pending or done. */
export function findUsersWithTodos(
  db: Database,
  {
    target,
    noteId,
  }: { readonly target: Pick<Issuable, 'kind' | 'id'>; readonly noteId: number | null },
  userIds: readonly number[],
): Promise<number[]> {
  return whereInList(db('todos'), 'user_id', userIds)
    .where({ ...toIssuableColumns(target), note_id: noteId })
    .whereIn('action', ['mentioned', 'directly_addressed'])
    .pluck<number[]>('user_id');
}

/** Marks as done the pending to-do of the user about the target. */
export async function finishTodos(
  db: Database,
  userId: number,
  target: Pick<Issuable, 'kind' | 'id'> | CommitSubject,
  at: Date,
): Promise<void> {
  await db('todos')
    .where({ ...toSubjectColumns(target), user_id: userId, state: 'pending' })
    .update({ state: 'done', updated_at: at.toISOString() });
}

/** Marks the pending to-dos of any user as done that merge requests caused for one reason. */
export async function finishTodosAbout(
  db: Database,
  {
    mergeRequestIds,
    action,
    at,
  }: {
    readonly mergeRequestIds: readonly number[];
    readonly action: TodoAction;
    readonly at: Date;
  },
): Promise<void> {
  if (mergeRequestIds.length === 0) return;
  await whereInList(
    db('todos').where({ action, state: 'pending' }),
    'merge_request_id',
    mergeRequestIds,
  ).update({ state: 'done', updated_at: at.toISOString() });
}

/** Marks as done all to-dos that the user has now, in parts. */
export async function finishAll(db: Database, userId: number, now: string): Promise<void> {
  const selectPending = () => db('todos').where({ user_id: userId, state: 'pending' });
  const last = await selectPending().max<{ id: number | null }[]>('id as id').first();
  const part = selectPending()
    .where('id', '<=', last?.id ?? 0)
    .orderBy('id')
    .limit(partRows);
  const done = { state: 'done', updated_at: now };
  await runStepByStep(db, (db) =>
    db('todos').whereIn('id', part.clone().select('id')).update(done),
  );
}
