import { deleteInParts } from '#src/database/in-parts.ts';
import type { EnvironmentsService } from '#generated/environments/service.ts';
import type { Environment } from '#generated/environments/types.ts';
import type { Database } from '#src/database/database.ts';
import { bindToTransaction, type RequestContext, requireActor } from '#src/context.ts';
import { InvalidParameters, RowNotFound, Unauthorized } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { authorize } from '#src/policy/authorize.ts';
import { requireFeature } from '#src/policy/guard.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { stopEnvironment } from '#src/domains/ci/deployments/stop.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { mayChangePipelines } from '#src/domains/ci/pipelines/policy.ts';
import { createDeployCheck } from '#src/domains/ci/protected-environments/deployers.ts';
import { checkEnvironmentAttributes } from './attributes.ts';
import { environmentList } from './list.ts';
import { environmentPolicy } from './policy.ts';
import { createEnvironmentPresenter, presentBrief } from './presenter.ts';
import { scheduleReviewApps } from './review-apps.ts';
import { toEnvironmentSlug } from './slug.ts';
import {
  type EnvironmentRow,
  findEnvironment,
  insertEnvironment,
  updateEnvironment,
} from './table.ts';
import { guessTier } from './tier.ts';

const refusedDeletion =
  'No environments found for scheduled deletion. Either your query did not match any environments (default parameters match environments that are 30 days or older), or you have insufficient permissions to delete matching environments.';

export const environments = {
  async listEnvironments({ project, query }, context) {
    if (query.name !== undefined && query.search !== undefined) {
      throw new InvalidParameters('name, search cannot be used together');
    }
    const listParams = { ...query, project: project.id };
    const { rows, page } = await environmentList.pageFor(context, listParams);
    return {
      status: 200,
      page,
      body: rows.map(await createEnvironmentPresenter(context, project, rows)),
    };
  },

  async getEnvironment({ project, params }, context) {
    const row = await findEnvironment(context.db, project.id, params.environment_id);
    return { status: 200, body: await presentOne(context, project, row) };
  },

  async createEnvironment({ project, body }, context) {
    authorize(environmentPolicy.change, { project });
    refuseSlug(body);
    checkEnvironmentAttributes(body);
    const { name, external_url, tier } = body;
    const environment = {
      project_id: project.id,
      name,
      slug: toEnvironmentSlug(name),
      state: 'available' as const,
      external_url: external_url === '' ? null : (external_url ?? null),
      tier: tier ?? guessTier(name),
    };
    const row = await insertEnvironment(context.db, environment, context.now);
    return { status: 201, body: await presentOne(context, project, row) };
  },

  async updateEnvironment({ project, params, body = {} }, context) {
    authorize(environmentPolicy.change, { project });
    const { db, now } = context;
    const before = await findEnvironment(db, project.id, params.environment_id);
    refuseSlug(body);
    checkEnvironmentAttributes(body);
    const { name = before.name, external_url: address = before.external_url, tier } = body;
    // A new name would lift the protection of the old one, so both names are checked.
    const deploys = await createDeployCheck(context, project);
    const deployer = deploys(before.name) && deploys(name);
    authorize(environmentPolicy.update, { project, deployer });
    const changes = {
      name,
      external_url: address === '' ? null : address,
      tier: tier ?? before.tier,
    };
    const row = await updateEnvironment(db, before, changes, now);
    return { status: 200, body: await presentOne(context, project, row) };
  },

  async deleteEnvironment({ project, params, headers }, context) {
    const id = await context.db.transaction(async (db) => {
      const row = await findEnvironment(db, project.id, params.environment_id, { lock: true });
      const deploys = await createDeployCheck(bindToTransaction(context, db), project);
      const { name, state } = row;
      authorize(environmentPolicy.delete, { project, deployer: deploys(name), state });
      checkUnmodifiedSince(headers['If-Unmodified-Since'], row.updated_at);
      return row.id;
    });
    await deleteInParts(context.db, 'environments', context.db('environments').where({ id }));
    return { status: 204 };
  },

  async stopEnvironment({ project, params, body = {} }, context) {
    const { db, clock } = context;
    const before = await findEnvironment(db, project.id, params.environment_id);
    const deploys = await createDeployCheck(context, project);
    authorize(environmentPolicy.stop, { project, deployer: deploys(before.name) });
    const actor = requireActor(context);
    const options = {
      at: clock(),
      userId: actor.user.id,
      force: body.force === true,
      mayBegin: (db: Database, job: JobRow) => mayChangePipelines(db, project, actor, job),
    };
    const stopped = before.state === 'stopped';
    const row = stopped ? before : await stopEnvironment(db, before, options);
    if (row === undefined) throw new RowNotFound();
    return { status: 200, body: await presentOne(context, project, row) };
  },

  async deleteReviewApps({ project, query }, context) {
    if (context.actor === null) throw new Unauthorized();
    if (project.level < AccessLevel.Developer) {
      const message = 'You do not have permission to destroy environments in this project';
      return { status: 401, body: { scheduled_entries: [], unprocessable_entries: [], message } };
    }
    requireFeature(project, 'operations');
    const { scheduled, refused } = await scheduleReviewApps(context, project, query);
    const body = {
      scheduled_entries: scheduled.map(presentBrief),
      unprocessable_entries: refused.map(presentBrief),
    };
    if (scheduled.length > 0 && refused.length === 0) return { status: 200, body };
    return { status: 400, body: { ...body, message: refusedDeletion } };
  },
} satisfies EnvironmentsService<RequestContext>;

async function presentOne(
  context: RequestContext,
  project: ProjectAccess,
  row: EnvironmentRow,
): Promise<Environment> {
  return (await createEnvironmentPresenter(context, project, [row]))(row);
}

function refuseSlug({ slug }: { readonly slug?: string | undefined }): void {
  if (slug === undefined) return;
  throw new InvalidParameters('slug is automatically generated and cannot be changed');
}
