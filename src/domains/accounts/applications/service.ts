import type { ApplicationsService } from '#generated/applications/service.ts';
import type { RequestContext } from '#src/context.ts';
import { InvalidParameters, NotFound } from '#src/errors.ts';
import { checkApplicationAttributes } from './attributes.ts';
import { requireApplication } from './finder.ts';
import { presentApplication } from './presenter.ts';
import { createApplication, deleteApplication, listApplications } from './table.ts';

export const applications = {
  async listApplications({ query }, { db }) {
    const { rows, page } = await listApplications(db, null, query);
    return { status: 200, page, body: rows.map(presentApplication) };
  },

  async createApplication({ body }, context) {
    if (body.scopes.trim() === '') throw new InvalidParameters('scopes is empty');
    const attributes = checkApplicationAttributes(body);
    const { row, secret } = await createApplication(context.db, attributes, null, context);
    return { status: 201, body: { ...presentApplication(row), secret } };
  },

  async deleteApplication({ params }, context) {
    // Users delete their own applications.
    const { id } = await requireApplication(context.db, params.id, null);
    if (!(await deleteApplication(context.db, id, context))) throw new NotFound('Application');
    return { status: 204 };
  },
} satisfies ApplicationsService<RequestContext>;
