import {
  audit,
  toAuditedGroup,
  toAuditedProject,
  toAuditedUser,
  runnerToken,
} from '#src/domain-events/audited.ts';
import { deleteInParts } from '#src/database/in-parts.ts';
import type { RunnersService } from '#generated/runners/service.ts';
import type { Runner, RunnerDetail } from '#generated/runners/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { isForeignKeyViolation } from '#src/database/dialect.ts';
import { Forbidden, RowNotFound } from '#src/errors.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { loadJobsOfRunner } from '#src/domains/ci/jobs/of-runner.ts';
import { loadSimpleProjects } from '#src/domains/core/projects/presented.ts';
import { disableRunner, enableRunner } from './assignment.ts';
import { findAuditedPlace, toAuditedRunner } from './audited-runner.ts';
import { readRunnerAttributes, refuseInvalidRunner } from './attributes.ts';
import { computeContactTimes, noteContact } from './contact.ts';
import {
  countProjects,
  findRunner,
  loadGroupsOfRunner,
  findLevelAtRunner,
  loadProjectsOfRunner,
} from './finder.ts';
import { listRunners, type RunnerQuery, type RunnersOf } from './list.ts';
import { refuseRunnerToken, findRunnerOfToken } from './caller.ts';
import { runnerPolicy } from './policy.ts';
import { presentRunner, presentRunnerDetail } from './presenter.ts';
import {
  findRegistrar,
  mayRegister,
  registerRunner,
  resetInstanceToken,
  resetOwnersToken,
} from './registration.ts';
import { lockRunner, resetRunnerToken, type RunnerRow, updateRunner } from './table.ts';

/** Records the reset of a registration token in the audit log of its place. */
const registrationReset = { change: 'runners_registration_token' };

export const runners = {
  listRunners: ({ query }, context) =>
    answerPage({ of: 'user', id: requireActor(context).user.id }, query, context),

  listAllRunners: ({ query }, context) => answerPage({ of: 'instance' }, query, context),

  listProjectRunners: ({ project: { id, namespace_id }, query }, context) =>
    answerPage({ of: 'project', id, namespace: namespace_id }, query, context),

  listGroupRunners: ({ group: { id }, query }, context) =>
    answerPage({ of: 'group', id, namespace: id }, query, context),

  async getRunner({ params }, context) {
    const runner = await findRunner(context.db, params.id);
    await authorizeRunner('read', runner, context);
    return { status: 200, body: await loadDetail(runner, context) };
  },

  async updateRunner({ params, body }, context) {
    const { db, clock } = context;
    const found = await findRunner(db, params.id);
    await authorizeRunner('manage', found, context);
    const changes = readRunnerAttributes(body);
    await db.transaction(async (db) => {
      const runner = await requireLocked(db, params.id);
      refuseInvalidRunner({ ...runner, ...changes });
      await updateRunner(db, runner.id, changes, clock().toISOString());
    });
    return { status: 200, body: await loadDetail(await findRunner(db, params.id), context) };
  },

  async deleteRunner({ params, headers }, context) {
    const { db } = context;
    const { admin } = requireActor(context);
    const found = await findRunner(db, params.id);
    await authorizeRunner('manage', found, context);
    await db.transaction(async (db) => {
      const runner = await requireLocked(db, params.id);
      if (!admin && (await countProjects(db, runner.id)) > 1) {
        throw new Forbidden('Runner associated with more than one project');
      }
      checkUnmodifiedSince(headers['If-Unmodified-Since'], runner.updated_at);
      const place = await findAuditedPlace(db, runner);
      await audit(db, place, { remove: 'runner' }, context, toAuditedRunner(runner));
    });
    await deleteInParts(db, 'runners', db('runners').where({ id: found.id }));
    return { status: 204 };
  },

  async listRunnerJobs({ params, query }, context) {
    const runner = await findRunner(context.db, params.id);
    await authorizeRunner('manage', runner, context);
    const { rows, page } = await loadJobsOfRunner(context, runner.id, query);
    return { status: 200, page, body: rows };
  },

  async resetRunnerToken({ params }, context) {
    const { db, clock } = context;
    const runner = await findRunner(db, params.id);
    await authorizeRunner('manage', runner, context);
    const user = toAuditedUser(requireActor(context).user);
    return db.transaction(async (db) => {
      const body = await resetRunnerToken(db, runner, clock().toISOString());
      await audit(db, user, { change: 'runner_token' }, context, toAuditedRunner(runner));
      return { status: 201, body } as const;
    });
  },

  async registerRunner({ body }, context) {
    const { db, clock, config, request } = context;
    const registrar = await findRegistrar(db, body.token);
    if (registrar === null) throw await refuseRunnerToken(context);
    const { valid_runner_registrars } = await loadCurrentSettings(db);
    if (!mayRegister(registrar, valid_runner_registrars)) throw new Forbidden();
    const facts = { ip: request.ip, now: clock().toISOString(), plan: config.plan };
    const registered = await registerRunner(db, registrar, body, facts).catch((error: unknown) => {
      // The group or project was removed just now.
      throw isForeignKeyViolation(error) ? new Forbidden() : error;
    });
    return { status: 201, body: registered };
  },

  async unregisterRunner({ body }, context) {
    const runner = await findRunnerOfToken(body.token, context);
    const { db, now } = context;
    await db.transaction(async (db) => {
      const place = await findAuditedPlace(db, runner);
      const doing = { actor: runnerToken, now };
      await audit(db, place, { remove: 'runner' }, doing, toAuditedRunner(runner));
    });
    await deleteInParts(db, 'runners', db('runners').where({ id: runner.id }));
    return { status: 204 };
  },

  async verifyRunner({ body }, context) {
    const { db, clock, request } = context;
    const runner = await findRunnerOfToken(body.token, context);
    await noteContact(db, runner, request.ip, clock());
    return { status: 200, body: 200 };
  },

  async resetRunnerTokenByToken({ body }, context) {
    const { db, clock } = context;
    const runner = await findRunnerOfToken(body.token, context);
    return { status: 201, body: await resetRunnerToken(db, runner, clock().toISOString()) };
  },

  async resetRegistrationToken(_request, context) {
    const token = await context.db.transaction(async (db) => {
      const token = await resetInstanceToken(db, context.now);
      await audit(db, toAuditedUser(requireActor(context).user), registrationReset, context);
      return token;
    });
    return { status: 201, body: { token, token_expires_at: null } };
  },

  async resetGroupRegistrationToken({ group }, context) {
    const token = await context.db.transaction(async (db) => {
      const token = await resetOwnersToken(db, { table: 'groups', id: group.id });
      await audit(db, toAuditedGroup(group), registrationReset, context);
      return token;
    });
    return { status: 201, body: { token, token_expires_at: null } };
  },

  async resetProjectRegistrationToken({ project }, context) {
    const token = await context.db.transaction(async (db) => {
      const token = await resetOwnersToken(db, { table: 'project_settings', id: project.id });
      await audit(db, toAuditedProject(project), registrationReset, context);
      return token;
    });
    return { status: 201, body: { token, token_expires_at: null } };
  },

  async enableProjectRunner({ project, body }, context) {
    const { db, clock, config } = context;
    const link = { runnerId: body.runner_id, projectId: project.id };
    const facts = { now: clock().toISOString(), plan: config.plan };
    const runner = await enableRunner(db, requireActor(context), link, facts);
    return { status: 201, body: presentRunner(runner, computeContactTimes(clock())) };
  },

  async disableProjectRunner({ project, params, headers }, context) {
    const link = { runnerId: params.runner_id, projectId: project.id };
    await disableRunner(context.db, link, headers['If-Unmodified-Since'], context);
    return { status: 204 };
  },
} satisfies RunnersService<RequestContext>;

async function answerPage(where: RunnersOf, query: RunnerQuery, { db, clock }: RequestContext) {
  const { rows, page } = await listRunners(db, where, query, clock());
  const times = computeContactTimes(clock());
  const body: Runner[] = rows.map((runner) => presentRunner(runner, times));
  return { status: 200, page, body } as const;
}

async function loadDetail(runner: RunnerRow, context: RequestContext): Promise<RunnerDetail> {
  const { db, clock, url } = context;
  const actor = requireActor(context);
  const [ids, groups] = await Promise.all([
    loadProjectsOfRunner(db, actor, runner),
    loadGroupsOfRunner(db, runner),
  ]);
  const projects = [...(await loadSimpleProjects(db, actor, ids, url)).values()];
  return presentRunnerDetail(runner, { projects, groups }, computeContactTimes(clock()), url);
}

async function authorizeRunner(
  ability: keyof typeof runnerPolicy,
  runner: RunnerRow,
  context: RequestContext,
): Promise<void> {
  const actor = requireActor(context);
  const facts = { actor, runner, level: await findLevelAtRunner(context.db, actor, runner) };
  if (!runnerPolicy[ability](facts)) throw new Forbidden('No access granted');
}

/** Locks the runner, which a concurrent request may have removed since its lookup. */
async function requireLocked(db: Database, id: number): Promise<RunnerRow> {
  const runner = await lockRunner(db, id);
  if (runner === undefined) throw new RowNotFound();
  return runner;
}
