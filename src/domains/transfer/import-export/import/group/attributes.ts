import type { RawTree } from '#runtime/raw.ts';
import type { GroupAttributesRow } from '#src/records/group.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { projectCreators, subgroupCreators } from '../../export/group/tree.ts';
import { readVisibility } from '../tree/settings.ts';
import { readFlag, readMaybeFlag, readMildText, readNumber } from '../values.ts';

const maxDescriptionChars = 255;

const flags = [
  'require_two_factor_authentication',
  'lfs_enabled',
  'request_access_enabled',
] as const;

/** The attributes of a group in an archive that are taken, or say where it is. */
export const groupAttributes: ReadonlySet<string> = new Set([
  ...flags,
  ...['id', 'parent_id', 'name', 'path', 'description', 'visibility', 'visibility_level'],
  ...['share_with_group_lock', 'membership_lock', 'auto_devops_enabled', 'emails_disabled'],
  ...['mentions_disabled', 'two_factor_grace_period', 'default_branch_protection'],
  ...['project_creation_level', 'subgroup_creation_level'],
]);

interface Place {
  /** The group above the new one, as it is here; null at the top. */
  readonly parent: Pick<GroupAttributesRow, 'share_with_group_lock'> | null;
  readonly paid: boolean;
}

/** Attributes that are not listed here are ignored, such as secrets and the owner of a group. */
export function readGroupAttributes(
  own: RawTree,
  namespaceSettings: RawTree,
  { parent, paid }: Place,
): Partial<Omit<GroupAttributesRow, 'namespace_id'>> {
  const known = (from: RawTree, names: readonly string[]) =>
    names.flatMap((name) => {
      const flag = readMaybeFlag(from, name);
      return flag === null ? [] : [[name, flag] as const];
    });
  const grace = readNumber(own, 'two_factor_grace_period');
  const protection = readNumber(own, 'default_branch_protection', { most: 3 });
  const projects = wordOfNumber(projectCreators, own['project_creation_level']);
  const subgroups = wordOfNumber(subgroupCreators, own['subgroup_creation_level']);
  return {
    ...Object.fromEntries([
      ...known(own, flags),
      ...known(namespaceSettings, ['prevent_sharing_groups_outside_hierarchy']),
      // A group at the top says it for all below it.
      ...(parent === null
        ? known(namespaceSettings, ['resource_access_token_creation_allowed'])
        : []),
    ]),
    share_with_group_lock:
      readFlag(own, 'share_with_group_lock') || parent?.share_with_group_lock === true,
    description: readMildText(own, 'description', maxDescriptionChars) ?? '',
    auto_devops_enabled: readMaybeFlag(own, 'auto_devops_enabled'),
    emails_disabled: readMaybeFlag(own, 'emails_disabled'),
    mentions_disabled: readMaybeFlag(own, 'mentions_disabled'),
    ...(grace !== null && { two_factor_grace_period: grace }),
    ...(protection !== null && { default_branch_protection: protection }),
    ...(projects !== undefined && { project_creation_level: projects }),
    ...(subgroups !== undefined && { subgroup_creation_level: subgroups }),
    ...(paid && {
      membership_lock: readFlag(own, 'membership_lock'),
      prevent_forking_outside_group: readMaybeFlag(
        namespaceSettings,
        'prevent_forking_outside_group',
      ),
    }),
  };
}

function wordOfNumber<Word extends string>(
  words: Readonly<Record<Word, number>>,
  value: unknown,
): Word | undefined {
  return (Object.keys(words) as Word[]).find((word) => words[word] === value);
}

/** Private where it does not say. */
export const readArchivedVisibility = (own: RawTree): Visibility =>
  readVisibility(own) ?? 'private';
