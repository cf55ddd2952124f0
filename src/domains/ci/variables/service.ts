import type { VariablesService } from '#generated/variables/service.ts';
import type {
  CreateInstanceVariable,
  CreateVariable,
  UpdateInstanceVariable,
  UpdateVariable,
} from '#generated/variables/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { audit, auditChanges, toAuditedOwner, toAuditedUser } from '#src/domain-events/audited.ts';
import type { OffsetQuery } from '#src/lists/offset.ts';
import { Forbidden } from '#src/errors.ts';
import { checkFeatureAccess } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { requireUnarchived } from '#src/policy/unarchived.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { presentInstanceVariable, presentVariable } from './presenter.ts';
import {
  deleteVariable,
  findVariable,
  lockVariable,
  insertVariable,
  listVariables,
  updateVariable,
  unsealVariableValue,
  type Variable,
  type VariableOwner,
  type VariableRow,
} from './table.ts';
import { checkVariable } from './validity.ts';

/** Environment scope, which selects one of several variables with the same name. */
type Filter = { readonly environment_scope?: string | undefined } | undefined;

const toProjectOwner = ({ id }: { readonly id: number }) => ({ kind: 'project', id }) as const;
const toGroupOwner = ({ id }: { readonly id: number }) => ({ kind: 'group', id }) as const;
const ofInstance = { kind: 'instance' } as const;

/** @throws Forbidden where pipelines are switched off: nothing could read them */
function requireBuilds(project: ProjectAccess): void {
  if (checkFeatureAccess(project, 'builds') === 'disabled') throw new Forbidden();
}

export const variables = {
  async listProjectVariables({ project, query }, context) {
    requireBuilds(project);
    return list(toProjectOwner(project), query, context);
  },

  listGroupVariables: async ({ group, query }, context) =>
    list(toGroupOwner(group), query, context),

  async listInstanceVariables({ query }, { db }) {
    const { rows, page } = await listVariables(db, ofInstance, query);
    return { status: 200, page, body: rows.map((row) => presentInstanceVariable(db, row)) };
  },

  async getProjectVariable({ project, params, query }, { db }) {
    requireBuilds(project);
    const row = await find(db, toProjectOwner(project), params.key, query.filter);
    return { status: 200, body: presentVariable(db, row) };
  },

  async getGroupVariable({ group, params, query }, { db }) {
    const row = await find(db, toGroupOwner(group), params.key, query.filter);
    return { status: 200, body: presentVariable(db, row) };
  },

  async getInstanceVariable({ params }, { db }) {
    const row = await findVariable(db, ofInstance, params.key);
    return { status: 200, body: presentInstanceVariable(db, row) };
  },

  async createProjectVariable({ project, body }, context) {
    requireBuilds(project);
    const row = await create(toProjectOwner(project), body, context);
    return { status: 201, body: presentVariable(context.db, row) };
  },

  async createGroupVariable({ group, body }, context) {
    const row = await create(toGroupOwner(group), body, context);
    return { status: 201, body: presentVariable(context.db, row) };
  },

  async createInstanceVariable({ body }, context) {
    const row = await create(ofInstance, body, context);
    return { status: 201, body: presentInstanceVariable(context.db, row) };
  },

  async updateProjectVariable({ project, params, body }, context) {
    requireBuilds(project);
    requireUnarchived(project);
    const row = await update(toProjectOwner(project), params.key, body, context);
    return { status: 200, body: presentVariable(context.db, row) };
  },

  async updateGroupVariable({ group, params, body }, context) {
    const row = await update(toGroupOwner(group), params.key, body, context);
    return { status: 200, body: presentVariable(context.db, row) };
  },

  async updateInstanceVariable({ params, body }, context) {
    const row = await update(ofInstance, params.key, body, context);
    return { status: 200, body: presentInstanceVariable(context.db, row) };
  },

  async deleteProjectVariable({ project, params, query, headers }, context) {
    requireBuilds(project);
    const since = headers['If-Unmodified-Since'];
    await remove(toProjectOwner(project), params.key, query.filter, context, since);
    return { status: 204 };
  },

  async deleteGroupVariable({ group, params, query, headers }, context) {
    const since = headers['If-Unmodified-Since'];
    await remove(toGroupOwner(group), params.key, query.filter, context, since);
    return { status: 204 };
  },

  async deleteInstanceVariable({ params, headers }, context) {
    const since = headers['If-Unmodified-Since'];
    await remove(ofInstance, params.key, undefined, context, since);
    return { status: 204 };
  },
} satisfies VariablesService<RequestContext>;

async function list(owner: VariableOwner, query: OffsetQuery, { db }: RequestContext) {
  const { rows, page } = await listVariables(db, owner, query);
  return { status: 200, page, body: rows.map((row) => presentVariable(db, row)) } as const;
}

const find = (db: RequestContext['db'], owner: VariableOwner, key: string, filter: Filter) =>
  findVariable(db, owner, key, filter?.environment_scope);

/** Environment scopes of group variables need a paid plan; without one the parameter has no effect. */
const readScope = (owner: VariableOwner, scope: string | undefined, { paid }: RequestContext) =>
  owner.kind === 'group' && !paid ? undefined : scope;

async function create(
  owner: VariableOwner,
  body: CreateVariable & CreateInstanceVariable,
  context: RequestContext,
): Promise<VariableRow> {
  const { db, now } = context;
  const variable: Variable = {
    key: body.key,
    value: body.value,
    variable_type: body.variable_type ?? 'env_var',
    protected: body.protected ?? false,
    masked: body.masked ?? false,
    raw: body.raw ?? false,
    environment_scope: readScope(owner, body.environment_scope, context) ?? '*',
  };
  checkVariable(variable);
  return db.transaction(async (db) => {
    const row = await insertVariable(db, owner, variable, now);
    await audit(db, toEntity(owner, context), { add: 'ci_variable' }, context, toAuditTarget(row));
    return row;
  });
}

function update(
  owner: VariableOwner,
  key: string,
  { filter, ...body }: UpdateVariable & UpdateInstanceVariable,
  context: RequestContext,
): Promise<VariableRow> {
  const { db, now } = context;
  const { value, variable_type, masked, raw } = body;
  const environment_scope = readScope(owner, body.environment_scope, context);
  return db.transaction(async (db) => {
    const row = await lockVariable(db, owner, key, filter?.environment_scope);
    const changes: Partial<Omit<Variable, 'key'>> = {
      ...(value !== undefined && { value }),
      ...(variable_type !== undefined && { variable_type }),
      ...(body.protected !== undefined && { protected: body.protected }),
      ...(masked !== undefined && { masked }),
      ...(raw !== undefined && { raw }),
      ...(environment_scope !== undefined && { environment_scope }),
    };
    checkVariable({ ...row, value: unsealVariableValue(db, row), ...changes });
    const after = await updateVariable(db, row, changes, now);
    const [entity, target] = [toEntity(owner, context), toAuditTarget(row)];
    if (value !== undefined) await audit(db, entity, { change: 'value' }, context, target);
    await auditChanges(db, entity, audited, { before: row, after }, context, target);
    return after;
  });
}

function remove(
  owner: VariableOwner,
  key: string,
  filter: Filter,
  context: RequestContext,
  unmodifiedSince: string | undefined,
): Promise<void> {
  return context.db.transaction(async (db) => {
    const row = await lockVariable(db, owner, key, filter?.environment_scope);
    checkUnmodifiedSince(unmodifiedSince, row.updated_at);
    await deleteVariable(db, row);
    await audit(
      db,
      toEntity(owner, context),
      { remove: 'ci_variable' },
      context,
      toAuditTarget(row),
    );
  });
}

/** Attributes that audit events record; the value is omitted. */
const audited = ['variable_type', 'protected', 'masked', 'raw', 'environment_scope'] as const;

/** Changes of instance variables are recorded under the actor. */
const toEntity = (owner: VariableOwner, context: RequestContext) =>
  owner.kind === 'instance' ? toAuditedUser(requireActor(context).user) : toAuditedOwner(owner);

const toAuditTarget = ({ id, key }: VariableRow) => ({ type: 'Variable', id, details: key });
