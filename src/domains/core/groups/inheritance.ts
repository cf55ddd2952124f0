import type { Database } from '#src/database/database.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { SharedRunnersSetting } from '#src/records/group.ts';
import { selectTree, walkProjects } from '#src/domains/core/namespaces/tree.ts';

const strictness: Readonly<Record<SharedRunnersSetting, number>> = {
  enabled: 0,
  disabled_with_override: 1,
  disabled_and_unoverridable: 2,
};

/**
 * Tells whether `setting` is not allowed below a parent with `above`: the parent forbids overrides, and `setting` is
 * less strict.
 */
export function isLooser(setting: SharedRunnersSetting, above: SharedRunnersSetting): boolean {
  return above === 'disabled_and_unoverridable' && strictness[setting] < strictness[above];
}

/** All groups below get the lock too. */
export async function lockSharesBelow(db: Database, groupId: number): Promise<void> {
  const open = db('groups')
    .whereIn('namespace_id', selectTree(db, groupId))
    .where('share_with_group_lock', false);
  await changeWithin(open, { share_with_group_lock: true }, 'namespace_id');
}

/** Groups and projects below follow when a group switches shared runners off; each decides when it switches them on. */
export async function followSharedRunners(
  db: Database,
  groupId: number,
  setting: SharedRunnersSetting,
): Promise<void> {
  if (setting === 'enabled') return;
  const looser = (Object.keys(strictness) as SharedRunnersSetting[]).filter(
    (each) => strictness[each] < strictness[setting],
  );
  const groups = db('groups')
    .whereIn('namespace_id', selectTree(db, groupId))
    .whereIn('shared_runners_setting', looser);
  await changeWithin(groups, { shared_runners_setting: setting }, 'namespace_id');
  for await (const projects of walkProjects(db, groupId)) {
    await whereInList(db('project_settings'), 'project_id', projects)
      .where('shared_runners_enabled', true)
      .update({ shared_runners_enabled: false });
  }
}
