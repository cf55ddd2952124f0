import type { Database } from '#src/database/database.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { type UserRequest, readWorkRequest } from '#src/policy/work-requester.ts';
import { readProse } from '#src/rendering/prose.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import type { CommitNoteHappened } from '#src/domains/code/commits/events.ts';
import { findNamedInPush, noteCommits } from './pushed-commits.ts';

interface Comment {
  readonly id: number;
  readonly author_id: number;
  /** Jobs of earlier versions have none. */
  readonly by?: UserRequest;
}

/**
 * Reads references from a comment on a commit, or from its new text. Comments on commits that only merge request
 * readers see leave none.
 */
export async function readCommentOnCommit(
  db: Database,
  { by, note, shown }: CommitNoteHappened,
  { workers }: SubscriberDependencies,
): Promise<void> {
  if (!shown || !/[#&!]\d/.test(note.note)) return;
  await workers.enqueue(db, readCommitComment, { id: note.id, author_id: by.user_id, by });
}

/** Creates system notes on the targets that a comment on a commit mentions and its author may see. */
export const readCommitComment: WorkerDefinition<Comment> = {
  name: 'read_commit_comment',
  worksFor: ({ author_id }) => toUserOwner(author_id),

  async run(
    { id, author_id, by: request = readWorkRequest({ user_id: author_id }) },
    dependencies,
  ) {
    const { db } = dependencies;
    const row = await db('commit_notes')
      .where({ id })
      .first<{ project_id: number; commit_id: string; note: string } | undefined>();
    if (row === undefined) return;
    const by = await findProjectAsUser(db, request, row.project_id);
    if (by === null || !isFeatureVisible(by.project, 'repository')) return;
    const commits = [{ id: row.commit_id, message: readProse(row.note) }];
    await noteCommits(dependencies, by, commits, await findNamedInPush(db, by, commits));
  },
};
