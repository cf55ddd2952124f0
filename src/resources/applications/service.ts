import type { ApplicationsService } from '../../../generated/applications/service.ts';
import type { RequestContext } from '../../context.ts';
import { InvalidParameters, NotFound } from '../../errors.ts';
import { applicationAttributes } from './attributes.ts';
import { requireApplication } from './finder.ts';
import { presentApplication } from './presenter.ts';
import { createApplication, deleteApplication, listApplications } from './table.ts';

export const applications = {
  async listApplications({ query }, { db }) {
    const { rows, page } = await listApplications(db, null, query);
    return { status: 200, page, body: rows.map(presentApplication) };
  },

  async createApplication({ body }, { db, now }) {
    if (body.scopes.trim() === '') throw new InvalidParameters('scopes is empty');
    const attributes = applicationAttributes(body);
    const { row, secret } = await createApplication(db, attributes, null, now);
    return { status: 201, body: { ...presentApplication(row), secret } };
  },

  async deleteApplication({ params }, { db }) {
    // Users delete their own applications.
    const { id } = await requireApplication(db, params.id, null);
    if (!(await deleteApplication(db, id))) throw new NotFound('Application');
    return { status: 204 };
  },
} satisfies ApplicationsService<RequestContext>;
