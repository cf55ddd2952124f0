// Generated from spec/graphql/commits.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addCommits(t: d.Types, f: d.Functions): void {
  d.object(t, 'Commit', 'A commit of a repository.', () => [t.of('Todoable')], () => ({
    author: d.field(t.of('UserCore'), 'User with the address of the author; null if no user has it, and if the address is private and the caller may\nnot see it.', { resolve: d.resolver(f('commits', 'Commit', 'author')) }),
    authorEmail: d.field(t.of('String'), 'Email address of the author.', { resolve: c.property("author_email", c.text) }),
    authorGravatar: d.field(t.of('String'), 'URL of the picture of the author.', { resolve: d.resolver(f('commits', 'Commit', 'authorGravatar')) }),
    authorName: d.field(t.of('String'), 'Name of the author.', { resolve: c.property("author_name", c.text) }),
    authoredDate: d.field(t.of('Time'), 'Author date.', { resolve: c.property("authored_date", c.time) }),
    description: d.field(t.of('String'), 'The message without its first line.', { resolve: d.resolver(f('commits', 'Commit', 'description')) }),
    descriptionHtml: d.field(t.of('String'), 'Description as HTML.', { resolve: d.resolver(f('commits', 'Commit', 'descriptionHtml')) }),
    diffs: d.field(d.list(d.required(t.of('Diff'))), 'Changed files; only the first ones of a large commit.', { resolve: d.resolver(f('commits', 'Commit', 'diffs')), extensions: {"score":{"weight":10,"git":true}} }),
    fullTitle: d.field(t.of('String'), 'First line of the message.', { resolve: c.property("title", c.text), extensions: {"score":{"git":true}} }),
    fullTitleHtml: d.field(t.of('String'), 'Full title as HTML.', { resolve: d.resolver(f('commits', 'Commit', 'fullTitleHtml')) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("CommitPresenter")) }),
    message: d.field(t.of('String'), 'The whole message.', { resolve: c.property("message", c.text) }),
    sha: d.field(d.required(t.of('String')), 'Id of the commit.', { resolve: c.property("id", c.text) }),
    shortId: d.field(d.required(t.of('String')), 'First 8 characters of the id.', { resolve: c.property("short_id", c.text) }),
    signatureHtml: d.field(t.of('String'), 'Always null: clients render signatures.', { resolve: c.always(null), extensions: {"score":{"git":true}} }),
    title: d.field(t.of('String'), 'First line of the message, up to 80 characters.', { resolve: d.resolver(f('commits', 'Commit', 'title')), extensions: {"score":{"git":true}} }),
    titleHtml: d.field(t.of('String'), 'Title as HTML.', { resolve: d.resolver(f('commits', 'Commit', 'titleHtml')) }),
    webPath: d.field(d.required(t.of('String')), 'Path of the page on this instance.', { resolve: c.property("web_url", c.path) }),
    webUrl: d.field(d.required(t.of('String')), 'URL of the page.', { resolve: c.property("web_url", c.text) }),
    pipelines: d.field(t.of('PipelineConnection'), 'Pipelines of the commit, newest first.', { args: { ref: d.argument(t.of('String'), 'Branch or tag. Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), scope: d.argument(t.of('PipelineScopeEnum'), 'Filter by scope.'), sha: d.argument(t.of('String'), 'Hash of the commit: there are none for another one. Maximum: 64 characters.', { extensions: { bound: {"maxLength":64} } }), source: d.argument(t.of('String'), 'Filter by source of the pipeline, such as `push`.'), status: d.argument(t.of('PipelineStatusEnum'), 'Filter by status.'), updatedAfter: d.argument(t.of('Time'), 'Changed after this time.'), updatedBefore: d.argument(t.of('Time'), 'Changed before this time.'), username: d.argument(t.of('String'), 'Started by the user with this username. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('pipelines', 'Commit', 'pipelines'))), extensions: {"score":{"resolver":true},"connection":true} }),
  }));
  d.input(t, 'CommitAction', 'Action on one file.', () => ({
    action: d.argument(d.required(t.of('CommitActionMode')), 'Action to perform.'),
    content: d.argument(t.of('String'), 'New content of the file. Maximum: 78,643,200 characters.', { extensions: { bound: {"maxLength":78643200} } }),
    encoding: d.argument(t.of('CommitEncoding'), 'Encoding of `content`.'),
    executeFilemode: d.argument(t.of('Boolean'), 'True if the file is executable.'),
    filePath: d.argument(d.required(t.of('String')), 'Path from the root. Maximum: 4,096 characters.', { extensions: { bound: {"maxLength":4096} } }),
    lastCommitId: d.argument(t.of('String'), 'Id of the latest known commit of the file; the action is rejected if the file changed since. Maximum: 64 characters.', { extensions: { bound: {"maxLength":64} } }),
    previousPath: d.argument(t.of('String'), 'Path before a move. Maximum: 4,096 characters.', { extensions: { bound: {"maxLength":4096} } }),
  }));
  d.enumeration(t, 'CommitActionMode', 'Action of a commit on a file.', [
    ['CHMOD', 'Change of the executable bit of a file.'],
    ['CREATE', 'Create the file.'],
    ['DELETE', 'Delete the file.'],
    ['MOVE', 'Renaming of a file.'],
    ['UPDATE', 'Update the content.'],
  ]);
  d.object(t, 'CommitConnection', 'A page of a list of `Commit`.', () => [], () => ({
    edges: d.field(d.list(t.of('CommitEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Commit')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.input(t, 'CommitCreateInput', 'Input of commitCreate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    actions: d.argument(d.required(d.list(d.required(t.of('CommitAction')))), 'Actions on the files of the commit. Maximum: 10,000 values.', { extensions: { bound: {"maxItems":10000} } }),
    branch: d.argument(d.required(t.of('String')), 'Branch to commit to. Maximum: 1,024 characters.'),
    message: d.argument(d.required(t.of('String')), 'Message of the commit. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    startBranch: d.argument(t.of('String'), 'Branch from which the new branch starts; default: `branch`. Maximum: 1,024 characters.'),
  }));
  d.object(t, 'CommitCreatePayload', 'Payload of commitCreate.', () => [], () => ({
    commit: d.field(t.of('Commit'), 'The commit.'),
    commitPipelinePath: d.field(t.of('String'), 'Path of the ETag cache of the pipeline.'),
    content: d.field(d.list(d.required(t.of('String'))), 'Contents of the files in the input.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.object(t, 'CommitEdge', 'A `Commit` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Commit'), 'The object.'),
  }));
  d.enumeration(t, 'CommitEncoding', 'Encoding of the content of a file.', [
    ['BASE64', 'Base64.'],
    ['TEXT', 'Plain text.'],
  ]);
  d.object(t, 'Diff', 'The change of one file.', () => [], () => ({
    aMode: d.field(t.of('String'), 'Mode before, such as `100644`; `0` for a new file.', { resolve: c.property("a_mode", c.text) }),
    bMode: d.field(t.of('String'), 'Mode after; `0` for a deleted file.', { resolve: c.property("b_mode", c.text) }),
    deletedFile: d.field(t.of('String'), '`true` if the file was deleted, otherwise `false`.', { resolve: c.property("deleted_file", c.asText) }),
    diff: d.field(t.of('String'), 'Unified hunks, from the first `@@`. Binary files have one line that states this; the text is empty for\nfiles too large to\ncompare.', { resolve: c.property("diff", c.text) }),
    newFile: d.field(t.of('String'), '`true` if the file was added, otherwise `false`.', { resolve: c.property("new_file", c.asText) }),
    newPath: d.field(t.of('String'), 'Path after the change.', { resolve: c.property("new_path", c.text) }),
    oldPath: d.field(t.of('String'), 'Path before the change.', { resolve: c.property("old_path", c.text) }),
    renamedFile: d.field(t.of('String'), '`true` if the file was renamed, otherwise `false`.', { resolve: c.property("renamed_file", c.asText) }),
  }));
}
