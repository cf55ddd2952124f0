import type { ProjectSharingService } from '#generated/project-sharing/service.ts';
import { requireActor, type RequestContext } from '#src/context.ts';
import { presentLocation } from '#src/domains/core/groups/location.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { listProjectGroups, listProjectUsers } from './finder.ts';
import { importMembers } from './import-members.ts';
import { shareProject, unshareProject } from './share.ts';

export const projectSharing = {
  async listProjectUsers({ project, query }, { db, actor, url, today }) {
    const { rows, page } = await listProjectUsers(db, actor, project, query, today);
    return { status: 200, page, body: rows.map((user) => presentUserBasic(user, url)) };
  },

  async listProjectGroups({ project, query }, { db, actor, url, today }) {
    const { rows, page } = await listProjectGroups(db, actor, project, query, today);
    return { status: 200, page, body: rows.map((group) => presentLocation(group, url)) };
  },

  async shareProject({ project, body }, context) {
    const link = await shareProject(context, requireActor(context), project, body);
    const { id, project_id, group_id, group_access, expires_at } = link;
    return { status: 201, body: { id, project_id, group_id, group_access, expires_at } };
  },

  async unshareProject({ project, params, headers }, context) {
    const since = headers['If-Unmodified-Since'];
    await unshareProject(context.db, project, params.group_id, since, context);
    return { status: 204 };
  },

  async importProjectMembers({ project, params }, context) {
    await importMembers(context, requireActor(context), project, params.project_id);
    return { status: 201, body: { status: 'success', message: 'Successfully imported' } };
  },
} satisfies ProjectSharingService<RequestContext>;
