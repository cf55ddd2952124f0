// Generated from spec/graphql/namespaces.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addNamespaces(t: d.Types, f: d.Functions): void {
  d.object(t, 'Namespace', 'A group, or the personal namespace of a user.', () => [], () => ({
    crossProjectPipelineAvailable: d.field(d.required(t.of('Boolean')), 'True if pipelines may be triggered across projects; false without the plan for it.', { resolve: d.resolver(f('namespaces', 'Namespace', 'crossProjectPipelineAvailable')) }),
    description: d.field(t.of('String'), 'Description; null for personal namespaces.', { resolve: d.resolver(f('namespaces', 'Namespace', 'description')) }),
    fullName: d.field(d.required(t.of('String')), 'Name with the names of the parent groups.', { resolve: d.resolver(f('namespaces', 'Namespace', 'fullName')) }),
    fullPath: d.field(d.required(t.of('ID')), 'Path with the paths of the parent groups.', { resolve: c.property("full_path", c.asText) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: d.resolver(f('namespaces', 'Namespace', 'id')) }),
    lfsEnabled: d.field(t.of('Boolean'), 'True if Git LFS is enabled; null for personal namespaces.', { resolve: d.resolver(f('namespaces', 'Namespace', 'lfsEnabled')) }),
    name: d.field(d.required(t.of('String')), 'Display name.', { resolve: c.property("name", c.text) }),
    path: d.field(d.required(t.of('String')), 'Last part of the address.', { resolve: c.property("path", c.text) }),
    projects: d.field(d.required(t.of('ProjectConnection')), 'Number of projects.', { args: { hasCodeCoverage: d.argument(t.of('Boolean'), 'No effect: coverage is not stored.', { default: { value: false } }), hasVulnerabilities: d.argument(t.of('Boolean'), 'No effect: vulnerability findings are not stored.', { default: { value: false } }), ids: d.argument(d.list(d.required(t.of('ID'))), 'Global ids of projects.'), includeSubgroups: d.argument(t.of('Boolean'), 'True to include projects of subgroups.', { default: { value: false } }), search: d.argument(t.of('String'), 'Part of the name or path. Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), sort: d.argument(t.of('NamespaceProjectSort'), 'Order of the list.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('namespaces', 'Namespace', 'projects'))), extensions: {"score":{"resolver":true},"connection":true} }),
    requestAccessEnabled: d.field(t.of('Boolean'), 'True if users may request access; null for personal namespaces.', { resolve: d.resolver(f('namespaces', 'Namespace', 'requestAccessEnabled')) }),
    rootStorageStatistics: d.field(t.of('RootStorageStatistics'), 'Bytes of all projects in it and below, of one namespace in a request; null for others than its owners, and below the top.', { resolve: d.resolver(f('namespaces', 'Namespace', 'rootStorageStatistics')) }),
    sharedRunnersSetting: d.field(t.of('SharedRunnersSetting'), 'Availability of instance runners for the projects; null for personal namespaces.', { resolve: d.resolver(f('namespaces', 'Namespace', 'sharedRunnersSetting')) }),
    visibility: d.field(t.of('String'), 'Visibility: `private`, `internal` or `public`.', { resolve: d.resolver(f('namespaces', 'Namespace', 'visibility')) }),
    descriptionHtml: d.field(t.of('String'), 'The description as HTML.', { resolve: d.resolver(f('markdown', 'Namespace', 'descriptionHtml')) }),
  }));
  d.globalIdScalar(t, 'NamespaceID', 'Id of a group or personal namespace.', ["Namespace","Group","Namespaces::UserNamespace"]);
  d.enumeration(t, 'NamespaceProjectSort', 'Orders of the projects of a namespace.', [
    ['SIMILARITY', 'Similarity to the search text, best match first.'],
    ['STORAGE', 'Total storage size, largest first.'],
  ]);
  d.object(t, 'RootStorageStatistics', 'Sizes of all projects below a namespace at the top, in bytes.', () => [], () => ({
    buildArtifactsSize: d.field(d.required(t.of('Float')), 'Size of job artifacts.'),
    containerRegistrySize: d.field(d.required(t.of('Float')), 'Images of containers.'),
    lfsObjectsSize: d.field(d.required(t.of('Float')), 'Large files.'),
    packagesSize: d.field(d.required(t.of('Float')), 'Packages.'),
    pipelineArtifactsSize: d.field(d.required(t.of('Float')), 'Size of pipeline artifacts.'),
    repositorySize: d.field(d.required(t.of('Float')), 'Repositories.'),
    snippetsSize: d.field(d.required(t.of('Float')), 'Snippets.'),
    storageSize: d.field(d.required(t.of('Float')), 'Total size.'),
    uploadsSize: d.field(d.required(t.of('Float')), 'Files in texts.'),
    wikiSize: d.field(d.required(t.of('Float')), 'Wikis.'),
  }));
}
