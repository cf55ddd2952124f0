import { CoalescedReads } from '#src/turns/coalesced-reads.ts';
import { GenerationalCache } from '#src/database/bounded-cache.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { type Plan, isPaid } from '#src/plan.ts';
import { matchesRef } from '#src/policy/ref-pattern.ts';
import { isRequestRef } from '#src/policy/request-ref.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { formatMonth } from '#src/domains/ci/jobs/runner-usage.ts';
import type { RunnerRow } from '#src/domains/ci/runners/table.ts';
import {
  findKindsOfWaiting,
  maxWaitingProjects,
  findWaitingProjects,
  findWaitingProjectsOfRunner,
  type WaitingJobs,
} from './waiting-jobs.ts';

/** The facts about a project that decide which runners may run its jobs. */
interface WaitingProject {
  readonly id: number;
  readonly shared_runners_enabled: boolean;
  /** True if instance runners have used up the minutes of its top-level namespace this month. */
  readonly out_of_minutes: boolean;
}

/** The time of a read, and the plan of the instance. */
export interface Situation {
  readonly at: Date;
  readonly plan: Plan;
}

/** A part of the jobs that wait for a runner. */
export interface JobQueue {
  readonly jobs: readonly WaitingJobs[];
  /** True if there may be more jobs, which the next read contains. */
  readonly partial: boolean;
  /** Projects of the jobs; projects whose jobs no runner may take are left out. */
  readonly projects: ReadonlyMap<number, WaitingProject>;
  /** Tells whether the ref of these jobs is protected. */
  isProtected(db: Database, jobs: Omit<WaitingJobs, 'first'>): Promise<boolean>;
}

const findNewest = prepareStatement<object, { newest: string | null }>((db) =>
  db('jobs').whereRaw(`status = 'pending' and kind = 'build'`).max({ newest: 'queued_at' }),
);

interface ProjectColumns {
  readonly id: number;
  readonly visibility: Visibility;
  readonly shared_runners_enabled: boolean;
  /** Minutes per month; null follows the instance, 0 is no limit. */
  readonly monthly: number | null;
  /** Additional minutes. */
  readonly extra: number | null;
  readonly milliseconds: number | null;
}

const selectLimit = (db: Database, column: string) =>
  db.raw('coalesce(??, ??)', [`groups.${column}`, `users.${column}`]);

const findProjects = prepareStatement<{ ids: readonly number[]; month: string }, ProjectColumns>(
  (db, { ids, month }) =>
    whereInList(db('projects'), 'projects.id', ids)
      .join('project_settings as settings', 'settings.project_id', 'projects.id')
      .join('namespaces as roots', 'roots.id', 'projects.root_id')
      .leftJoin('groups', 'groups.namespace_id', 'roots.id')
      .leftJoin('users', 'users.id', 'roots.owner_id')
      .leftJoin('runner_usages as usages', (on) => {
        on.on('usages.namespace_id', 'roots.id').andOnVal('usages.month', month);
      })
      .whereNotNull('projects.listing')
      .where('projects.archived', false)
      .whereRaw(`projects.builds_access_level <> 'disabled'`)
      .select('projects.id', 'projects.visibility')
      .select('settings.shared_runners_enabled', 'usages.milliseconds')
      .select({
        monthly: selectLimit(db, 'shared_runners_minutes_limit'),
        extra: selectLimit(db, 'extra_shared_runners_minutes_limit'),
      }),
);

/** Public projects cost no minutes. */
function isOutOfMinutes(
  { visibility, monthly, extra, milliseconds }: ProjectColumns,
  usual: number,
): boolean {
  const limit = monthly ?? usual;
  if (visibility === 'public' || limit === 0) return false;
  return (milliseconds ?? 0) >= (limit + (extra ?? 0)) * 60_000;
}

interface ProtectedName {
  readonly name: string;
  readonly kind: 'branch' | 'tag';
}

const findProtections = prepareStatement<{ project: number }, ProtectedName>((db, { project }) =>
  db('protected_branches')
    .where('project_id', project)
    .select('name', db.raw(`'branch' as kind`))
    .unionAll(
      db('protected_tags').where('project_id', project).select('name', db.raw(`'tag' as kind`)),
    ),
);

/** Tells whether a branch or tag of a project is protected. */
export async function isProtectedRef(
  db: Database,
  { project_id: project, ref, tag }: Pick<WaitingJobs, 'project_id' | 'ref' | 'tag'>,
): Promise<boolean> {
  return covers(await findProtections.all(db, { project }), { ref, tag });
}

const covers = (
  protections: readonly ProtectedName[],
  { ref, tag }: Pick<WaitingJobs, 'ref' | 'tag'>,
) =>
  (tag || !isRequestRef(ref)) &&
  protections.some(({ name, kind }) => (kind === 'tag') === tag && matchesRef(name, ref));

/** Time when a job last began to wait: an unchanged time means no new jobs. */
export async function findNewestInQueue(db: Database): Promise<string> {
  return (await findNewest.first(db, {}))?.newest ?? '';
}

/** Facts about projects whose jobs may run; minutes are limited by the plan. */
export async function readProjects(
  db: Database,
  ids: readonly number[],
  { at, plan }: Situation,
): Promise<ReadonlyMap<number, WaitingProject>> {
  if (ids.length === 0) return new Map();
  const rows = await findProjects.all(db, { ids, month: formatMonth(at) });
  const { shared_runners_minutes } = await loadCurrentSettings(db);
  return new Map(
    rows.map((row) => {
      const { id, shared_runners_enabled } = row;
      const out_of_minutes = isPaid(plan) && isOutOfMinutes(row, shared_runners_minutes);
      return [id, { id, shared_runners_enabled, out_of_minutes }];
    }),
  );
}

/** Queue of the waiting jobs of these projects: under a tag, or all. */
export async function loadJobQueue(
  db: Database,
  projects: ReadonlyMap<number, WaitingProject>,
  queueTag?: string,
): Promise<JobQueue> {
  const ids = [...projects.keys()];
  const jobs = ids.length === 0 ? [] : await findKindsOfWaiting(db, ids, queueTag);
  const protections = new Map<number, Promise<readonly ProtectedName[]>>();
  return {
    jobs,
    projects,
    partial: false,
    async isProtected(db, jobs) {
      const { project_id: project } = jobs;
      const known = protections.get(project) ?? findProtections.all(db, { project });
      protections.set(project, known);
      return covers(await known, jobs);
    },
  };
}

/** Milliseconds of caching the queue while no job joins it: left jobs are noticed at their assignment. */
const cacheTtlMs = 1_000;

interface Known {
  /** Names the newest job, and the month whose minutes count. */
  readonly state: string;
  readonly readAt: number;
  readonly queue: JobQueue;
  /** The project behind which the next look begins. */
  readonly last: number;
}

interface Memory {
  readonly reads: CoalescedReads<JobQueue>;
  readonly known: GenerationalCache<string, Known>;
  /** Cursor by group or project runner and its tags: the project after which the next read begins. */
  readonly last: GenerationalCache<string, number>;
}

/** Maximum cached tags of jobs for instance runners, and turns of other runners. */
const [mostTags, mostTurns] = [1_000, 10_000];

const memories = new WeakMap<Database, Memory>();

function getMemory(db: Database): Memory {
  let memory = memories.get(db);
  if (memory === undefined) {
    memory = {
      reads: new CoalescedReads(),
      known: new GenerationalCache(mostTags),
      last: new GenerationalCache(mostTurns),
    };
    memories.set(db, memory);
  }
  return memory;
}

interface Look {
  readonly ids: number[];
  /** True where there may be more projects behind these. */
  readonly full: boolean;
  /** The project behind which the next look begins. */
  readonly last: number;
}

/** Looks for projects with jobs that wait. Where there are more than one look finds, the next begins behind them. */
async function look(after: number, find: (after: number) => Promise<number[]>): Promise<Look> {
  const ids = await find(after);
  const full = ids.length === maxWaitingProjects;
  if (!full && after > 0) ids.push(...(await find(0)));
  const last = full ? (ids.at(-1) ?? 0) : 0;
  return { ids: [...new Set(ids)].slice(0, maxWaitingProjects), full, last };
}

/**
 * Loads the waiting jobs of a tag for instance runners, as of `newest` or later; it may still contain jobs that others
 * took.
 */
async function queueOfInstance(
  db: Database,
  queueTag: string,
  newest: string,
  situation: Situation,
): Promise<JobQueue> {
  const { reads, known } = getMemory(db);
  const before = known.get(queueTag);
  const readAt = performance.now();
  const state = `${formatMonth(situation.at)} ${newest}`;
  if (before?.state === state && readAt - before.readAt < cacheTtlMs) return before.queue;
  return reads.read(`${queueTag} ${state}`, async () => {
    const find = (after: number) => findWaitingProjects(db, { queueTag, after });
    const { ids, full, last } = await look(before?.last ?? 0, find);
    const projects = await readProjects(db, ids, situation);
    const open = [...projects].filter(([, each]) => isOpenToInstance(each));
    const queue = { ...(await loadJobQueue(db, new Map(open), queueTag)), partial: full };
    known.set(queueTag, { state, readAt, queue, last });
    return queue;
  });
}

export const isOpenToInstance = (project: WaitingProject) =>
  project.shared_runners_enabled && !project.out_of_minutes;

/** Loads the queues of a runner: one for each of its tags, and one for jobs without tags. */
export async function loadQueuesForRunner(
  db: Database,
  runner: RunnerRow,
  newest: string,
  situation: Situation,
): Promise<JobQueue[]> {
  const queues: JobQueue[] = [];
  for (const queueTag of ['', ...runner.tag_list]) {
    if (runner.runner_type === 'instance_type') {
      queues.push(await queueOfInstance(db, queueTag, newest, situation));
      continue;
    }
    queues.push(await queueOfRunner(db, runner, queueTag, situation));
  }
  return queues;
}

/** The jobs that wait under a tag in projects of a runner of a group or of projects. */
async function queueOfRunner(
  db: Database,
  runner: RunnerRow,
  queueTag: string,
  situation: Situation,
): Promise<JobQueue> {
  const memory = getMemory(db).last;
  const key = `${runner.id} ${queueTag}`;
  const find = (after: number) => findWaitingProjectsOfRunner(db, runner, { queueTag, after });
  const { ids, full, last } = await look(memory.get(key) ?? 0, find);
  if (last !== 0 || memory.get(key) !== undefined) memory.set(key, last);
  const queue = await loadJobQueue(db, await readProjects(db, ids, situation), queueTag);
  return { ...queue, partial: full };
}
