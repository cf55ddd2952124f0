import type { AuditEventsService } from '#generated/audit-events/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { InvalidParameters } from '#src/errors.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { auditEventList, findAuditEvent, type AuditedPlace } from './list.ts';
import { auditEventPolicy } from './policy.ts';
import { presentAuditEvent } from './presenter.ts';

export const auditEvents = {
  async listAuditEvents({ query: { entity_type, entity_id, ...query } }, context) {
    if (entity_id !== undefined && entity_type === undefined) {
      throw new InvalidParameters('entity_type is missing');
    }
    const of = {
      ...(entity_type !== undefined && { entity_type }),
      ...(entity_id !== undefined && { entity_id }),
    };
    return list(of, query, context);
  },

  getAuditEvent: async ({ params }, context) => get({}, params.audit_event_id, context),

  listProjectAuditEvents: async ({ project, query }, context) =>
    list(toProjectScope(project, context), query, context),

  getProjectAuditEvent: async ({ project, params }, context) =>
    get(toProjectScope(project, context), params.audit_event_id, context),

  listGroupAuditEvents: async ({ group, query }, context) =>
    list(toGroupScope(group, context), query, context),

  getGroupAuditEvent: async ({ group, params }, context) =>
    get(toGroupScope(group, context), params.audit_event_id, context),
} satisfies AuditEventsService<RequestContext>;

function toProjectScope(project: ProjectAccess, context: RequestContext): AuditedPlace {
  const own = auditEventPolicy.readAllOfProject(project) ? {} : toCallerFilter(context);
  return { entity_type: 'Project', entity_id: project.id, ...own };
}

function toGroupScope(group: GroupAccess, context: RequestContext): AuditedPlace {
  const own = auditEventPolicy.readAllOfGroup(group) ? {} : toCallerFilter(context);
  return { entity_type: 'Group', entity_id: group.id, ...own };
}

const toCallerFilter = (context: RequestContext) => ({ author_id: requireActor(context).user.id });

type Listing = Omit<Parameters<typeof auditEventList.pageFor>[1], 'of'>;

async function list(of: Partial<AuditedPlace>, query: Listing, context: RequestContext) {
  const { rows, page } = await auditEventList.pageFor(context, { ...query, of });
  return { status: 200, page, body: rows.map(presentAuditEvent) } as const;
}

async function get(of: Partial<AuditedPlace>, id: number, { db, now }: RequestContext) {
  return { status: 200, body: presentAuditEvent(await findAuditEvent(db, of, id, now)) } as const;
}
