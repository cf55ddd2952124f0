// Generated from spec/graphql/environments.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addEnvironments(t: d.Types, f: d.Functions): void {
  d.enumeration(t, 'DeploymentTier', 'Tier of an environment.', [
    ['PRODUCTION', 'Production.'],
    ['STAGING', 'Staging.'],
    ['TESTING', 'Tests.'],
    ['DEVELOPMENT', 'Development.'],
    ['OTHER', 'Other tier.'],
  ]);
  d.object(t, 'Environment', 'A deployment target of a project.', () => [], (rest) => ({
    createdAt: d.field(t.of('Time'), 'Creation time.', { resolve: c.property("created_at", c.time, null, rest) }),
    externalUrl: d.field(t.of('String'), 'Address of the deployed application.', { resolve: c.property("external_url", c.text, null, rest) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Environment"), null, rest) }),
    name: d.field(d.required(t.of('String')), 'Name of the environment.', { resolve: c.property("name", c.text, null, rest) }),
    path: d.field(d.required(t.of('String')), 'Path of the page on this instance.', { resolve: d.resolver(f('environments', 'Environment', 'path')) }),
    slug: d.field(t.of('String'), 'Name for use in host names, at most 24 characters.', { resolve: c.property("slug", c.text, null, rest) }),
    state: d.field(d.required(t.of('String')), 'State of the environment.', { resolve: c.property("state", c.text, null, rest) }),
    tier: d.field(t.of('DeploymentTier'), 'Description.', { resolve: c.property("tier", c.upper, null, rest) }),
    updatedAt: d.field(t.of('Time'), 'Time of the last update.', { resolve: c.property("updated_at", c.time, null, rest) }),
  }), d.rest('id', f('environments', 'Environment', 'load')));
  d.object(t, 'EnvironmentConnection', 'A page of a list of `Environment`.', () => [], () => ({
    edges: d.field(d.list(t.of('EnvironmentEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Environment')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'EnvironmentEdge', 'A `Environment` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Environment'), 'The object.'),
  }));
}
