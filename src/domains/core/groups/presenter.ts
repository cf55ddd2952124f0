import type { Group, GroupDetail, GroupShare, GroupStatistics } from '#generated/groups/types.ts';
import { formatAvatarUrl } from '#src/avatars/address.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { GroupRow } from '#src/records/group.ts';
import type { Urls } from '#src/text/urls.ts';
import type { GroupCustomAttributeRow, SharedWithRow } from './associations.ts';
import { groupPolicy } from './policy.ts';

/** The parts of a group from other tables; null for parts that were not requested. */
interface GroupParts {
  readonly customAttributes: readonly GroupCustomAttributeRow[] | null;
  readonly statistics: GroupStatistics | null;
  /** Ids of the template projects that the actor may see; other ids are omitted. */
  readonly templateProjects: ReadonlySet<number>;
}

export const noGroupParts: GroupParts = {
  customAttributes: null,
  statistics: null,
  templateProjects: new Set(),
};

export const noStatistics: GroupStatistics = {
  storage_size: 0,
  repository_size: 0,
  wiki_size: 0,
  lfs_objects_size: 0,
  job_artifacts_size: 0,
  pipeline_artifacts_size: 0,
  packages_size: 0,
  snippets_size: 0,
  uploads_size: 0,
};

export function presentGroup(
  group: GroupRow,
  { customAttributes, statistics, templateProjects }: GroupParts,
  url: Urls,
): Group {
  const template = group.file_template_project_id;
  return {
    id: group.id,
    web_url: url.web(`groups/${group.full_path}`),
    name: group.name,
    path: group.path,
    description: group.description,
    visibility: group.visibility,
    share_with_group_lock: group.share_with_group_lock,
    require_two_factor_authentication: group.require_two_factor_authentication,
    two_factor_grace_period: group.two_factor_grace_period,
    project_creation_level: group.project_creation_level,
    auto_devops_enabled: group.auto_devops_enabled,
    subgroup_creation_level: group.subgroup_creation_level,
    emails_disabled: group.emails_disabled,
    mentions_disabled: group.mentions_disabled,
    lfs_enabled: group.lfs_enabled,
    default_branch_protection: group.default_branch_protection,
    avatar_url: formatAvatarUrl(url, 'group', group),
    request_access_enabled: group.request_access_enabled,
    full_name: group.full_name,
    full_path: group.full_path,
    created_at: group.created_at,
    parent_id: group.parent_id,
    ...((template === null || templateProjects.has(template)) && {
      file_template_project_id: template,
    }),
    ...(customAttributes && {
      custom_attributes: customAttributes.map(({ key, value }) => ({ key, value })),
    }),
    ...(statistics && { statistics }),
  };
}

interface GroupDetailParts extends GroupParts {
  readonly shares: readonly SharedWithRow[];
  /** Null when they were not requested. */
  readonly projects: Pick<Required<GroupDetail>, 'projects' | 'shared_projects'> | null;
}

export interface DetailPresentation {
  readonly actor: Actor | null;
  readonly url: Urls;
  /** True when the plan of the instance has the attributes of paid tiers. */
  readonly paid: boolean;
  /** The registration token in clear. */
  readonly runnersToken: (group: GroupRow) => string;
}

export function presentGroupDetail(
  group: GroupAccess,
  { shares, projects, ...parts }: GroupDetailParts,
  { actor, url, paid, runnersToken }: DetailPresentation,
): GroupDetail {
  return {
    ...presentGroup(group, parts, url),
    shared_with_groups: shares.map(presentShare),
    ...(groupPolicy.readRunnersToken({ group }) && { runners_token: runnersToken(group) }),
    ...(group.parent_id === null && {
      prevent_sharing_groups_outside_hierarchy: group.prevent_sharing_groups_outside_hierarchy,
    }),
    ...projects,
    shared_runners_setting: group.shared_runners_setting,
    ...(paid && {
      membership_lock: group.membership_lock,
      prevent_forking_outside_group: group.prevent_forking_outside_group ?? false,
      marked_for_deletion_on: group.marked_for_deletion_on,
    }),
    ...(paid &&
      actor?.admin === true && {
        shared_runners_minutes_limit: group.shared_runners_minutes_limit,
        extra_shared_runners_minutes_limit: group.extra_shared_runners_minutes_limit,
      }),
  };
}

function presentShare(share: SharedWithRow): GroupShare {
  return {
    group_id: share.group_id,
    group_name: share.group_name,
    group_full_path: share.group_full_path,
    group_access_level: share.group_access,
    expires_at: share.expires_at,
  };
}
