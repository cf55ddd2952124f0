import { CoalescedReads } from '../../coalesced-reads.ts';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { statement } from '../../database/statement.ts';
import { type Plan, isPaid } from '../../plan.ts';
import { matchesRef } from '../../policy/ref-pattern.ts';
import type { Visibility } from '../../records/visibility.ts';
import { currentSettings } from '../../settings/current.ts';
import { monthOf } from '../jobs/runner-usage.ts';

/** The jobs of a project that wait with the same tags for the same ref: a runner takes all of them or none. */
export interface WaitingJobs {
  readonly project_id: number;
  /** JSON, as `jobs.tag_list`. */
  readonly tag_list: string;
  readonly ref: string;
  readonly tag: boolean;
  /** The lowest id among them. */
  readonly first: number;
}

/** The facts about a project that decide which runners may run its jobs. */
interface WaitingProject {
  readonly id: number;
  readonly shared_runners_enabled: boolean;
  /** Runners of the instance worked for its top-level namespace as long as they may this month. */
  readonly out_of_minutes: boolean;
  /** The groups above it. */
  readonly groups: ReadonlySet<number>;
}

/** When the queue is read, and the plan of the instance. */
export interface Situation {
  readonly at: Date;
  readonly plan: Plan;
}

/** Everything that waits for a runner. */
export interface JobQueue {
  readonly jobs: readonly WaitingJobs[];
  /** Without projects whose jobs nobody may run. */
  readonly projects: ReadonlyMap<number, WaitingProject>;
  /** Tells whether the ref of these jobs is protected. */
  isProtected(db: Database, jobs: Omit<WaitingJobs, 'first'>): Promise<boolean>;
}

const findNewest = statement<object, { newest: string | null }>((db) =>
  db('jobs').whereRaw(`status = 'pending' and kind = 'build'`).max({ newest: 'queued_at' }),
);

/** Kinds of waiting jobs that are looked at; those behind them wait until there is room. */
const mostKinds = 10_000;

const findWaiting = statement<object, WaitingJobs>((db) =>
  db('jobs')
    .whereRaw(`status = 'pending' and kind = 'build'`)
    .groupBy('project_id', 'tag_list', 'ref', 'tag')
    .select('project_id', 'tag_list', 'ref', 'tag')
    .min({ first: 'id' })
    .orderBy('first')
    .limit(mostKinds),
);

interface ProjectColumns {
  readonly id: number;
  readonly namespace_id: number;
  readonly visibility: Visibility;
  readonly shared_runners_enabled: boolean;
  /** Minutes per month; null follows the instance, 0 is no limit. */
  readonly monthly: number | null;
  /** Minutes beyond those. */
  readonly extra: number | null;
  readonly milliseconds: number | null;
}

const limitOf = (db: Database, column: string) =>
  db.raw('coalesce(??, ??)', [`groups.${column}`, `users.${column}`]);

const findProjects = statement<{ ids: readonly number[]; month: string }, ProjectColumns>(
  (db, { ids, month }) =>
    inList(db('projects'), 'projects.id', ids)
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
      .select('projects.id', 'projects.namespace_id', 'projects.visibility')
      .select('settings.shared_runners_enabled', 'usages.milliseconds')
      .select({
        monthly: limitOf(db, 'shared_runners_minutes_limit'),
        extra: limitOf(db, 'extra_shared_runners_minutes_limit'),
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

const findGroups = statement<
  { ids: readonly number[] },
  { namespace_id: number; ancestor_id: number }
>((db, { ids }) =>
  inList(db('namespace_ancestors'), 'namespace_id', ids).select('namespace_id', 'ancestor_id'),
);

interface ProtectedName {
  readonly name: string;
  readonly kind: 'branch' | 'tag';
}

const findProtections = statement<{ project: number }, ProtectedName>((db, { project }) =>
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
) => protections.some(({ name, kind }) => (kind === 'tag') === tag && matchesRef(name, ref));

/** Says when a job last began to wait: with no other answer than before there is none that was not there. */
export async function newestInQueue(db: Database): Promise<string> {
  return (await findNewest.first(db, {}))?.newest ?? '';
}

/** Reads what waits at a moment; minutes are limited where the plan has that. */
export async function readQueue(db: Database, { at, plan }: Situation): Promise<JobQueue> {
  const jobs = await findWaiting.all(db, {});
  const rows = await findProjects.all(db, {
    ids: [...new Set(jobs.map((each) => each.project_id))],
    month: monthOf(at),
  });
  const { shared_runners_minutes } = await currentSettings(db);
  const groups = new Map<number, Set<number>>();
  const namespaces = [...new Set(rows.map(({ namespace_id }) => namespace_id))];
  for (const { namespace_id, ancestor_id } of await findGroups.all(db, { ids: namespaces })) {
    const above = groups.get(namespace_id);
    if (above === undefined) groups.set(namespace_id, new Set([ancestor_id]));
    else above.add(ancestor_id);
  }
  const none: ReadonlySet<number> = new Set();
  const projects = new Map(
    rows.map((row) => {
      const { id, namespace_id, shared_runners_enabled } = row;
      const out_of_minutes = isPaid(plan) && isOutOfMinutes(row, shared_runners_minutes);
      const above = groups.get(namespace_id) ?? none;
      return [id, { id, shared_runners_enabled, out_of_minutes, groups: above }];
    }),
  );
  const protections = new Map<number, Promise<readonly ProtectedName[]>>();
  return {
    jobs,
    projects,
    async isProtected(db, jobs) {
      const { project_id: project } = jobs;
      const known = protections.get(project) ?? findProtections.all(db, { project });
      protections.set(project, known);
      return covers(await known, jobs);
    },
  };
}

/** Milliseconds for which the queue is remembered while no job joins it: what left it is noticed when it is taken. */
const remembered = 1_000;

interface Memory {
  readonly reads: CoalescedReads<JobQueue>;
  /** `state` names the newest job, and the month whose minutes count. */
  known: { readonly state: string; readonly readAt: number; readonly queue: JobQueue } | null;
}

const memories = new WeakMap<Database, Memory>();

/** The queue as it was when `newest` was, or later; jobs that others took meanwhile may still be in it. */
export async function jobQueue(
  db: Database,
  newest: string,
  situation: Situation,
): Promise<JobQueue> {
  let memory = memories.get(db);
  if (memory === undefined) {
    memory = { reads: new CoalescedReads(), known: null };
    memories.set(db, memory);
  }
  const { known } = memory;
  const readAt = performance.now();
  const state = `${monthOf(situation.at)} ${newest}`;
  if (known?.state === state && readAt - known.readAt < remembered) return known.queue;
  const queue = await memory.reads.read(state, () => readQueue(db, situation));
  memory.known = { state, readAt, queue };
  return queue;
}
