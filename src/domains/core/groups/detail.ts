import type { GroupDetail } from '#generated/groups/types.ts';
import { openRegistrationToken } from '#src/auth/registration-token.ts';
import type { RequestContext } from '#src/context.ts';
import { NotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupFor, type GroupAccess } from '#src/policy/group-access.ts';
import { loadProjects } from '#src/domains/core/projects/presented.ts';
import {
  loadGroupCustomAttributes,
  loadGroupShares,
  loadTemplateProjects,
  findNewestProjects,
  findNewestSharedProjects,
} from './associations.ts';
import { type DetailPresentation, presentGroupDetail } from './presenter.ts';
import { findGroupRow } from './table.ts';

interface DetailOptions {
  readonly withProjects: boolean;
  /** Custom attributes, for administrators who request them. */
  readonly withAttributes: boolean;
}

/** A group on its own, as the actor sees it. */
export async function loadGroupDetail(
  context: RequestContext,
  group: GroupAccess,
  { withProjects, withAttributes }: DetailOptions,
): Promise<GroupDetail> {
  const { db, actor, clock } = context;
  const shown = withAttributes && actor?.admin === true;
  const attributes = shown ? await loadGroupCustomAttributes(db, [group.id]) : null;
  const parts = {
    shares: await loadGroupShares(db, actor, group.id, clock()),
    projects: withProjects ? await loadGroupProjects(group, context) : null,
    customAttributes: attributes && (attributes.get(group.id) ?? []),
    statistics: null,
    templateProjects: await loadTemplateProjects(db, actor, [group]),
  };
  return presentGroupDetail(group, parts, createDetailPresentation(context));
}

/** A group that was just changed, as the actor sees it. */
export async function loadChangedGroup(context: RequestContext, id: number): Promise<GroupDetail> {
  const group = await findGroupFor(context.db, context.actor, id);
  return loadGroupDetail(context, group, { withProjects: true, withAttributes: false });
}

/** Loads a moved group as the actor sees it: an actor who owned it through the groups above may no longer see it. */
export async function loadMovedGroup(context: RequestContext, id: number): Promise<GroupDetail> {
  try {
    return await loadChangedGroup(context, id);
  } catch (error) {
    const row = error instanceof NotFound ? await findGroupRow(context.db, id) : undefined;
    if (row === undefined) throw error;
    const unseen = { ...row, level: AccessLevel.None, viaAdministrator: false, viaAuditor: false };
    return loadGroupDetail(context, unseen, { withProjects: true, withAttributes: false });
  }
}

export function createDetailPresentation(context: RequestContext): DetailPresentation {
  const { db, actor, url, paid } = context;
  return {
    actor,
    url,
    paid,
    runnersToken: ({ id, runners_token_sealed }) =>
      openRegistrationToken(db, { table: 'groups', id }, runners_token_sealed),
  };
}

async function loadGroupProjects(
  group: GroupAccess,
  context: RequestContext,
): Promise<Pick<Required<GroupDetail>, 'projects' | 'shared_projects'>> {
  const { db, actor, clock } = context;
  const own = await findNewestProjects(db, actor, group.id);
  const shared = await findNewestSharedProjects(db, actor, group.id, clock());
  return {
    projects: await loadProjects(context, own),
    shared_projects: await loadProjects(context, shared),
  };
}
