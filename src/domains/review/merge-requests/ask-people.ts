import type { TodoAction } from '#generated/todos/types.ts';
import type { Database } from '#src/database/database.ts';
import { findReaders } from '#src/domains/planning/issuables/readers.ts';
import { addTodos } from '#src/domains/planning/issuables/todos.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toMergeRequestIssuable } from './table.ts';

interface Question {
  readonly action: TodoAction;
  readonly at: Date;
}

/** Creates to-dos for the author of a merge request, and for the user of its automatic merge. */
export async function askThoseWhoWait(
  db: Database,
  row: MergeRequestRow,
  question: Question,
): Promise<void> {
  await askPeople(db, row, question, [row.author_id, row.merge_user_id ?? row.author_id]);
}

/** Creates to-dos about a merge request for those of the users who may read it, one by one, as they are few. */
export async function askPeople(
  db: Database,
  row: MergeRequestRow,
  { action, at }: Question,
  userIds: readonly number[],
): Promise<void> {
  const project = await db('projects')
    .where({ id: row.target_project_id })
    .first<{ id: number; namespace_id: number; full_path: string } | undefined>(
      'id',
      'namespace_id',
      'full_path',
    );
  if (project === undefined) return;
  const target = toMergeRequestIssuable(row, project);
  const todo = { target, action, authorId: row.author_id, at };
  await addTodos(db, todo, await findReaders(db, userIds, { target }));
}
