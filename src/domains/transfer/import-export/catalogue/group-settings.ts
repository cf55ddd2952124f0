import type { RawTree } from '#runtime/raw.ts';
import type { GroupAttributesRow, GroupRow } from '#src/records/group.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { readFlag, readMaybeFlag, readMildText } from '../import/values.ts';
import { field } from './fields.ts';
import { readVisibility, visibilityLevels } from './project-settings.ts';
import type { Attribute, RecordAttributes, RecordInput } from './relation.ts';
import { getColumn } from './write.ts';

/** An attribute that archives have as a number for each word. */
const createNumbered = (column: string, words: Readonly<Record<string, number>>): Attribute => ({
  tell: (group) => words[getColumn(group, column) as string],
  take: ({ record }, name) => Object.keys(words).find((word) => words[word] === record[name]),
});

/** The attributes of a group, without secrets and without its owner. Attributes that are not here are ignored. */
export const groupAttributes: RecordAttributes = {
  ...field.copied('id parent_id name path description'),
  visibility_level: {
    column: 'visibility',
    tell: ({ visibility }: GroupRow) => visibilityLevels[visibility],
  },
  membership_lock: field.written,
  share_with_group_lock: field.written,
  request_access_enabled: field.maybeFlag,
  lfs_enabled: field.maybeFlag,
  auto_devops_enabled: field.maybeFlag,
  emails_disabled: field.maybeFlag,
  mentions_disabled: field.maybeFlag,
  default_branch_protection: field.number({ most: 3 }),
  require_two_factor_authentication: field.maybeFlag,
  two_factor_grace_period: field.number(),
  project_creation_level: createNumbered('project_creation_level', {
    noone: 0,
    maintainer: 1,
    developer: 2,
  }),
  subgroup_creation_level: createNumbered('subgroup_creation_level', { owner: 0, maintainer: 1 }),
  ...field.copied('created_at updated_at'),
};

/** The attributes that are in a file of their own. */
export const namespaceSettingAttributes: RecordAttributes = {
  prevent_forking_outside_group: field.written,
  prevent_sharing_groups_outside_hierarchy: field.maybeFlag,
  resource_access_token_creation_allowed: field.maybeFlag,
};

const toRecord = (fields: RecordAttributes, group: GroupRow) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { tell }]) => [
      name,
      tell === undefined ? getColumn(group, name) : tell(group),
    ]),
  );

/** The group's own attributes, without anything about the groups above the exported one. */
export function toGroupRecord(group: GroupRow, topGroupId: number): object {
  const own = toRecord(groupAttributes, group);
  return group.id === topGroupId ? { ...own, parent_id: null } : own;
}

export const toNamespaceSettings = (group: GroupRow): object =>
  toRecord(namespaceSettingAttributes, group);

interface GroupSurroundings {
  /** The group above the new one, as it is here; null at the top. */
  readonly parent: Pick<GroupAttributesRow, 'share_with_group_lock'> | null;
  readonly paid: boolean;
}

const maxDescriptionChars = 255;

export function readGroupAttributes(
  own: RawTree,
  settings: RawTree,
  { parent, paid }: GroupSurroundings,
): Partial<Omit<GroupAttributesRow, 'namespace_id'>> {
  const { resource_access_token_creation_allowed, ...known } = {
    ...readKnown(groupAttributes, own),
    ...readKnown(namespaceSettingAttributes, settings),
  };
  return {
    ...known,
    // A group at the top says it for all below it.
    ...(parent === null &&
      resource_access_token_creation_allowed !== undefined && {
        resource_access_token_creation_allowed,
      }),
    share_with_group_lock:
      readFlag(own, 'share_with_group_lock') || parent?.share_with_group_lock === true,
    description: readMildText(own, 'description', maxDescriptionChars) ?? '',
    ...(paid && {
      membership_lock: readFlag(own, 'membership_lock'),
      prevent_forking_outside_group: readMaybeFlag(settings, 'prevent_forking_outside_group'),
    }),
  };
}

/** The attributes that a record says. */
function readKnown(fields: RecordAttributes, record: RawTree): Partial<GroupAttributesRow> {
  const known = Object.entries(fields).flatMap(([name, { take }]) => {
    const value = take?.({ record } as RecordInput, name) ?? null;
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known) as Partial<GroupAttributesRow>;
}

/** Private where it does not say. */
export const readArchivedVisibility = (own: RawTree): Visibility =>
  readVisibility(own) ?? 'private';
