import { join } from 'node:path';
import { RepositoryMissing } from '#src/git/errors.ts';
import { readDefaultBranch } from '#src/git/reading/branches.ts';
import { storePath } from '#src/git/store-path.ts';
import { findFaults, listStoredRepositories } from '#src/git/reading/whole.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { holders } from '#src/domains/platform/application/blob-holders.ts';
import { createStorage } from '#src/storage/storage.ts';
import { reportProgress, type AdminContext } from './context.ts';

type Project = Pick<
  ProjectRow,
  'id' | 'full_path' | 'import_status' | 'listing' | 'default_branch'
>;

/** Repositories looked at side by side. */
const concurrentRepositoryCount = 2;

/**
 * Compares the repositories, blobs and authorizations with the database, reports what does not fit, and returns the
 * number of findings. It changes nothing, and may run while the instance does: the findings can then include what is
 * made or removed meanwhile.
 */
export async function check(context: AdminContext): Promise<number> {
  const findings: string[] = [];
  const find = (line: string) => {
    findings.push(line);
    context.say(`! ${line}`);
  };
  await checkRepositories(context, find);
  await checkBlobs(context, find);
  await checkAuthorizations(context, find);
  context.say(findings.length === 0 ? 'Nothing is wrong.' : `${findings.length} findings.`);
  return findings.length;
}

type Find = (line: string) => void;

async function checkRepositories(context: AdminContext, find: Find): Promise<void> {
  const { db, config, say } = context;
  const projects = await db<ProjectRow>('projects')
    .orderBy('id')
    .select<Project[]>('id', 'full_path', 'import_status', 'listing', 'default_branch');
  const waiting = projects.values();
  const done = reportProgress(say, 'repositories', projects.length);
  const checkProjects = async () => {
    for (const project of waiting) {
      await checkRepository(context, project, find);
      done();
    }
  };
  await Promise.all(Array.from({ length: concurrentRepositoryCount }, checkProjects));

  const known = new Set(projects.map(({ id }) => storePath(id)));
  for (const place of await listStoredRepositories(join(config.dataDir, 'repositories'))) {
    if (!known.has(place)) find(`repository ${place}: belongs to no project`);
  }
}

async function checkRepository({ git }: AdminContext, project: Project, find: Find): Promise<void> {
  const { id, full_path, import_status, listing, default_branch } = project;
  // A project under creation or deletion has no repository.
  if (listing === null) return;
  const repository = git.repository(id);
  const what = `project ${id} (${full_path})`;
  try {
    const faults = await findFaults(repository);
    if (faults !== null) find(`${what}: ${faults.split('\n').join('; ')}`);
    const head = await readDefaultBranch(repository);
    if (head !== default_branch) {
      find(`${what}: the default branch is ${default_branch}, and in the repository ${head}`);
    }
  } catch (error) {
    if (!(error instanceof RepositoryMissing)) throw error;
    const expected = import_status === 'scheduled' || import_status === 'started';
    if (!expected) find(`${what}: has no repository`);
  }
}

async function checkBlobs({ db, config, say }: AdminContext, find: Find): Promise<void> {
  const storage = createStorage(config);
  for (const table of holders) {
    const rows = await db<{ storage_key: string }>(table)
      .whereNotNull('storage_key')
      .select('storage_key');
    const done = reportProgress(say, table, rows.length);
    for (const { storage_key } of rows) {
      if ((await storage.writtenAt(storage_key)) === null) {
        find(`${table}: the file ${storage_key} is missing`);
      }
      done();
    }
  }
}

async function checkAuthorizations({ db, say }: AdminContext, find: Find): Promise<void> {
  const differences = await compareAuthorizations(db);
  for (const difference of differences) find(`authorizations: ${JSON.stringify(difference)}`);
  if (differences.length === 0) say('authorizations: as granted');
}
