import type { Database } from '#src/database/database.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { toUnknownRequest, type UserRequest, readWorkRequest } from '#src/policy/work-requester.ts';
import { splitIntoBatches, insertBatchRows } from '#src/turns/in-batches.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import type { WorkerDefinition, Workers } from '#src/workers/definition.ts';
import { ofMergeRequest, toUserOwner } from '#src/workers/owners.ts';
import { closeIssue, isAutocloseEnabled } from '#src/domains/planning/issues/close.ts';
import type { issuableChanged, issuableCreated } from '#src/domains/planning/issuables/events.ts';
import { findClosings } from './closing.ts';
import type { versionAdded } from './events.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

interface Payload {
  readonly id: number;
}

/** Keeps which issues a merge request will close, as its author sees them: issues count theirs. */
export const readClosingIssues: WorkerDefinition<Payload> = {
  name: 'read_closing_issues',
  worksFor: ({ id }, db) => ofMergeRequest(db, id),

  async run({ id }, { db, git }) {
    const mergeRequest = await findRow(db, id);
    if (mergeRequest === undefined) return;
    // The row keeps its author alone: no request is theirs by the time that others push.
    const by = toUnknownRequest(mergeRequest.author_id);
    const parties = await findProjectAsUser(db, by, mergeRequest.target_project_id);
    const named =
      parties === null
        ? []
        : await findClosings({ db, git }, parties.project, mergeRequest, parties.actor);
    const issues = named.map(({ row }) => row.id);
    await db.transaction(async (db) => {
      const known = await db('merge_requests').where({ id }).forNoKeyUpdate().first('id');
      if (known === undefined) return;
      const closing = db('merge_request_closing_issues').where({ merge_request_id: id });
      await changeWithin(closing, 'delete', 'issue_id');
      for (const some of splitIntoBatches(issues, insertBatchRows)) {
        const rows = some.map((issue_id) => ({ merge_request_id: id, issue_id }));
        await db('merge_request_closing_issues').insert(rows).onConflict().ignore();
      }
    });
  },
};

interface Merged extends Payload {
  readonly actor_id: number;
  /** Jobs of earlier versions have none. */
  readonly by?: UserRequest;
}

/** Closes the issues that a merge request into the default branch names, if the user who merged it may close them. */
export const closeMergedIssues: WorkerDefinition<Merged> = {
  name: 'close_merged_issues',
  worksFor: ({ actor_id }) => toUserOwner(actor_id),

  async run({ id, actor_id, by = readWorkRequest({ user_id: actor_id }) }, dependencies) {
    const { db } = dependencies;
    const mergeRequest = await findRow(db, id);
    if (mergeRequest?.state !== 'merged') return;
    const parties = await findProjectAsUser(db, by, mergeRequest.target_project_id);
    if (parties === null || !(await isAutocloseEnabled(db, parties.project))) return;
    const { actor, project } = parties;
    const named = await findClosings(dependencies, project, mergeRequest, actor);
    for (const target of named) await closeIssue(dependencies, actor, target);
  },
};

function findRow(db: Database, id: number): Promise<MergeRequestRow | undefined> {
  return db<MergeRequestRow>('merge_requests').where({ id }).first();
}

const read = (db: Database, id: number, workers: Pick<Workers, 'enqueue'>) =>
  workers.enqueue(db, readClosingIssues, { id }, { key: `read_closing_issues:${id}` });

/** A new merge request may close issues. */
export async function readClosingsOfNew(
  db: Database,
  { target }: FactsOf<typeof issuableCreated>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  if (target.kind === 'merge_request') await read(db, target.id, workers);
}

/** Messages of commits that were pushed may close others. */
export async function readClosingsOfVersion(
  db: Database,
  { mergeRequest, because }: FactsOf<typeof versionAdded>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  if (because !== 'created') await read(db, mergeRequest.id, workers);
}

/** Another description may close others; once it is merged they are closed. */
export async function readOrCloseIssues(
  db: Database,
  { target, by, changes }: FactsOf<typeof issuableChanged>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  if (target.kind !== 'merge_request') return;
  if (changes.some(({ attribute }) => attribute === 'description')) {
    await read(db, target.id, workers);
  }
  if (changes.some((change) => change.attribute === 'state' && change.to === 'merged')) {
    await workers.enqueue(db, closeMergedIssues, { id: target.id, actor_id: by.user_id, by });
  }
}
