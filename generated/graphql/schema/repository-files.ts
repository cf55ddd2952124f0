// Generated from spec/graphql/repository-files.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addRepositoryFiles(t: d.Types, f: d.Functions): void {
  d.object(t, 'BlobViewer', 'A way to show a file.', () => [], () => ({
    collapsed: d.field(d.required(t.of('Boolean')), 'True if the content is collapsed until requested.'),
    fileType: d.field(d.required(t.of('String')), 'Kind of content: `text`, `image`, `markup` and others.'),
    loadAsync: d.field(d.required(t.of('Boolean')), 'True if the content is loaded after the page.'),
    loadingPartialName: d.field(d.required(t.of('String')), 'Name of the placeholder while the content loads.'),
    renderError: d.field(t.of('String'), 'Reason why the content cannot be shown.'),
    tooLarge: d.field(d.required(t.of('Boolean')), 'True if the file is too large to show.'),
    type: d.field(d.required(t.of('BlobViewersType')), 'Type of the viewer.'),
  }));
  d.enumeration(t, 'BlobViewersType', 'Ways to show a file.', [
    ['auxiliary', 'Auxiliary viewer, shown beside the file.'],
    ['rich', 'Rich viewer, which renders the format of the file.'],
    ['simple', 'Simple viewer, which shows plain text.'],
  ]);
  d.object(t, 'RepositoryBlob', 'A file of a repository at a commit.', () => [], () => ({
    archived: d.field(t.of('Boolean'), 'True if the project is archived.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'archived')) }),
    blamePath: d.field(t.of('String'), 'Path of the blame page.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'blamePath')) }),
    canCurrentUserPushToBranch: d.field(t.of('Boolean'), 'True if the caller may push to the branch.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'canCurrentUserPushToBranch')), extensions: {"score":{"git":true}} }),
    canModifyBlob: d.field(t.of('Boolean'), 'True if the caller may change the file on the branch.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'canModifyBlob')), extensions: {"score":{"git":true}} }),
    codeNavigationPath: d.field(t.of('String'), 'Always null: there is no navigation in code.', { resolve: c.always(null), extensions: {"score":{"git":true}} }),
    editBlobPath: d.field(t.of('String'), 'Path of the edit page.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'editBlobPath')) }),
    environmentExternalUrlForRouteMap: d.field(t.of('String'), 'Always null: no routes lead to environments.', { resolve: c.always(null), extensions: {"score":{"git":true}} }),
    environmentFormattedExternalUrl: d.field(t.of('String'), 'Always null: no address of an environment exists for the file.', { resolve: c.always(null), extensions: {"score":{"git":true}} }),
    externalStorage: d.field(t.of('String'), '`lfs` for files stored in Git LFS.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'externalStorage')) }),
    externalStorageUrl: d.field(t.of('String'), 'Always null: external storage has no address.', { resolve: c.always(null) }),
    fileType: d.field(t.of('String'), 'Kind of file derived from its name: `readme`, `license` and others.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'fileType')) }),
    findFilePath: d.field(t.of('String'), 'Path of the page on which files are found by name.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'findFilePath')) }),
    forkAndEditPath: d.field(t.of('String'), 'Path of the page that edits the file in a fork of the project.', { resolve: c.always(null) }),
    forkAndViewPath: d.field(t.of('String'), 'Path of the page that shows the file in a fork of the project.', { resolve: c.always(null) }),
    historyPath: d.field(t.of('String'), 'Path of the page of the commits.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'historyPath')) }),
    id: d.field(d.required(t.of('ID')), 'Global id; the same file has another id at another commit.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'id')) }),
    ideEditPath: d.field(t.of('String'), 'Path of the page on which several files are edited.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'ideEditPath')) }),
    ideForkAndEditPath: d.field(t.of('String'), 'Path of the page on which several files are edited in a copy of the project.', { resolve: c.always(null) }),
    language: d.field(t.of('String'), 'Language of the file; null if the name determines none.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'language')), extensions: {"score":{"git":true}} }),
    lfsOid: d.field(t.of('String'), 'Git LFS object id; null for other files.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'lfsOid')), extensions: {"score":{"git":true}} }),
    mode: d.field(t.of('String'), 'File mode in git.'),
    name: d.field(t.of('String'), 'File name without the directory.'),
    oid: d.field(d.required(t.of('String')), 'Id of the object in git.'),
    path: d.field(d.required(t.of('String')), 'Path from the root.'),
    permalinkPath: d.field(t.of('String'), 'Path of the page at this commit.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'permalinkPath')), extensions: {"score":{"git":true}} }),
    pipelineEditorPath: d.field(t.of('String'), 'Path of the pipeline editor; null for files other than the CI configuration.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'pipelineEditorPath')) }),
    plainData: d.field(t.of('String'), 'Text as HTML lines; null for binary files, and above 1 MB.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'plainData')), extensions: {"score":{"weight":5,"git":true}} }),
    projectBlobPathRoot: d.field(t.of('String'), 'Common path prefix of all files of the branch.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'projectBlobPathRoot')) }),
    rawBlob: d.field(t.of('String'), 'Raw content; null above 10 MB.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'rawBlob')), extensions: {"score":{"weight":2,"git":true}} }),
    rawPath: d.field(t.of('String'), 'Path of the raw file.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'rawPath')) }),
    rawSize: d.field(t.of('Int'), 'Size in bytes; for Git LFS files the size of the stored object.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'rawSize')) }),
    rawTextBlob: d.field(t.of('String'), 'Raw content of a text file; null for binary files, and above 10 MB.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'rawTextBlob')), extensions: {"score":{"weight":2,"git":true}} }),
    replacePath: d.field(t.of('String'), 'Path of the page for a replacement.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'replacePath')) }),
    richViewer: d.field(t.of('BlobViewer'), 'Viewer that renders the format; null for plain text.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'richViewer')) }),
    simpleViewer: d.field(d.required(t.of('BlobViewer')), 'Viewer that shows plain text.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'simpleViewer')) }),
    size: d.field(t.of('Int'), 'Size in bytes; null for very large files.'),
    storedExternally: d.field(t.of('Boolean'), 'True if the content is stored in Git LFS.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'storedExternally')) }),
    webPath: d.field(t.of('String'), 'Path of the page on this instance.', { resolve: d.resolver(f('repositoryFiles', 'RepositoryBlob', 'webPath')) }),
    codeOwners: d.field(d.list(d.required(t.of('UserCore'))), 'Code owners of the file at its commit: the first 100, by id; null without a plan that includes it.', { resolve: d.resolver(f('codeOwners', 'RepositoryBlob', 'codeOwners')) }),
  }));
  d.object(t, 'RepositoryBlobConnection', 'A page of a list of `RepositoryBlob`.', () => [], () => ({
    edges: d.field(d.list(t.of('RepositoryBlobEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('RepositoryBlob')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'RepositoryBlobEdge', 'A `RepositoryBlob` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('RepositoryBlob'), 'The object.'),
  }));
}
