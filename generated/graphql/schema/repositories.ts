// Generated from spec/graphql/repositories.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addRepositories(t: d.Types, f: d.Functions): void {
  d.object(t, 'Blob', 'A file in a directory.', () => [t.of('Entry')], () => ({
    flatPath: d.field(d.required(t.of('String')), 'Path from the root.', { resolve: c.property("path", c.text) }),
    id: d.field(d.required(t.of('ID')), 'Global id; the same entry has another id at another commit.', { resolve: d.resolver(f('repositories', 'Blob', 'id')) }),
    mode: d.field(t.of('String'), 'Directory, file, executable file, symbolic link, submodule.', { resolve: c.property("mode", c.text) }),
    name: d.field(d.required(t.of('String')), 'Last part of the path.', { resolve: c.property("name", c.text) }),
    path: d.field(d.required(t.of('String')), 'Path from the root of the repository.', { resolve: c.property("path", c.text) }),
    sha: d.field(d.required(t.of('String')), 'Id of the object in git.', { resolve: c.property("id", c.text) }),
    type: d.field(d.required(t.of('EntryType')), 'A directory, a file, or a submodule.', { resolve: c.property("type", c.same) }),
    webPath: d.field(t.of('String'), 'Path of the page on this instance.', { resolve: d.resolver(f('repositories', 'Blob', 'webPath')) }),
    webUrl: d.field(t.of('String'), 'URL of the page.', { resolve: d.resolver(f('repositories', 'Blob', 'webUrl')) }),
    lfsOid: d.field(t.of('String'), 'Git LFS object id; null for other files.', { resolve: d.resolver(f('repositoryFiles', 'Blob', 'lfsOid')), extensions: {"score":{"git":true}} }),
  }));
  d.object(t, 'BlobConnection', 'A page of a list of `Blob`.', () => [], () => ({
    edges: d.field(d.list(t.of('BlobEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Blob')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'BlobEdge', 'A `Blob` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Blob'), 'The object.'),
  }));
  d.abstract(t, 'Entry', 'Entry of a directory.', () => [], () => ({
    flatPath: d.field(d.required(t.of('String')), 'Path from the root, without nested single-entry directories.'),
    id: d.field(d.required(t.of('ID')), 'Global id; the same entry has another id at another commit.'),
    name: d.field(d.required(t.of('String')), 'Name in its directory.'),
    path: d.field(d.required(t.of('String')), 'Path from the root.'),
    sha: d.field(d.required(t.of('String')), 'Id of the object in git.'),
    type: d.field(d.required(t.of('EntryType')), 'Type.'),
  }));
  d.enumeration(t, 'EntryType', 'Kinds of directory entries.', [
    ['tree', 'A directory.'],
    ['blob', 'A file.'],
    ['commit', 'A submodule.'],
  ]);
  d.object(t, 'Repository', 'The git repository of a project.', () => [], () => ({
    diskPath: d.field(t.of('String'), 'Path below the storage; null for others than administrators.', { resolve: d.resolver(f('repositories', 'Repository', 'diskPath')) }),
    empty: d.field(d.required(t.of('Boolean')), 'True if the repository has no branches.', { resolve: d.resolver(f('repositories', 'Repository', 'empty')), extensions: {"score":{"git":true}} }),
    exists: d.field(d.required(t.of('Boolean')), 'True if the repository exists.', { resolve: d.resolver(f('repositories', 'Repository', 'exists')), extensions: {"score":{"git":true}} }),
    paginatedTree: d.field(t.of('TreeConnection'), 'A directory in pages: each is a directory that holds some of the entries.', { args: { path: d.argument(t.of('String'), 'Path from the root. Maximum: 4,096 characters.', { default: { value: "" }, extensions: { bound: {"maxLength":4096} } }), recursive: d.argument(t.of('Boolean'), 'True to include the content of subdirectories.', { default: { value: false } }), ref: d.argument(t.of('String'), 'Branch, tag or commit; `head` is the default branch. Maximum: 1,024 characters.', { default: { value: "head" }, extensions: { bound: {"maxLength":1024} } }), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('repositories', 'Repository', 'paginatedTree')), 100), extensions: {"score":{"resolver":true,"git":true,"max":100},"connection":true} }),
    rootRef: d.field(t.of('String'), 'The default branch; null where there is nothing yet.', { resolve: d.resolver(f('repositories', 'Repository', 'rootRef')), extensions: {"score":{"git":true}} }),
    tree: d.field(t.of('Tree'), 'Directory; a missing directory is empty.', { args: { path: d.argument(t.of('String'), 'Path from the root. Maximum: 4,096 characters.', { default: { value: "" }, extensions: { bound: {"maxLength":4096} } }), recursive: d.argument(t.of('Boolean'), 'True to include the content of subdirectories.', { default: { value: false } }), ref: d.argument(t.of('String'), 'Branch, tag or commit; `head` is the default branch. Maximum: 1,024 characters.', { default: { value: "head" }, extensions: { bound: {"maxLength":1024} } }), }, resolve: d.resolver(f('repositories', 'Repository', 'tree')), extensions: {"score":{"resolver":true,"git":true}} }),
    branchNames: d.field(d.list(d.required(t.of('String'))), 'Names of branches, in order.', { args: { limit: d.argument(d.required(t.of('Int')), 'Maximum number of names; at most 100.'), offset: d.argument(d.required(t.of('Int')), 'Number of names to skip.'), searchPattern: d.argument(d.required(t.of('String')), 'Pattern that names must match; `*` matches any text. An empty pattern matches every name. Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), }, resolve: d.resolver(f('branches', 'Repository', 'branchNames')), extensions: {"score":{"weight":170,"git":true}} }),
    commit: d.field(t.of('Commit'), 'A commit; null where there is none.', { args: { ref: d.argument(d.required(t.of('String')), 'Branch, tag or commit.'), }, resolve: d.resolver(f('commits', 'Repository', 'commit')), extensions: {"score":{"git":true,"weight":2}} }),
    commits: d.field(t.of('CommitConnection'), 'Commits that a branch, tag or commit reaches, the newest first.', { args: { author: d.argument(t.of('String'), 'Part of the name or address of the author. Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), committedAfter: d.argument(t.of('Time'), 'Earliest commit time.'), committedBefore: d.argument(t.of('Time'), 'Latest commit time.'), ref: d.argument(d.required(t.of('String')), 'Branch, tag or commit. Maximum: 2,048 characters.', { extensions: { bound: {"maxLength":2048} } }), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('commits', 'Repository', 'commits'))), extensions: {"score":{"resolver":true,"git":true},"connection":true} }),
    blobs: d.field(t.of('RepositoryBlobConnection'), 'Files by path, in the order of the paths; missing files are left out.', { args: { paths: d.argument(d.required(d.list(d.required(t.of('String')))), 'Paths from the root. Maximum: 4,096 characters.', { extensions: { bound: {"maxLength":4096} } }), ref: d.argument(t.of('String'), 'Branch, tag or commit; the default branch if blank. Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('repositoryFiles', 'Repository', 'blobs'))), extensions: {"score":{"resolver":true,"git":true},"connection":true} }),
  }));
  d.object(t, 'Submodule', 'A repository within the repository.', () => [t.of('Entry')], () => ({
    flatPath: d.field(d.required(t.of('String')), 'Path from the root.', { resolve: c.property("path", c.text) }),
    id: d.field(d.required(t.of('ID')), 'Global id; the same entry has another id at another commit.', { resolve: d.resolver(f('repositories', 'Submodule', 'id')) }),
    name: d.field(d.required(t.of('String')), 'Last part of the path.', { resolve: c.property("name", c.text) }),
    path: d.field(d.required(t.of('String')), 'Path from the root of the repository.', { resolve: c.property("path", c.text) }),
    sha: d.field(d.required(t.of('String')), 'Id of the commit.', { resolve: c.property("id", c.text) }),
    treeUrl: d.field(t.of('String'), 'URL of the page of the commit; null if unknown.', { resolve: c.always(null) }),
    type: d.field(d.required(t.of('EntryType')), 'A directory, a file, or a submodule.', { resolve: c.property("type", c.same) }),
    webUrl: d.field(t.of('String'), 'URL of the page of the submodule; null if unknown.', { resolve: c.always(null) }),
  }));
  d.object(t, 'SubmoduleConnection', 'A page of a list of `Submodule`.', () => [], () => ({
    edges: d.field(d.list(t.of('SubmoduleEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Submodule')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'SubmoduleEdge', 'A `Submodule` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Submodule'), 'The object.'),
  }));
  d.object(t, 'Tree', 'A directory at a commit.', () => [], () => ({
    blobs: d.field(d.required(t.of('BlobConnection')), 'Files.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property('blobs', c.same)), extensions: {"score":{"git":true},"connection":true} }),
    submodules: d.field(d.required(t.of('SubmoduleConnection')), 'Submodules.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property('submodules', c.same)), extensions: {"score":{"git":true},"connection":true} }),
    trees: d.field(d.required(t.of('TreeEntryConnection')), 'Directories.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property('trees', c.same)), extensions: {"connection":true} }),
    lastCommit: d.field(t.of('Commit'), 'Last commit that changed the file; null for none.', { resolve: d.resolver(f('commits', 'Tree', 'lastCommit')), extensions: {"score":{"weight":10,"git":true}} }),
  }));
  d.object(t, 'TreeConnection', 'A page of a list of `Tree`.', () => [], () => ({
    edges: d.field(d.list(t.of('TreeEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Tree')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'TreeEdge', 'A `Tree` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Tree'), 'The object.'),
  }));
  d.object(t, 'TreeEntry', 'A directory in another one.', () => [t.of('Entry')], () => ({
    flatPath: d.field(d.required(t.of('String')), 'Path from the root.', { resolve: c.property("path", c.text) }),
    id: d.field(d.required(t.of('ID')), 'Global id; the same entry has another id at another commit.', { resolve: d.resolver(f('repositories', 'TreeEntry', 'id')) }),
    name: d.field(d.required(t.of('String')), 'Last part of the path.', { resolve: c.property("name", c.text) }),
    path: d.field(d.required(t.of('String')), 'Path from the root of the repository.', { resolve: c.property("path", c.text) }),
    sha: d.field(d.required(t.of('String')), 'Id of the object in git.', { resolve: c.property("id", c.text) }),
    type: d.field(d.required(t.of('EntryType')), 'A directory, a file, or a submodule.', { resolve: c.property("type", c.same) }),
    webPath: d.field(t.of('String'), 'Path of the page on this instance.', { resolve: d.resolver(f('repositories', 'TreeEntry', 'webPath')) }),
    webUrl: d.field(t.of('String'), 'URL of the page.', { resolve: d.resolver(f('repositories', 'TreeEntry', 'webUrl')) }),
  }));
  d.object(t, 'TreeEntryConnection', 'A page of a list of `TreeEntry`.', () => [], () => ({
    edges: d.field(d.list(t.of('TreeEntryEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('TreeEntry')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'TreeEntryEdge', 'A `TreeEntry` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('TreeEntry'), 'The object.'),
  }));
}
