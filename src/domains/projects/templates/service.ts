import type { TemplatesService } from '#generated/templates/service.ts';
import type { RequestContext } from '#src/context.ts';
import { NotFound } from '#src/errors.ts';
import { createPageOfRows, type OffsetQuery } from '#src/lists/offset.ts';
import { listShippedNames, readShipped, type ShippedKind } from '#src/templates/shipped.ts';
import {
  loadLicenseTemplate,
  isPopularLicense,
} from '#src/domains/projects/project-templates/licenses.ts';

export const templates = {
  listDockerfileTemplates: ({ query }) => listNames('dockerfiles', query),
  listGitignoreTemplates: ({ query }) => listNames('gitignores', query),
  listCiConfigurationTemplates: ({ query }) => listNames('gitlab_ci_ymls', query),

  getDockerfileTemplate: ({ params: { name } }) => getFile('dockerfiles', name, 'dockerfile'),
  getGitignoreTemplate: ({ params: { name } }) => getFile('gitignores', name, 'gitignore'),
  getCiConfigurationTemplate: ({ params: { name } }) =>
    getFile('gitlab_ci_ymls', name, 'gitlab_ci_yml'),

  async listLicenseTemplates({ query }, { now }) {
    const all = await listShippedNames('licenses');
    const keys = query.popular === true ? all.filter(isPopularLicense) : all;
    const { rows, page } = await createPageOfRows(keys, query);
    const loaded = await Promise.all(rows.map((key) => loadLicenseTemplate(key, { now })));
    return { status: 200, page, body: loaded.filter((license) => license !== null) };
  },

  async getLicenseTemplate({ params, query }, { actor, now }) {
    const { project, fullname = actor?.user.name } = query;
    const license = await loadLicenseTemplate(params.name, { project, fullname, now });
    if (license === null) throw new NotFound('License');
    return { status: 200, body: license };
  },
} satisfies TemplatesService<RequestContext>;

async function listNames(kind: ShippedKind, query: OffsetQuery) {
  const { rows, page } = await createPageOfRows(await listShippedNames(kind), query);
  return { status: 200 as const, page, body: rows.map((key) => ({ key, name: key })) };
}

/** `noun` is the word of v4 for a template that is not there. @throws NotFound */
async function getFile(kind: ShippedKind, name: string, noun: string) {
  const content = await readShipped(kind, name);
  if (content === null) throw new NotFound(noun);
  return { status: 200 as const, body: { name, content } };
}
