import type { GroupDetail } from '../../../generated/groups/types.ts';
import type { GroupsService } from '../../../generated/groups/service.ts';
import { type RequestContext, signedIn } from '../../context.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import type { GroupAccess } from '../../policy/group-access.ts';
import { loadProjects } from '../projects/list.ts';
import {
  loadCustomAttributes,
  loadShares,
  loadStatistics,
  newestProjects,
  newestSharedProjects,
} from './associations.ts';
import { createGroup } from './create.ts';
import { findGroups } from './finder.ts';
import { noParts, noStatistics, presentGroup, presentGroupDetail } from './presenter.ts';

export const groups: GroupsService<RequestContext> = {
  async listGroups({ query }, { db, actor, url, clock }) {
    const { rows, page } = await findGroups(db, actor, query, clock());
    const ids = rows.map(({ id }) => id);
    const admin = actor?.admin === true;
    const attributes =
      admin && query.with_custom_attributes ? await loadCustomAttributes(db, ids) : null;
    const statistics = admin && query.statistics ? await loadStatistics(db, ids) : null;
    const body = rows.map((row) =>
      presentGroup(
        row,
        {
          customAttributes: attributes && (attributes.get(row.id) ?? []),
          statistics: statistics && (statistics.get(row.id) ?? noStatistics),
        },
        url,
      ),
    );
    return { status: 200, page, body };
  },

  async createGroup({ body }, context) {
    const { db, url, clock } = context;
    const actor = signedIn(context);
    const paid = isPaid(context);
    const row = await createGroup(db, body, { actor, paid, now: clock().toISOString() });
    const group = { ...row, level: AccessLevel.Owner, viaAdministrator: false };
    const parts = { ...noParts, shares: [], projects: { projects: [], shared_projects: [] } };
    return { status: 201, body: presentGroupDetail(group, parts, { actor, url, paid }) };
  },

  async getGroup({ group, query }, context) {
    const { db, actor, url, clock } = context;
    const withAttributes = query.with_custom_attributes && actor?.admin === true;
    const attributes = withAttributes ? await loadCustomAttributes(db, [group.id]) : null;
    const parts = {
      shares: await loadShares(db, actor, group.id, clock()),
      projects: query.with_projects ? await loadGroupProjects(group, context) : null,
      customAttributes: attributes && (attributes.get(group.id) ?? []),
      statistics: null,
    };
    const body = presentGroupDetail(group, parts, { actor, url, paid: isPaid(context) });
    return { status: 200, body };
  },
};

function isPaid({ config }: Pick<RequestContext, 'config'>): boolean {
  return config.plan !== 'free';
}

async function loadGroupProjects(
  group: GroupAccess,
  { db, actor, url, clock }: RequestContext,
): Promise<Pick<Required<GroupDetail>, 'projects' | 'shared_projects'>> {
  const own = await newestProjects(db, actor, group.id);
  const shared = await newestSharedProjects(db, actor, group.id, clock());
  return {
    projects: await loadProjects(db, actor, own, { url }),
    shared_projects: await loadProjects(db, actor, shared, { url }),
  };
}
