import type { GroupMemberHookPayload, ProjectMemberHookPayload } from '#generated/members/types.ts';
import type { Database } from '#src/database/database.ts';
import { formatAccessLevel } from '#src/policy/access-level.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { requireUser } from '#src/records/user.ts';
import { chooseShownAddress } from '#src/domains/core/users/hook-payload.ts';
import type { AnnouncedMember } from './events.ts';

/** A membership with a user. */
export type HookMember = AnnouncedMember & { readonly user_id: number };

/** `whole` selects the full address, for administrators; others get the public one. */
export async function presentGroupMemberPayload(
  db: Database,
  event_name: GroupMemberHookPayload['event_name'],
  member: HookMember,
  { whole }: { readonly whole: boolean },
): Promise<GroupMemberHookPayload> {
  const user = await requireUser(db, member.user_id);
  const group = await db('namespaces')
    .where({ id: member.source_id })
    .first<{ name: string; path: string } | undefined>('name', 'path');
  return {
    created_at: member.created_at,
    updated_at: member.updated_at,
    group_name: group?.name ?? '',
    group_path: group?.path ?? '',
    group_id: member.source_id,
    user_username: user.username,
    user_name: user.name,
    user_email: chooseShownAddress(user, whole),
    user_id: user.id,
    group_access: formatAccessLevel(member.access_level) as GroupMemberHookPayload['group_access'],
    group_plan: null,
    expires_at: member.expires_at === null ? null : `${member.expires_at}T00:00:00.000Z`,
    event_name,
  };
}

interface MemberProject {
  readonly name: string;
  readonly path: string;
  readonly full_path: string;
  readonly visibility: Visibility;
}

/** Builds the system hook payload, for administrators. */
export async function presentProjectMemberPayload(
  db: Database,
  event_name: ProjectMemberHookPayload['event_name'],
  member: HookMember,
): Promise<ProjectMemberHookPayload> {
  const user = await requireUser(db, member.user_id);
  const project = await db('projects')
    .where({ id: member.source_id })
    .first<MemberProject | undefined>('name', 'path', 'full_path', 'visibility');
  return {
    created_at: member.created_at,
    updated_at: member.updated_at,
    event_name,
    access_level: formatAccessLevel(
      member.access_level,
    ) as ProjectMemberHookPayload['access_level'],
    project_id: member.source_id,
    project_name: project?.name ?? '',
    project_path: project?.path ?? '',
    project_path_with_namespace: project?.full_path ?? '',
    user_email: user.email,
    user_name: user.name,
    user_username: user.username,
    user_id: user.id,
    project_visibility: project?.visibility ?? 'private',
  };
}
