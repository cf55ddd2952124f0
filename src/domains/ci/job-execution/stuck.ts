import { gatherRowsBy } from '#src/database/group-rows.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { Pauses } from '#src/turns/pauses.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { runnerList } from '#src/domains/ci/runners/list.ts';
import type { RunnerRow } from '#src/domains/ci/runners/table.ts';
import { mayTake } from './matching.ts';
import { isOpenToInstance, loadJobQueue, readProjects, type Situation } from './queue.ts';

/** Limit on the runners of a project that are checked. */
const maxRunners = 1_000;

type Waiting = Pick<JobRow, 'id' | 'project_id' | 'status' | 'kind' | 'tag_list' | 'ref' | 'tag'>;

/** Ids of waiting jobs among these without an online runner of their project. */
export async function findStuckAmong(
  db: Database,
  jobs: readonly Waiting[],
  situation: Situation,
): Promise<ReadonlySet<number>> {
  const waiting = jobs.filter(({ status, kind }) => status === 'pending' && kind === 'build');
  const ofProjects = gatherRowsBy(waiting, ({ project_id }) => Number(project_id));
  const projects = await readProjects(db, [...ofProjects.keys()], situation);
  const namespaces = await loadNamespaces(db, [...projects.keys()]);
  const queue = await loadJobQueue(db, new Map());
  const stuck = new Set(waiting.map(({ id }) => id));
  const pauses = new Pauses();
  for (const [id, project] of projects) {
    const online = await listOnlineRunners(
      db,
      { id, namespace: namespaces.get(id) ?? 0 },
      situation.at,
    );
    const serving = isOpenToInstance(project)
      ? online
      : online.filter(({ runner_type }) => runner_type !== 'instance_type');
    for (const kind of gatherRowsBy(ofProjects.get(id) ?? [], formatKind).values()) {
      const [{ tag_list, ref, tag }] = kind as [Waiting];
      const asked = { project_id: id, tag_list: tag_list ?? '[]', ref, tag };
      for (const runner of serving) {
        await pauses.take();
        if (!(await mayTake(db, runner, queue, asked))) continue;
        for (const job of kind) stuck.delete(job.id);
        break;
      }
    }
  }
  return stuck;
}

const formatKind = ({ tag_list, ref, tag }: Waiting) => JSON.stringify([tag_list, ref, tag]);

async function loadNamespaces(db: Database, projects: readonly number[]) {
  const rows = await whereInList(db('projects'), 'projects.id', projects).select<
    { id: number; namespace_id: number }[]
  >('id', 'namespace_id');
  return new Map(rows.map(({ id, namespace_id }) => [id, namespace_id]));
}

function listOnlineRunners(
  db: Database,
  { id, namespace }: { readonly id: number; readonly namespace: number },
  now: Date,
): Promise<readonly RunnerRow[]> {
  const where = { of: 'project', id, namespace } as const;
  const query = { where, status: 'online', paused: false } as const;
  const asked = { query, actor: null, admin: false, now };
  return runnerList.rows(db, asked, { limit: maxRunners, offset: 0 });
}
