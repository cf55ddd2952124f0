import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { unique } from '#test/support/seed.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';

/** A project with `main`, people of every role, and branches that add a file each. */
export async function mergeRequestWorld(
  { db, git }: { readonly db: Database; readonly git: Git },
  options: { readonly visibility?: 'private' | 'internal' | 'public' } = {},
) {
  const world = await projectWorld(db, { ...options, git });
  await db('projects').where({ id: world.project.id }).update({ empty_repo: false });
  const repository = git.repository(world.project.id);
  const commit = committerTo(git, world.project);
  /** A branch from `main` with one commit that adds a file. */
  async function branch(name = unique('branch')): Promise<string> {
    const main = await readBranchHead(repository, 'main');
    if (main === null) throw new Error('there is no main');
    await commit(`Add ${name}`, [write(`${name}.txt`, `${name}\n`)], {
      branch: name,
      startFrom: main,
    });
    return name;
  }
  return {
    ...world,
    repository,
    commit,
    branch,
    path: `/projects/${world.project.id}/merge_requests`,
  };
}
