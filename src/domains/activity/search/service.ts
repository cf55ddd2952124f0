import type { SearchService } from '#generated/search/service.ts';
import type { RequestContext } from '#src/context.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { type SearchScope, refuseUnsearchable, type SearchQuery } from './query.ts';
import { searchScope } from './scopes.ts';

export const search = {
  async searchInstance({ query }, context) {
    return answer(context, query, { kind: 'instance' });
  },
  async searchGroup({ group, query }, context) {
    return searchIn(group, query, context);
  },
  async searchGroupByDashPath({ group, query }, context) {
    return searchIn(group, query, context);
  },
  async searchProject({ project, query }, context) {
    return searchInProject(project, query, context);
  },
  async searchProjectByDashPath({ project, query }, context) {
    return searchInProject(project, query, context);
  },
} satisfies SearchService<RequestContext>;

function searchIn(group: GroupAccess, query: SearchQuery, context: RequestContext) {
  return answer(context, query, { kind: 'group', group });
}

function searchInProject(project: ProjectAccess, query: SearchQuery, context: RequestContext) {
  return answer(context, query, { kind: 'project', project });
}

async function answer(context: RequestContext, query: SearchQuery, place: SearchScope) {
  refuseUnsearchable(query, place.kind);
  const { body, page } = await searchScope(context, { query, place });
  return { status: 200, page, body } as const;
}
