import type { Database } from '#src/database/database.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type {
  groupCreated,
  groupRenamed,
  groupsRemoved,
  AnnouncedGroup,
} from '#src/domains/core/groups/events.ts';
import {
  findAnnouncedParent,
  presentGroupPayload,
  presentSubgroupPayload,
} from '#src/domains/core/groups/hook-payload.ts';
import type { membersChanged, AnnouncedMember } from '#src/domains/core/members/events.ts';
import {
  presentGroupMemberPayload,
  presentProjectMemberPayload,
} from '#src/domains/core/members/hook-payload.ts';
import type {
  projectChanged,
  projectCreated,
  projectsRemoved,
  AnnouncedProject,
} from '#src/domains/core/projects/events.ts';
import {
  findAnnouncedProject,
  presentProjectEventPayload,
} from '#src/domains/core/projects/hook-event-payload.ts';
import type { AnnouncedKey } from '#src/domains/accounts/ssh-keys/events.ts';
import { presentKeyPayload } from '#src/domains/accounts/ssh-keys/hook-payload.ts';
import type { AnnouncedAccount } from '#src/domains/core/users/events.ts';
import { presentUserPayload } from '#src/domains/core/users/hook-payload.ts';
import { enqueueForHooks, isHeard } from './enqueue.ts';
import type { HookEvent } from './receivers.ts';

export const enqueueProjectCreation = (
  db: Database,
  { project: { id, namespace_id } }: FactsOf<typeof projectCreated>,
): Promise<void> =>
  tellOfProject(db, id, {
    ...({ name: 'project_create', below: namespace_id } as const),
    find: () => findAnnouncedProject(db, id),
  });

export async function enqueueProjectChange(
  db: Database,
  { project: { id }, change, oldFullPath }: FactsOf<typeof projectChanged>,
): Promise<void> {
  const name = `project_${change}` as const;
  await tellInstance(db, name, `project ${id}`, async () =>
    presentProjectEventPayload(db, await findAnnouncedProject(db, id), {
      name,
      whole: true,
      ...(change !== 'update' && { oldFullPath }),
    }),
  );
}

export async function enqueueProjectRemovals(
  db: Database,
  { projects, below }: FactsOf<typeof projectsRemoved>,
): Promise<void> {
  const name = 'project_destroy';
  // There may be thousands of projects: every receiver of one receives all.
  if (!(await isHeard(db, [{ trigger: name }, toGroupEvent('project_events', below)]))) return;
  for (const project of projects) {
    await tellOfProject(db, project.id, { name, below, find: async () => project });
  }
}

export const enqueueGroupCreation = (
  db: Database,
  { group }: FactsOf<typeof groupCreated>,
): Promise<void> => tellOfGroup(db, group, { name: 'group_create', below: group.parent_id });

export const enqueueGroupRename = (
  db: Database,
  { group, before }: FactsOf<typeof groupRenamed>,
): Promise<void> =>
  tellInstance(db, 'group_rename', `group ${group.id}`, async () =>
    presentGroupPayload('group_rename', group, before),
  );

export async function enqueueGroupRemovals(
  db: Database,
  { groups, below }: FactsOf<typeof groupsRemoved>,
): Promise<void> {
  const name = 'group_destroy';
  if (!(await isHeard(db, [{ trigger: name }, toGroupEvent('subgroup_events', below)]))) return;
  for (const group of groups) await tellOfGroup(db, group, { name, below });
}

export async function enqueueMemberships(
  db: Database,
  { action, members }: FactsOf<typeof membersChanged>,
): Promise<void> {
  const what = action === 'joined' ? 'add' : 'remove';
  for (const member of members) await enqueueMemberEvent(db, member, what);
}

/** Informs instance hooks only. */
function tellInstance(
  db: Database,
  trigger: HookEvent['trigger'],
  order: string,
  payload: HookEvent['payload'],
): Promise<void> {
  return enqueueForHooks(db, { trigger, header: 'System Hook', order, payload });
}

/** Received by hooks of the group and of all ancestors; by no hook without a group. */
const toGroupEvent = (trigger: HookEvent['trigger'], below: number | null) => ({
  trigger,
  ...(below !== null && { group: below }),
});

/** An event that hooks of the groups above receive too. */
interface GroupEvent<Name> {
  readonly name: Name;
  readonly below: number | null;
}

async function tellOfProject(
  db: Database,
  id: number,
  {
    name,
    below,
    find,
  }: GroupEvent<'project_create' | 'project_destroy'> & {
    readonly find: () => Promise<AnnouncedProject>;
  },
): Promise<void> {
  const order = `project ${id}`;
  const presentPayload: HookEvent['payload'] = async (audience) => {
    const whole = audience === 'administrators';
    return presentProjectEventPayload(db, await find(), { name, whole });
  };
  await tellInstance(db, name, order, presentPayload);
  const event = toGroupEvent('project_events', below);
  await enqueueForHooks(db, { ...event, header: 'Project Hook', order, payload: presentPayload });
}

async function tellOfGroup(
  db: Database,
  group: AnnouncedGroup,
  { name, below }: GroupEvent<'group_create' | 'group_destroy'>,
): Promise<void> {
  const order = `group ${group.id}`;
  await tellInstance(db, name, order, async () => presentGroupPayload(name, group));
  const parent = below === null ? null : await findAnnouncedParent(db, group);
  if (parent === null) return;
  const event = toGroupEvent('subgroup_events', below);
  await enqueueForHooks(db, {
    ...event,
    header: 'Subgroup Hook',
    order,
    payload: async () => presentSubgroupPayload(subgroupEvents[name], group, parent),
  });
}

const subgroupEvents = {
  group_create: 'subgroup_create',
  group_destroy: 'subgroup_destroy',
} as const;

const memberEvents = {
  Namespace: {
    add: 'user_add_to_group',
    update: 'user_update_for_group',
    remove: 'user_remove_from_group',
  },
  Project: {
    add: 'user_add_to_team',
    update: 'user_update_for_team',
    remove: 'user_remove_from_team',
  },
} as const;

/** Group member events go to hooks of the groups above, and all member events to instance hooks. */
export async function enqueueMemberEvent(
  db: Database,
  told: AnnouncedMember,
  what: keyof typeof memberEvents.Project,
): Promise<void> {
  const { source_type, source_id, user_id } = told;
  if (user_id === null) return;
  const member = { ...told, user_id };
  const order = `member ${source_type} ${source_id} ${user_id}`;
  if (source_type === 'Project') {
    const trigger = memberEvents.Project[what];
    const presentPayload = () => presentProjectMemberPayload(db, trigger, member);
    await enqueueForHooks(db, { trigger, header: 'System Hook', order, payload: presentPayload });
    return;
  }
  const name = memberEvents.Namespace[what];
  for (const trigger of ['member_events', name] as const) {
    await enqueueForHooks(db, {
      trigger,
      header: 'Member Hook',
      group: source_id,
      order,
      payload: (audience) =>
        presentGroupMemberPayload(db, name, member, { whole: audience === 'administrators' }),
    });
  }
}

/** Accounts concern hooks of the instance alone. */
export const enqueueUserEvent = (
  db: Database,
  name: Parameters<typeof presentUserPayload>[0],
  user: AnnouncedAccount,
  oldUsername?: string,
): Promise<void> =>
  tellInstance(db, name, `user ${user.id}`, async () =>
    presentUserPayload(name, user, oldUsername),
  );

/** Keys of users and of machines are counted apart. */
export const enqueueKeyEvent = (
  db: Database,
  name: Parameters<typeof presentKeyPayload>[0],
  key: AnnouncedKey,
  owner?: { readonly username: string },
): Promise<void> =>
  tellInstance(db, name, `${owner === undefined ? 'deploy ' : ''}key ${key.id}`, async () =>
    presentKeyPayload(name, key, owner),
  );
