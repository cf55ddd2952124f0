import type { Database } from '#src/database/database.ts';
import { createEmptyRepository } from '#src/git/life/existence.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import type { Repository } from '#src/git/repository.ts';
import { createRef, readRef } from '#src/git/writing/refs.ts';
import { writeTag } from '#src/git/writing/tag-object.ts';
import { writeCommitGraph } from '#src/git/upkeep.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { measureRepository, storeRepositoryFacts } from '#src/domains/core/projects/statistics.ts';
import { protectFirstBranch } from '#src/domains/code/protected-branches/default-protection.ts';
import { refreshLanguages } from '#src/domains/core/repositories/languages.ts';
import { kilnBranch, kilnTag } from './kiln.ts';
import { people } from './people.ts';
import type { DemoProject } from './places.ts';
import { importHistory } from '#src/git/writing/history.ts';

const mainBranch = 'main';

/** Writes the repository of a demo project and records its contents. Safe to repeat after an interruption. */
export async function writeRepository(
  db: Database,
  repository: Repository,
  projectId: number,
  project: DemoProject,
  now: string,
): Promise<void> {
  await createEmptyRepository(repository, { defaultBranch: mainBranch });
  if (project.story === undefined) return;
  const yesterday = new Date(Date.parse(now) - 86_400_000);
  // An import moves the branch last: where the branch is, the history is whole.
  const head =
    (await resolveRef(repository, mainBranch)) ??
    (await importHistory(repository, {
      branch: mainBranch,
      commits: project.story().commits(yesterday, project.days),
    }));
  if (project.fullPath === 'demo/kiln') {
    await writeBranch(repository, head, now);
    await tagRelease(repository, head, yesterday.toISOString());
  }
  await writeCommitGraph(repository);
  const facts = await measureRepository(repository, mainBranch);
  await db.transaction(async (db) => {
    await storeRepositoryFacts(db, projectId, facts);
    await protectFirstBranch(db, projectId, mainBranch, now);
  });
  await refreshLanguages(db, repository, { id: projectId, default_branch: mainBranch });
}

async function tagRelease(repository: Repository, commit: string, date: string): Promise<void> {
  const { name, tagger, message } = kilnTag;
  if ((await readRef(repository, 'tag', name)) !== null) return;
  const { name: taggerName, email } = people[tagger];
  const identity = { name: taggerName, email, date };
  const id = await writeTag(repository, { name, commit, message, tagger: identity });
  await createRef(repository, 'tag', { name, id });
}

async function writeBranch(repository: Repository, head: string, now: string): Promise<void> {
  const { name: branch, author, message, path, content } = kilnBranch;
  if ((await resolveRef(repository, branch)) !== null) return;
  const { name, email } = people[author];
  const identity = { name, email, date: now };
  await addCommit(repository, {
    branch,
    startFrom: head,
    message,
    author: identity,
    committer: identity,
    changes: [{ action: 'create', path, content: Buffer.from(content) }],
  });
}
