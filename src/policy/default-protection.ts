import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { AccessLevel } from './access-level.ts';

const { Developer, Maintainer } = AccessLevel;

/** Levels that may push and merge to the default branch of a new project. */
interface DefaultProtection {
  readonly push: typeof Developer | typeof Maintainer;
  readonly merge: typeof Developer | typeof Maintainer;
}

/**
 * Protections by the number of `default_branch_protection`: none, developers may push, maintainers only, developers
 * may merge.
 */
const protections: Readonly<Record<number, DefaultProtection>> = {
  1: { push: Developer, merge: Maintainer },
  2: { push: Maintainer, merge: Maintainer },
  3: { push: Maintainer, merge: Developer },
};

const findOfGroup = prepareStatement<{ project: number }, { default_branch_protection: number }>(
  (db, { project }) =>
    db('projects')
      .join('groups', 'groups.namespace_id', 'projects.namespace_id')
      .where('projects.id', project)
      .select('groups.default_branch_protection')
      .limit(1),
);

/**
 * The protection of a project's first branch, by the group's setting or, outside groups, by the instance settings; null
 * for none.
 */
export async function findDefaultProtection(
  db: Database,
  projectId: number,
): Promise<DefaultProtection | null> {
  const ofGroup = await findOfGroup.first(db, { project: projectId });
  const kind =
    ofGroup?.default_branch_protection ?? (await loadCurrentSettings(db)).default_branch_protection;
  return protections[kind] ?? null;
}
