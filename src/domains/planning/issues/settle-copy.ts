import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { runInOwnersTurn } from '#src/database/in-parts.ts';
import { findRequester, readWorkRequest, type StoredRequest } from '#src/policy/work-requester.ts';
import { toProjectContainer } from '#src/records/container.ts';
import type { WorkerDefinition, WorkerDependencies, Workers } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import { rewriteReferences, type TextMove } from '#src/domains/planning/markdown/rewrite.ts';
import { copyNamedFiles } from '#src/domains/projects/project-uploads/copy.ts';

interface Payload extends StoredRequest {
  readonly issue_id: number;
  /** The project of the copied issue. */
  readonly from_id: number;
  /** The note up to which it is done. */
  readonly after_id: number;
}

interface CopiedNote {
  readonly body: string;
  /** The project whose references it holds; null once it is settled. */
  readonly unsettled_from_id: number | null;
}

/** Notes of one job: there may be many thousands, and others have their turn between these. */
const noteBatchSize = 200;

/** Maximum number of notes that one transaction settles, and of characters in their texts. */
const maxNotesOfPart = 50;
const maxCharsOfPart = 1_000_000;

/** A note, and its text with the names that it has in its new place. */
interface SettledNote {
  readonly id: number;
  readonly before: string;
  readonly body: string;
}

/**
 * Rewrites the references in notes of an issue that was moved or cloned to another project, and copies its files. Safe
 * to repeat.
 */
export const settleCopiedIssue: WorkerDefinition<Payload> = {
  name: 'settle_copied_issue',
  worksFor: ({ user_id }) => toUserOwner(user_id),

  async run(payload, dependencies, { signal }) {
    const { issue_id, from_id, user_id, after_id } = payload;
    const { db, workers } = dependencies;
    const issue = await db('issues')
      .where({ id: issue_id })
      .first<{ project_id: number; description: string | null } | undefined>(
        'project_id',
        'description',
      );
    if (issue === undefined) return;
    const projects = { from: from_id, to: issue.project_id };
    const to = await findContainer(db, issue.project_id);
    if (to === undefined) return;
    if (after_id === 0) await copyNamedFiles(dependencies, issue.description ?? '', projects);
    const ids = await db('notes')
      .where({ issue_id })
      .where('id', '>', after_id)
      .orderBy('id')
      .limit(noteBatchSize)
      .pluck<number[]>('id');
    const reader = await loadReader(dependencies, payload);
    let part: SettledNote[] = [];
    let characters = 0;
    for (const id of ids) {
      if (signal.aborted) return;
      const note = await db('notes')
        .where({ id })
        .first<CopiedNote | undefined>('body', 'unsettled_from_id');
      if (note?.unsettled_from_id == null) continue;
      const origin = Number(note.unsettled_from_id);
      const from = await findContainer(db, origin);
      await copyNamedFiles(dependencies, note.body, { from: origin, to: issue.project_id });
      const moved = from !== undefined && origin !== issue.project_id;
      const body = moved ? await rewriteReferences(reader, note.body, { from, to }) : note.body;
      part.push({ id, before: note.body, body });
      characters += body.length;
      if (part.length < maxNotesOfPart && characters < maxCharsOfPart) continue;
      await settleNotes(db, user_id, part);
      part = [];
      characters = 0;
    }
    if (part.length > 0) await settleNotes(db, user_id, part);
    const last = ids.at(-1);
    if (last === undefined || ids.length < noteBatchSize) return;
    await workers.enqueue(db, settleCopiedIssue, { ...payload, after_id: last });
  },
};

async function settleNotes(db: Database, user_id: number, notes: readonly SettledNote[]) {
  const ids = notes.map(({ id }) => id);
  await runInOwnersTurn(db, toUserOwner(user_id), async (db) => {
    for (const { id, before, body } of notes) {
      // A concurrent change by a user takes precedence.
      if (body !== before) await db('notes').where({ id, body: before }).update({ body });
    }
    await whereInList(db('notes'), 'id', ids).update({ unsettled_from_id: null });
  });
}

/** Has a job settle an issue that has all of its notes. */
export async function settleLater(
  db: Database,
  workers: Workers,
  { issue_id, from_id, ...cause }: Omit<Payload, 'after_id'>,
): Promise<void> {
  const by = readWorkRequest(cause);
  await workers.enqueue(db, settleCopiedIssue, { issue_id, from_id, ...by, after_id: 0 });
}

/** References are resolved for the user who moves or clones the issue. */
async function loadReader({ db, git }: WorkerDependencies, cause: StoredRequest) {
  const actor = await findRequester(db, readWorkRequest(cause));
  // The plan is not checked: an instance without epics has none to find.
  return { db, git, actor, paid: true };
}

async function findContainer(db: Database, id: number): Promise<TextMove['from'] | undefined> {
  const row = await db('projects')
    .where({ id })
    .first<{ id: number; namespace_id: number; full_path: string } | undefined>(
      'id',
      'namespace_id',
      'full_path',
    );
  return row === undefined ? undefined : toTextContainer(row);
}

export function toTextContainer(project: {
  readonly id: number;
  readonly namespace_id: number;
  readonly full_path: string;
}): TextMove['from'] {
  return { container: toProjectContainer(project), fullPath: project.full_path };
}
