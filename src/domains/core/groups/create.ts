import type { CreateGroupRequest } from '#generated/groups/types.ts';
import type { AvatarChange } from '#src/avatars/picture.ts';
import { writeAvatar } from '#src/avatars/table.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { publish } from '#src/domain-events/publish.ts';
import { type AttributeErrors, BadRequest, Forbidden, NotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { authorize } from '#src/policy/authorize.ts';
import { findGroupFor, type GroupAccess } from '#src/policy/group-access.ts';
import { findRestrictionErrors, chooseVisibility } from '#src/policy/restricted-visibility.ts';
import type { Actor } from '#src/records/actor.ts';
import type { GroupRow, ProjectCreationLevel } from '#src/records/group.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { findLengthErrors } from '#src/text/text-errors.ts';
import { membershipAdded } from '#src/domains/core/members/events.ts';
import { findGroupNameErrors } from '#src/domains/core/namespaces/name-rules.ts';
import { findPathErrors } from '#src/domains/core/namespaces/path-rules.ts';
import {
  isFullPathTaken,
  lockNamespace,
  maxGroupDepth,
  maxFullPathChars,
  namespaceIndexes,
} from '#src/domains/core/namespaces/table.ts';
import { announceGroupChange } from './announce.ts';
import {
  alreadyTaken,
  lockedByParent,
  tooDeep,
  tooLongPath,
  findVisibilityErrors,
} from './attribute-errors.ts';
import { hideGroups } from './deletion/hide-tree.ts';
import { groupCreated } from './events.ts';
import { groupPolicy } from './policy.ts';
import { insertGroup, type NewGroup } from './table.ts';

type GroupInput = CreateGroupRequest['body'];

interface CreationOptions {
  readonly actor: Actor;
  /** True when attributes of paid plans are accepted; they are ignored otherwise. */
  readonly paid: boolean;
  /** ISO 8601. */
  readonly now: string;
  /** The change of the picture; undefined leaves the group without one. */
  readonly avatar: AvatarChange | undefined;
  /** Hides the new group in the transaction that creates it; hooks get no event about it. */
  readonly hideWith?: (db: Database, created: GroupRow) => Promise<void>;
}

/**
 * Creates a group with the actor as its owner.
 * @throws NotFound when the parent is missing or hidden
 * @throws Forbidden when the actor may not create groups there
 * @throws BadRequest with the attributes that are not valid
 */
export async function createGroup(
  db: Database,
  input: GroupInput,
  { actor, paid, now, avatar, hideWith }: CreationOptions,
): Promise<GroupRow> {
  const { shared_runners_minutes_limit: minutes, extra_shared_runners_minutes_limit: extra } =
    input;
  if (!actor.admin && (minutes ?? extra ?? null) !== null) throw new Forbidden();
  const parent = await findParentGroup(db, actor, input.parent_id ?? null);
  const settings = await loadCurrentSettings(db);
  const usual =
    hideWith === undefined ? settings.default_group_visibility : (parent?.visibility ?? 'private');
  const group = toNewGroup(input, parent, { actor, paid, settings, usual });
  const errors = {
    ...findAttributeErrors(input, group, parent),
    ...findRestrictionError(group, actor, settings),
  };
  try {
    return await db.transaction(async (db) => {
      // The access revision is raised before any other lock is taken.
      await bump(db);
      if (parent !== null) await holdParent(db, parent);
      refuse({ ...errors, ...(await findTakenErrors(db, group)) });
      const created = await insertGroup(db, group, now);
      await announceGroupChange(db, created, { add: 'group' }, { actor, now });
      if (hideWith !== undefined) {
        await hideGroups(db, [created.id], now);
        await hideWith(db, created);
        return created;
      }
      await publish(db, groupCreated({ group: created }));
      await publish(db, membershipAdded({ member: createOwnerMember(created, actor, now) }));
      return {
        ...created,
        ...(await writeAvatar(db, { kind: 'group', id: created.id }, avatar, now)),
      };
    });
  } catch (error) {
    // The unique index rejects a path or name that a concurrent request took.
    if (isUniqueViolation(error, namespaceIndexes.fullPath)) refuse({ path: [alreadyTaken] });
    if (isUniqueViolation(error, namespaceIndexes.groupName)) refuse({ name: [alreadyTaken] });
    throw error;
  }
}

/** The membership that `insertGroup` writes. */
const createOwnerMember = ({ id }: GroupRow, { user }: Actor, now: string) => ({
  ...({ source_type: 'Namespace', source_id: id, user_id: user.id } as const),
  access_level: AccessLevel.Owner,
  expires_at: null,
  created_at: now,
  updated_at: now,
});

/**
 * The parent of the new group; null at the top level.
 * @throws NotFound when it is missing or hidden
 * @throws Forbidden when the actor may not create groups there
 */
export async function findParentGroup(
  db: Database,
  actor: Actor,
  parentId: number | null,
): Promise<GroupAccess | null> {
  if (parentId === null) {
    authorize(groupPolicy.createTopLevel, { actor });
    return null;
  }
  const parent = await findGroupFor(db, actor, parentId);
  authorize(groupPolicy.createSubgroup, { parent });
  return parent;
}

/** Paths below the parent cannot be given to anything else until the transaction ends. */
async function holdParent(db: Database, parent: GroupAccess): Promise<void> {
  const row = await lockNamespace(db, parent.id);
  if (row === undefined || row.pending_delete) throw new NotFound('Group');
}

interface NewGroupOptions extends Pick<CreationOptions, 'actor' | 'paid'> {
  readonly settings: ApplicationSettingsRow;
  /** The visibility where the request names none. */
  readonly usual: Visibility;
}

function toNewGroup(
  input: GroupInput,
  parent: GroupAccess | null,
  { actor, paid, settings, usual }: NewGroupOptions,
): NewGroup {
  const minutes = paid && actor.admin;
  return {
    name: input.name,
    path: input.path,
    visibility:
      input.visibility ?? chooseVisibility(usual, parent?.visibility ?? 'public', actor, settings),
    parent,
    ownerId: actor.user.id,
    description: input.description,
    share_with_group_lock: input.share_with_group_lock ?? parent?.share_with_group_lock ?? false,
    require_two_factor_authentication: input.require_two_factor_authentication,
    two_factor_grace_period: input.two_factor_grace_period,
    project_creation_level:
      input.project_creation_level ??
      creationLevels[settings.default_project_creation] ??
      'developer',
    subgroup_creation_level: input.subgroup_creation_level,
    auto_devops_enabled: input.auto_devops_enabled ?? null,
    emails_disabled: input.emails_disabled ?? null,
    mentions_disabled: input.mentions_disabled ?? null,
    lfs_enabled: input.lfs_enabled,
    request_access_enabled: input.request_access_enabled,
    default_branch_protection:
      input.default_branch_protection ?? settings.default_branch_protection,
    shared_runners_setting: parent?.shared_runners_setting ?? 'enabled',
    membership_lock: paid && input.membership_lock,
    shared_runners_minutes_limit: minutes ? (input.shared_runners_minutes_limit ?? null) : null,
    extra_shared_runners_minutes_limit: minutes
      ? (input.extra_shared_runners_minutes_limit ?? null)
      : null,
  };
}

/** The least role that may create projects in new groups, by the numbers of `default_project_creation`. */
const creationLevels: readonly ProjectCreationLevel[] = ['noone', 'maintainer', 'developer'];

function findRestrictionError(
  { visibility }: NewGroup,
  actor: Actor,
  settings: ApplicationSettingsRow,
): AttributeErrors {
  const texts = findRestrictionErrors(visibility, actor, settings);
  return texts.length === 0 ? {} : { visibility_level: texts };
}

/** The errors of the attributes themselves, apart from other groups. */
function findAttributeErrors(
  input: GroupInput,
  group: NewGroup,
  parent: GroupAccess | null,
): AttributeErrors {
  const errors: Record<string, string[]> = {};
  const add = (attribute: string, texts: string[]) => {
    if (texts.length > 0) errors[attribute] = texts;
  };
  add('name', findGroupNameErrors(group.name));
  add('path', [
    ...findPathErrors(group.path, parent === null ? 'group' : 'subgroup'),
    ...findFullPathErrors(group, parent),
  ]);
  add('description', findLengthErrors(input.description));
  if (parent === null) return errors;
  if (parent.depth >= maxGroupDepth) add('parent_id', [tooDeep]);
  add('visibility_level', findVisibilityErrors(group.visibility, parent.visibility));
  if (
    parent.share_with_group_lock &&
    input.share_with_group_lock === false &&
    parent.level < AccessLevel.Owner
  ) {
    add('share_with_group_lock', [lockedByParent]);
  }
  return errors;
}

function findFullPathErrors({ path }: NewGroup, parent: GroupAccess | null): string[] {
  const length = (parent === null ? 0 : parent.full_path.length + 1) + path.length;
  return length > maxFullPathChars && path.length <= 255 ? [tooLongPath] : [];
}

/** The errors of a name that a sibling has, or a path that a group, project or user has. */
async function findTakenErrors(db: Database, group: NewGroup): Promise<AttributeErrors> {
  const { name, path, parent } = group;
  const sibling = await db('namespaces')
    .where({ kind: 'group', name, parent_id: parent?.id ?? null })
    .select('id')
    .first();
  const fullPath = parent === null ? path : `${parent.full_path}/${path}`;
  return {
    ...(sibling !== undefined && { name: [alreadyTaken] }),
    ...((await isFullPathTaken(db, fullPath)) && { path: [alreadyTaken] }),
  };
}

/** Existing clients look into this text, which writes attributes and texts as Ruby does. */
function refuse(errors: AttributeErrors): void {
  const texts = Object.entries(errors).map(
    ([attribute, list]) =>
      `:${attribute}=>[${list.map((text) => JSON.stringify(text)).join(', ')}]`,
  );
  if (texts.length > 0) throw new BadRequest(`Failed to save group {${texts.join(', ')}}`);
}
