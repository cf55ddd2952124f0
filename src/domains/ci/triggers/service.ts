import type { TriggersService } from '#generated/triggers/service.ts';
import type { PipelineTrigger } from '#generated/triggers/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { audit, auditChanges, toAuditedProject } from '#src/domain-events/audited.ts';
import { BadRequest, Forbidden, RowNotFound } from '#src/errors.ts';
import { requireUnarchived } from '#src/policy/unarchived.ts';
import { readAuthor, addAuthor } from '#src/records/user.ts';
import { findTextErrors } from '#src/text/text-errors.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { startByTrigger } from './start.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import {
  findTrigger,
  insertTrigger,
  listTriggers,
  unsealTriggerToken,
  type TriggerRow,
  type TriggerWithOwner,
} from './table.ts';

/** @throws Forbidden for what a hook sends because of a pipeline */
function refusePipelineHook({
  'X-Gitlab-Event': event,
}: {
  readonly 'X-Gitlab-Event'?: string | undefined;
}): void {
  if (event === 'Pipeline Hook') throw new Forbidden();
}

export const triggers = {
  async triggerPipeline({ params, body, headers }, context) {
    refusePipelineHook(headers);
    return { status: 201, body: await startByTrigger(context, params.id, body) };
  },

  async triggerPipelineOfRef({ params, body, headers }, context) {
    refusePipelineHook(headers);
    const input = { ...body, ref: params.ref };
    return { status: 201, body: await startByTrigger(context, params.id, input) };
  },

  async listPipelineTriggers({ project, query }, context) {
    const { rows, page } = await listTriggers(context.db, project.id, query);
    return { status: 200, page, body: rows.map((row) => present(row, context)) };
  },

  async getPipelineTrigger({ project, params }, context) {
    const row = await findTrigger(context.db, project.id, params.trigger_id);
    return { status: 200, body: present(row, context) };
  },

  async createPipelineTrigger({ project, body }, context) {
    const { db, now } = context;
    const { user } = requireActor(context);
    const description = checkDescription(body.description);
    const facts = { project_id: project.id, owner_id: user.id, description };
    const row = await db.transaction(async (db) => {
      const row = await insertTrigger(db, facts, now);
      const change = { add: 'pipeline_trigger' };
      await audit(db, toAuditedProject(project), change, context, toAuditTarget(row));
      return row;
    });
    return { status: 201, body: present(addAuthor(row, user), context) };
  },

  async updatePipelineTrigger({ project, params, body }, context) {
    requireUnarchived(project);
    const { db, now } = context;
    const row = await findTrigger(db, project.id, params.trigger_id);
    if (row.owner_id !== requireActor(context).user.id) throw new Forbidden();
    if (body.description === undefined) return { status: 200, body: present(row, context) };
    const description = checkDescription(body.description);
    const changed = await db.transaction(async (db) => {
      const [changed] = await db('pipeline_triggers')
        .where({ id: row.id })
        .update({ description, updated_at: now })
        .returning<TriggerRow[]>('*');
      if (changed === undefined) throw new RowNotFound();
      const compared = { before: row, after: { description } };
      const [entity, target] = [toAuditedProject(project), toAuditTarget(changed)];
      await auditChanges(db, entity, ['description'], compared, context, target);
      return changed;
    });
    return { status: 200, body: present(addAuthor(changed, readAuthor(row)), context) };
  },

  async deletePipelineTrigger({ project, params, headers }, context) {
    await context.db.transaction(async (db) => {
      const row = await findTrigger(db, project.id, params.trigger_id);
      checkUnmodifiedSince(headers['If-Unmodified-Since'], row.updated_at);
      await db('pipeline_triggers').where({ id: row.id }).delete();
      const change = { remove: 'pipeline_trigger' };
      await audit(db, toAuditedProject(project), change, context, toAuditTarget(row));
    });
    return { status: 204 };
  },
} satisfies TriggersService<RequestContext>;

const toAuditTarget = ({ id, description }: TriggerRow) => ({
  type: 'Trigger',
  id,
  details: description,
});

function checkDescription(description: string): string {
  const errors = findTextErrors(description);
  if (errors.length > 0) throw new BadRequest({ description: errors });
  return description;
}

/** Only its owner sees the whole token, because its pipelines have the owner's permissions. */
function present(row: TriggerWithOwner, { db, actor, url }: RequestContext): PipelineTrigger {
  const own = actor?.user.id === row.owner_id;
  return {
    id: row.id,
    description: row.description,
    token: own ? unsealTriggerToken(db, row) : row.token_start,
    created_at: row.created_at,
    updated_at: row.updated_at,
    last_used: row.last_used_at,
    owner: presentUserBasic(readAuthor(row), url),
  };
}
