import type { ProjectLifecycleService } from '#generated/project-lifecycle/service.ts';
import { requireActor, type RequestContext } from '#src/context.ts';
import { lookForImageTags } from '#src/image-registry/image-tags.ts';
import { presentLocation } from '#src/domains/core/groups/location.ts';
import { loadProjectBody } from '#src/domains/core/projects/answer.ts';
import { transferProject } from '#src/domains/core/projects/transfer.ts';
import { setArchived } from './archive.ts';
import { listTransferLocations } from './finder.ts';
import { restoreProject } from './restore.ts';

export const projectLifecycle = {
  async archiveProject({ project }, context) {
    await setArchived(context.db, project, true, toActorAndTime(context));
    return { status: 201, body: await loadProjectBody(context, project.id) };
  },

  async unarchiveProject({ project }, context) {
    await setArchived(context.db, project, false, toActorAndTime(context));
    return { status: 201, body: await loadProjectBody(context, project.id) };
  },

  async restoreProject({ project }, context) {
    await restoreProject(context, project);
    return { status: 201, body: await loadProjectBody(context, project.id) };
  },

  async transferProject({ project, body }, context) {
    await lookForImageTags(context, { project: project.id });
    await transferProject(context, requireActor(context), project, body.namespace);
    return { status: 200, body: await loadProjectBody(context, project.id) };
  },

  async listProjectTransferLocations({ project, query }, context) {
    const { db, url } = context;
    const { rows, page } = await listTransferLocations(db, requireActor(context), project, query);
    return { status: 200, page, body: rows.map((row) => presentLocation(row, url)) };
  },
} satisfies ProjectLifecycleService<RequestContext>;

const toActorAndTime = ({ actor, clock }: RequestContext) => ({
  actor,
  now: clock().toISOString(),
});
