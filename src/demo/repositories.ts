import type { Database } from '../database/database.ts';
import type { Repository } from '../git/repository.ts';
import { kilnBranch } from './kiln.ts';
import { people } from './people.ts';
import type { DemoProject } from './places.ts';

const mainBranch = 'main';

/** Makes the repository of a demonstration project and notes its size; nothing is left to do when it is complete. */
export async function writeRepository(
  db: Database,
  repository: Repository,
  projectId: number,
  project: DemoProject,
  now: string,
): Promise<void> {
  await repository.create({ defaultBranch: mainBranch });
  if (project.story === undefined) return;
  const yesterday = new Date(Date.parse(now) - 86_400_000);
  // An import moves the branch last: where the branch is, the history is whole.
  const head =
    (await repository.resolve(mainBranch)) ??
    (await repository.importHistory({
      branch: mainBranch,
      commits: project.story().commits(yesterday, project.days),
    }));
  if (project.fullPath === 'demo/kiln') await writeBranch(repository, head, now);

  const size = await repository.size();
  await db('project_statistics')
    .where({ project_id: projectId })
    .update({
      commit_count: await repository.commitCount(mainBranch),
      repository_size: size,
      storage_size: size,
    });
}

async function writeBranch(repository: Repository, head: string, now: string): Promise<void> {
  const { name: branch, author, message, path, content } = kilnBranch;
  if ((await repository.resolve(branch)) !== null) return;
  const { name, email } = people[author];
  const identity = { name, email, date: now };
  await repository.commit({
    branch,
    startFrom: head,
    message,
    author: identity,
    committer: identity,
    changes: [{ action: 'create', path, content: Buffer.from(content) }],
  });
}
