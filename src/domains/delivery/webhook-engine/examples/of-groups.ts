import { whereGranting } from '#src/records/membership.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { GroupRow } from '#src/records/group.ts';
import {
  type AnnouncedProject,
  announcedProjectColumns,
} from '#src/domains/core/projects/events.ts';
import { presentProjectEventPayload } from '#src/domains/core/projects/hook-event-payload.ts';
import { presentSubgroupPayload } from '#src/domains/core/groups/hook-payload.ts';
import {
  type HookMember,
  presentGroupMemberPayload,
} from '#src/domains/core/members/hook-payload.ts';
import { type ExampleTools, mostRows } from './example-tools.ts';

/** A member of the group itself. */
export async function makeMemberExample(
  group: GroupAccess,
  { db, today }: ExampleTools,
): Promise<object | null> {
  const some = db('members')
    .where({ source_type: 'Namespace', source_id: group.id })
    .orderBy('user_id', 'desc')
    .limit(mostRows);
  const member = await whereGranting(db(some.as('members')), today)
    .orderBy('id', 'desc')
    .first<HookMember | undefined>();
  if (member === undefined) return null;
  return presentGroupMemberPayload(db, 'user_add_to_group', member, { whole: false });
}

/** A group in it. */
export async function makeSubgroupExample(
  group: GroupAccess,
  { db }: ExampleTools,
): Promise<object | null> {
  const some = db('namespaces')
    .where({ parent_id: group.id, kind: 'group', pending_delete: false })
    .limit(mostRows);
  const subgroup = await db(some.as('subgroups'))
    .orderBy('id', 'desc')
    .first<GroupRow | undefined>();
  return subgroup === undefined ? null : presentSubgroupPayload('subgroup_create', subgroup, group);
}

/** A project in it. */
export async function makeProjectExample(
  group: GroupAccess,
  { db }: ExampleTools,
): Promise<object | null> {
  const some = db('projects')
    .where({ namespace_id: group.id })
    .whereNotNull('listing')
    .limit(mostRows)
    .select([...announcedProjectColumns]);
  const project = await db(some.as('projects'))
    .orderBy('id', 'desc')
    .first<AnnouncedProject | undefined>();
  if (project === undefined) return null;
  return presentProjectEventPayload(db, project, { name: 'project_create', whole: false });
}
