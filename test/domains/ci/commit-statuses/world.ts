import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';

let made = 0;

/** A project with somebody of every role, in which commits are made. */
export async function statusesWorld(db: Database, git: Git, visibility: Visibility = 'private') {
  const world = await projectWorld(db, { visibility, git });
  const commit = committerTo(git, world.project);
  const mainOf = () => resolveRef(git.repository(world.project.id), 'main');
  const path = `/projects/${world.project.id}`;
  return {
    ...world,
    path,
    /** A commit that nothing is reported about. */
    newCommit: async (branch = 'main', startFrom?: string) => {
      const start = startFrom ?? (branch === 'main' ? null : await mainOf());
      const place = start === null ? { branch } : { branch, startFrom: start };
      return commit('Change', [write(`file-${(made += 1)}`, 'x')], place);
    },
    statusesOf: (sha: string, query = '') =>
      `${path}/repository/commits/${sha}/statuses${query === '' ? '' : `?${query}`}`,
  };
}
