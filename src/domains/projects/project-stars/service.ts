import type { ProjectStarsService } from '#generated/project-stars/service.ts';
import { requireActor, type RequestContext } from '#src/context.ts';
import { loadProjectBody } from '#src/domains/core/projects/answer.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { listStarrers } from './finder.ts';
import { addStar, removeStar } from './table.ts';

export const projectStars = {
  async starProject({ project }, context) {
    const { user } = requireActor(context);
    const now = context.clock().toISOString();
    if (!(await addStar(context.db, { user, project }, now))) return { status: 304 };
    return { status: 201, body: await loadProjectBody(context, project.id) };
  },

  async unstarProject({ project }, context) {
    const { user } = requireActor(context);
    if (!(await removeStar(context.db, { user, project }))) return { status: 304 };
    return { status: 201, body: await loadProjectBody(context, project.id) };
  },

  async listProjectStarrers({ project, query }, { db, actor, url }) {
    const { rows, page } = await listStarrers(db, actor, project, query);
    const body = rows.map((row) => ({
      starred_since: row.starred_since,
      user: presentUserBasic(row, url),
    }));
    return { status: 200, page, body };
  },
} satisfies ProjectStarsService<RequestContext>;
