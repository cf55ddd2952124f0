import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { partRows } from '#src/database/in-parts.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { hourSeconds, minuteMs } from '#src/units.ts';
import {
  Postponed,
  type WorkerDefinition,
  type WorkerDependencies,
  type Workers,
} from '#src/workers/definition.ts';
import { toInstanceOwner, ofProject } from '#src/workers/owners.ts';
import {
  findPolicyErrors,
  computeNextCleanup,
} from '#src/domains/core/projects/expiration-policy.ts';
import type { ExpirationPolicy, ProjectSettingsRow } from '#src/domains/core/projects/settings.ts';
import { lockProject } from '#src/domains/core/projects/table.ts';
import type { TagRules } from './choose-tags.ts';
import { leaveCleanupSlot, takeCleanupSlot } from './cleanup-places.ts';
import { deleteByRules } from './delete-by-rules.ts';
import { retryIfAway } from './later-if-away.ts';
import type { Located } from './table.ts';

/** Maximum difference between the clocks of several machines, in milliseconds. */
const clockSkewMs = minuteMs;

/** Policies of older projects are inactive, unless a setting activates them. */
const policiesSince = '2020-02-22T00:00:00.000Z';

async function findPolicy(db: Database, projectId: number): Promise<ExpirationPolicy | undefined> {
  const row = await db<ProjectSettingsRow>('project_settings')
    .where({ project_id: projectId })
    .first<Pick<ProjectSettingsRow, 'container_expiration_policy'> | undefined>(
      'container_expiration_policy',
    );
  return row?.container_expiration_policy;
}

/** Enqueues the next run of a policy, in the transaction that stores its time. */
export async function schedulePolicyRun(
  db: Database,
  workers: Workers,
  projectId: number,
  policy: ExpirationPolicy | undefined,
): Promise<void> {
  if (policy?.enabled !== true || policy.next_run_at === null) return;
  await workers.enqueue(
    db,
    runExpirationPolicy,
    { project_id: projectId },
    { runAt: new Date(policy.next_run_at), key: `${projectId} ${policy.next_run_at}` },
  );
}

export async function scheduleProject(
  db: Database,
  workers: Workers,
  projectId: number,
): Promise<void> {
  await schedulePolicyRun(db, workers, projectId, await findPolicy(db, projectId));
}

interface OfProject {
  readonly project_id: number;
}

/** Runs the policy of a project: stores the next time, and cleans up the images. An invalid policy is disabled. */
export const runExpirationPolicy: WorkerDefinition<OfProject> = {
  name: 'run_expiration_policy',
  worksFor: ({ project_id }, db) => ofProject(db, project_id),

  async run({ project_id }, { db, workers, clock }) {
    const now = clock();
    await db.transaction(async (db) => {
      const project = await lockProject(db, project_id);
      const policy = await findPolicy(db, project_id);
      if (project === undefined || policy?.enabled !== true || policy.next_run_at === null) return;
      const early = Date.parse(policy.next_run_at) - now.getTime();
      // The policy was changed, which queued another job.
      if (early > clockSkewMs) return;
      if (early > 0) throw new Postponed(early);
      const readable = Object.keys(findPolicyErrors(policy)).length === 0;
      const next: ExpirationPolicy = readable
        ? { ...policy, next_run_at: computeNextCleanup(policy, now) }
        : { ...policy, enabled: false, next_run_at: null };
      await db('project_settings').where({ project_id }).update({
        container_expiration_policy: next,
      });
      await schedulePolicyRun(db, workers, project_id, next);
      const key = String(project_id);
      if (readable) await workers.enqueue(db, cleanUpImages, { project_id, after: 0 }, { key });
    });
  },
};

interface CleanUp extends OfProject {
  /** The id of the last repository that is done. */
  readonly after: number;
}

/** Milliseconds for which one job cleans up, before others have their turn. */
const turnMs = 30_000;
/** Milliseconds until a job looks for a place again. */
const waitMs = 120_000;
/** Seconds. */
const timeoutSeconds = hourSeconds;

/** Deletes the tags that the policy of a project chooses, in one repository after the other. */
export const cleanUpImages: WorkerDefinition<CleanUp> = {
  name: 'clean_up_images',
  worksFor: ({ project_id }, db) => ofProject(db, project_id),
  timeout: timeoutSeconds,

  async run({ project_id, after }, dependencies, { signal }) {
    const { db, workers, clock, config } = dependencies;
    if (config.registry === 'off') return;
    const policy = await findPolicy(db, project_id);
    if (policy?.enabled !== true || !(await mayBeCleaned(db, project_id))) return;
    const { container_registry_expiration_policies_worker_capacity: capacity } =
      await loadCurrentSettings(db);
    if (capacity === 0) return;
    const begun = clock();
    const slot = await takeCleanupSlot(db, {
      capacity,
      now: begun,
      milliseconds: timeoutSeconds * 1_000,
    });
    if (slot === null) throw new Postponed(waitMs);
    try {
      const last = await deleteSomeTags(dependencies, { project_id, after }, policy, signal);
      if (last !== null) await workers.enqueue(db, cleanUpImages, { project_id, after: last });
    } finally {
      await leaveCleanupSlot(db, slot);
    }
  },
};

async function mayBeCleaned(db: Database, projectId: number): Promise<boolean> {
  const project = await db<ProjectRow>('projects')
    .where({ id: projectId, archived: false })
    .whereNotNull('listing')
    .whereNot('container_registry_access_level', 'disabled')
    .first<Pick<ProjectRow, 'created_at'> | undefined>('created_at');
  if (project === undefined) return false;
  if (project.created_at >= policiesSince) return true;
  return (await loadCurrentSettings(db)).container_expiration_policies_enable_historic_entries;
}

/** Null when all repositories are done; otherwise the id of the last completed one. */
async function deleteSomeTags(
  deps: WorkerDependencies,
  { project_id, after }: CleanUp,
  policy: ExpirationPolicy,
  signal: AbortSignal,
): Promise<number | null> {
  const { db, clock, log } = deps;
  const rules = toRules(policy);
  const until = clock().getTime() + turnMs;
  for (let last = after; ;) {
    signal.throwIfAborted();
    const next = await db('registry_repositories')
      .join('projects', 'projects.id', 'registry_repositories.project_id')
      .where('registry_repositories.project_id', project_id)
      .where('registry_repositories.id', '>', last)
      .orderBy('registry_repositories.id')
      .first<Located | undefined>('registry_repositories.*', 'projects.full_path');
    if (next === undefined) return null;
    if (next.status !== 'delete_scheduled') {
      const { id } = next;
      await db('registry_repositories')
        .where({ id })
        .update({ cleanup_started_at: clock().toISOString() });
      // The next turn deletes the rest.
      if (!(await retryIfAway(log, deleteByRules(deps, next, rules, signal)))) return last;
    }
    last = next.id;
    if (clock().getTime() >= until) return last;
  }
}

const toRules = (policy: ExpirationPolicy): TagRules => ({
  nameRegexDelete: policy.name_regex ?? '',
  nameRegexKeep: policy.name_regex_keep === '' ? null : policy.name_regex_keep,
  keepN: policy.keep_n,
  olderThan: policy.older_than,
});

/** Queues jobs once a day for policies that have lost theirs. */
export const schedulePolicies: WorkerDefinition<object> = {
  name: 'schedule_expiration_policies',
  worksFor: toInstanceOwner,
  daily: { hour: 1, minute: 50 },
  timeout: timeoutSeconds,

  async run(_, { db, workers }, { signal }) {
    for (let last = 0; ;) {
      signal.throwIfAborted();
      const rows = await db('registry_repositories')
        .where('id', '>', last)
        .orderBy('id')
        .limit(partRows)
        .select<{ id: number; project_id: number }[]>('id', 'project_id');
      if (rows.length === 0) return;
      last = rows.at(-1)?.id ?? last;
      const ids = [...new Set(rows.map((row) => row.project_id))];
      const settings = await whereInList(db('project_settings'), 'project_id', ids).select<
        Pick<ProjectSettingsRow, 'project_id' | 'container_expiration_policy'>[]
      >('project_id', 'container_expiration_policy');
      for (const { project_id, container_expiration_policy: policy } of settings) {
        await schedulePolicyRun(db, workers, project_id, policy);
      }
    }
  },
};
