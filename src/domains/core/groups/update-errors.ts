import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import type { AttributeErrors } from '#src/errors.ts';
import { hasImageTags } from '#src/image-registry/image-tags.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupLevel } from '#src/policy/group-level.ts';
import { findRestrictionErrors } from '#src/policy/restricted-visibility.ts';
import type { Actor } from '#src/records/actor.ts';
import type { GroupAttributesRow, GroupRow } from '#src/records/group.ts';
import { isWider, type Visibility } from '#src/records/visibility.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { findLengthErrors } from '#src/text/text-errors.ts';
import { findGroupNameErrors } from '#src/domains/core/namespaces/name-rules.ts';
import { findPathErrors } from '#src/domains/core/namespaces/path-rules.ts';
import { isFullPathTaken } from '#src/domains/core/namespaces/table.ts';
import {
  fitsBelow,
  joinFullPath,
  selectProjectsInTree,
  selectTree,
} from '#src/domains/core/namespaces/tree.ts';
import {
  alreadyTaken,
  lockedByParent,
  tooLongPath,
  findVisibilityErrors,
} from './attribute-errors.ts';
import { isLooser } from './inheritance.ts';

interface Facts {
  readonly before: GroupRow;
  /** Null at the top. */
  readonly parent: GroupRow | undefined | null;
  /** Changed attributes only. */
  readonly changes: Changes;
  readonly settings: ApplicationSettingsRow;
  readonly actor: Actor;
  readonly now: string;
  readonly registry: Config['registry'];
}

const pathOfImages =
  'Cannot update path because there are projects under this group that contain Docker images in their Container Registry. Please remove the images from your projects first and try again.';

/** The errors of the changes of a group, by attribute; the lists of some attributes may be empty. */
export async function updateErrors(db: Database, facts: Facts): Promise<AttributeErrors> {
  const { changes } = facts;
  return {
    ...(changes.name !== undefined && { name: await findNameErrors(db, facts, changes.name) }),
    ...(changes.path !== undefined && { path: await findNewPathErrors(db, facts, changes.path) }),
    base:
      changes.path !== undefined &&
      (await hasImageTags(db, facts.registry, { group: facts.before.id }))
        ? [pathOfImages]
        : [],
    description: findLengthErrors(changes.description ?? ''),
    ...(changes.visibility !== undefined && {
      visibility_level: await findVisibilityFaults(db, facts, changes.visibility),
    }),
    share_with_group_lock: await shareLockErrors(db, facts),
    shared_runners_setting: findSharedRunnersErrors(facts),
    file_template_project_id: await findTemplateErrors(db, facts),
  };
}

async function findNameErrors(db: Database, { before }: Facts, name: string): Promise<string[]> {
  const sibling = await db('namespaces')
    .where({ kind: 'group', name, parent_id: before.parent_id })
    .whereNot('id', before.id)
    .first('id');
  return [...findGroupNameErrors(name), ...(sibling === undefined ? [] : [alreadyTaken])];
}

async function findNewPathErrors(
  db: Database,
  { before, parent }: Facts,
  path: string,
): Promise<string[]> {
  const errors = findPathErrors(path, parent == null ? 'group' : 'subgroup');
  if (errors.length > 0) return errors;
  const fullPath = joinFullPath({ path, parent: parent ?? null });
  const lengthened = fullPath.length - before.full_path.length;
  const fit = await fitsBelow(db, before.id, { depth: before.depth, lengthened });
  if (fit === 'too long') return [tooLongPath];
  // A change of case alone keeps the group's own path.
  if (fullPath.toLowerCase() === before.full_path.toLowerCase()) return [];
  return (await isFullPathTaken(db, fullPath)) ? [alreadyTaken] : [];
}

async function findVisibilityFaults(
  db: Database,
  { before, parent, actor, settings }: Facts,
  visibility: Visibility,
): Promise<string[]> {
  const errors = [
    ...findVisibilityErrors(visibility, parent?.visibility ?? null),
    ...findRestrictionErrors(visibility, actor, settings),
  ];
  if (isWider(visibility, before.visibility)) return errors;
  const wider = (['internal', 'public'] as const).filter((each) => isWider(each, visibility));
  const group = await db('namespaces')
    .whereIn('id', selectTree(db, before.id))
    .whereNot('id', before.id)
    .whereIn('visibility', wider)
    .first('id');
  if (group !== undefined) {
    errors.push(`${visibility} is not allowed since there are sub-groups with higher visibility.`);
  }
  const [project] = await selectProjectsInTree(db, before.id)
    .whereNull('projects.deletion_requested_at')
    .whereIn('projects.visibility', wider)
    .limit(1)
    .pluck<number[]>('projects.id');
  if (project !== undefined) {
    errors.push(
      `${visibility} is not allowed since this group contains projects with higher visibility.`,
    );
  }
  return errors;
}

async function shareLockErrors(db: Database, { parent, changes, actor }: Facts): Promise<string[]> {
  if (changes.share_with_group_lock !== false || parent?.share_with_group_lock !== true) return [];
  if (actor.admin) return [];
  const level = await findGroupLevel(db, actor.user.id, parent.id);
  return level >= AccessLevel.Owner ? [] : [lockedByParent];
}

function findSharedRunnersErrors({ parent, changes }: Facts): string[] {
  const setting = changes.shared_runners_setting;
  if (setting === undefined || parent == null) return [];
  return isLooser(setting, parent.shared_runners_setting)
    ? ['cannot be enabled because parent group does not allow it']
    : [];
}

/** Templates come from a project of the group itself. */
async function findTemplateErrors(db: Database, { before, changes }: Facts): Promise<string[]> {
  const id = changes.file_template_project_id;
  if (id === undefined || id === null) return [];
  const [project] = await selectProjectsInTree(db, before.id)
    .where('projects.id', id)
    .whereNotNull('projects.listing')
    .pluck<number[]>('projects.id');
  return project === undefined ? ['is invalid'] : [];
}

/** New attributes of a group; absent ones remain. */
export type Changes = Partial<
  Pick<GroupRow, 'name' | 'path' | 'visibility'> & Omit<GroupAttributesRow, 'namespace_id'>
>;
