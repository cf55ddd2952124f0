import type { Database } from '#src/database/database.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { countLanguageBytes } from '#src/git/reading/languages.ts';
import type { Repository } from '#src/git/repository.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { lockProject } from '#src/domains/core/projects/table.ts';

/** Limit on repeated reads of the code after a move of the branch. */
const maxAttempts = 3;
const batchRows = 100;

/** Notes the languages of the code on the default branch, in percent of its bytes. Safe to repeat. */
export async function refreshLanguages(
  db: Database,
  repository: Repository,
  project: Pick<ProjectRow, 'id' | 'default_branch'>,
): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const commit = await readBranchHead(repository, project.default_branch);
    const bytes =
      commit === null ? new Map<string, number>() : await countLanguageBytes(repository, commit);
    await storeLanguages(db, project.id, bytes);
    // The last of two concurrent runs to compare has seen the newest commit.
    if ((await readBranchHead(repository, project.default_branch)) === commit) return;
  }
}

async function storeLanguages(
  db: Database,
  projectId: number,
  bytes: ReadonlyMap<string, number>,
): Promise<void> {
  const total = [...bytes.values()].reduce((sum, each) => sum + each, 0);
  const rows = Array.from(bytes, ([name, size]) => ({
    project_id: projectId,
    name,
    share: (size * 100) / total,
  }));
  await db.transaction(async (db) => {
    // The project row serializes writers; a deleted project has no languages.
    if ((await lockProject(db, projectId)) === undefined) return;
    await db('project_languages').where({ project_id: projectId }).delete();
    for (let at = 0; at < rows.length; at += batchRows) {
      await db('project_languages').insert(rows.slice(at, at + batchRows));
    }
  });
}
