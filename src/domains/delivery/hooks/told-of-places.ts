import type { Database } from '#src/database/database.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { deployKeyAdded, deployKeyRemoved } from '#src/domains/projects/deploy-keys/events.ts';
import {
  groupCreated,
  groupRenamed,
  groupsRemoved,
  type AnnouncedGroup,
} from '#src/domains/core/groups/events.ts';
import {
  findAnnouncedParent,
  presentGroupPayload,
  presentSubgroupPayload,
} from '#src/domains/core/groups/hook-payload.ts';
import {
  memberChanged,
  membersChanged,
  membershipAdded,
  type AnnouncedMember,
} from '#src/domains/core/members/events.ts';
import {
  presentGroupMemberPayload,
  presentProjectMemberPayload,
} from '#src/domains/core/members/hook-payload.ts';
import {
  projectChanged,
  projectCreated,
  projectsRemoved,
  type AnnouncedProject,
} from '#src/domains/core/projects/events.ts';
import {
  findAnnouncedProject,
  presentProjectEventPayload,
} from '#src/domains/core/projects/hook-event-payload.ts';
import {
  sshKeyAdded,
  sshKeyRemoved,
  type AnnouncedKey,
} from '#src/domains/accounts/ssh-keys/events.ts';
import { presentKeyPayload } from '#src/domains/accounts/ssh-keys/hook-payload.ts';
import {
  type AnnouncedAccount,
  userCreated,
  userDeleted,
  userRefused,
  userRenamed,
} from '#src/domains/core/users/events.ts';
import { presentUserPayload } from '#src/domains/core/users/hook-payload.ts';
import { enqueueForHooks, isHeard } from './enqueue.ts';
import type { HookEvent } from './receivers.ts';

/** Projects, groups, accounts, keys and memberships as a whole: told to the instance, and some of it to groups. */
export const placeSubscriptions = [
  subscribeTo(projectCreated, {
    record: (db, { project: { id, namespace_id } }) =>
      tellOfProject(db, id, {
        ...({ name: 'project_create', below: namespace_id } as const),
        find: () => findAnnouncedProject(db, id),
      }),
  }),

  subscribeTo(projectChanged, {
    async record(db, { project: { id }, change, oldFullPath }) {
      const name = `project_${change}` as const;
      await tellInstance(db, name, `project ${id}`, async () =>
        presentProjectEventPayload(db, await findAnnouncedProject(db, id), {
          name,
          whole: true,
          ...(change !== 'update' && { oldFullPath }),
        }),
      );
    },
  }),

  subscribeTo(projectsRemoved, {
    async record(db, { projects, below }) {
      const name = 'project_destroy';
      // There may be thousands of projects: every receiver of one receives all.
      if (!(await isHeard(db, [{ trigger: name }, ofGroups('project_events', below)]))) return;
      for (const project of projects) {
        await tellOfProject(db, project.id, { name, below, find: async () => project });
      }
    },
  }),

  subscribeTo(groupCreated, {
    record: (db, { group }) =>
      tellOfGroup(db, group, { name: 'group_create', below: group.parent_id }),
  }),

  subscribeTo(groupRenamed, {
    record: (db, { group, before }) =>
      tellInstance(db, 'group_rename', `group ${group.id}`, async () =>
        presentGroupPayload('group_rename', group, before),
      ),
  }),

  subscribeTo(groupsRemoved, {
    async record(db, { groups, below }) {
      const name = 'group_destroy';
      if (!(await isHeard(db, [{ trigger: name }, ofGroups('subgroup_events', below)]))) return;
      for (const group of groups) await tellOfGroup(db, group, { name, below });
    },
  }),

  subscribeTo(membersChanged, {
    async record(db, { action, members }) {
      const what = action === 'joined' ? 'add' : 'remove';
      for (const member of members) await tellOfMember(db, member, what);
    },
  }),

  subscribeTo(membershipAdded, { record: (db, { member }) => tellOfMember(db, member, 'add') }),
  subscribeTo(memberChanged, { record: (db, { member }) => tellOfMember(db, member, 'update') }),

  subscribeTo(userCreated, { record: (db, { user }) => tellOfUser(db, 'user_create', user) }),
  subscribeTo(userDeleted, { record: (db, { user }) => tellOfUser(db, 'user_destroy', user) }),
  subscribeTo(userRefused, { record: (db, { user }) => tellOfUser(db, 'user_failed_login', user) }),
  subscribeTo(userRenamed, {
    record: (db, { user, oldUsername }) => tellOfUser(db, 'user_rename', user, oldUsername),
  }),

  subscribeTo(sshKeyAdded, {
    record: (db, { key, owner }) => tellOfKey(db, 'key_create', key, owner),
  }),
  subscribeTo(sshKeyRemoved, {
    record: (db, { key, owner }) => tellOfKey(db, 'key_destroy', key, owner),
  }),
  subscribeTo(deployKeyAdded, { record: (db, { key }) => tellOfKey(db, 'key_create', key) }),
  subscribeTo(deployKeyRemoved, { record: (db, { key }) => tellOfKey(db, 'key_destroy', key) }),
];

/** Tells hooks of the instance alone. */
function tellInstance(
  db: Database,
  trigger: HookEvent['trigger'],
  order: string,
  payload: HookEvent['payload'],
): Promise<void> {
  return enqueueForHooks(db, { trigger, header: 'System Hook', order, payload });
}

/** Heard by hooks of a group and of all above it; by none where there is no group. */
const ofGroups = (trigger: HookEvent['trigger'], below: number | null) => ({
  trigger,
  ...(below !== null && { group: below }),
});

/** An event that hooks of the groups above receive too. */
interface Told<Name> {
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
  }: Told<'project_create' | 'project_destroy'> & {
    readonly find: () => Promise<AnnouncedProject>;
  },
): Promise<void> {
  const order = `project ${id}`;
  const payload: HookEvent['payload'] = async (audience) => {
    const whole = audience === 'administrators';
    return presentProjectEventPayload(db, await find(), { name, whole });
  };
  await tellInstance(db, name, order, payload);
  const event = ofGroups('project_events', below);
  await enqueueForHooks(db, { ...event, header: 'Project Hook', order, payload });
}

async function tellOfGroup(
  db: Database,
  group: AnnouncedGroup,
  { name, below }: Told<'group_create' | 'group_destroy'>,
): Promise<void> {
  const order = `group ${group.id}`;
  await tellInstance(db, name, order, async () => presentGroupPayload(name, group));
  const parent = below === null ? null : await findAnnouncedParent(db, group);
  if (parent === null) return;
  const event = ofGroups('subgroup_events', below);
  await enqueueForHooks(db, {
    ...{ ...event, header: 'Subgroup Hook', order },
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
async function tellOfMember(
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
    const payload = () => presentProjectMemberPayload(db, trigger, member);
    await enqueueForHooks(db, { trigger, header: 'System Hook', order, payload });
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

const tellOfUser = (
  db: Database,
  name: Parameters<typeof presentUserPayload>[0],
  user: AnnouncedAccount,
  oldUsername?: string,
) =>
  tellInstance(db, name, `user ${user.id}`, async () =>
    presentUserPayload(name, user, oldUsername),
  );

/** Keys of users and of machines are counted apart. */
const tellOfKey = (
  db: Database,
  name: Parameters<typeof presentKeyPayload>[0],
  key: AnnouncedKey,
  owner?: { readonly username: string },
) =>
  tellInstance(db, name, `${owner === undefined ? 'deploy ' : ''}key ${key.id}`, async () =>
    presentKeyPayload(name, key, owner),
  );
