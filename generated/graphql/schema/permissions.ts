// Generated from spec/graphql/permissions.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addPermissions(t: d.Types): void {
  d.object(t, 'ProjectPermissions', 'What the caller may do in a project.', () => [], () => ({
    adminProject: d.field(d.required(t.of('Boolean')), 'Whether they may change its settings.'),
    archiveProject: d.field(d.required(t.of('Boolean')), 'Whether they may archive it.'),
    changeNamespace: d.field(d.required(t.of('Boolean')), 'Whether they may move it elsewhere.'),
    changeVisibilityLevel: d.field(d.required(t.of('Boolean')), 'Whether they may change who sees it.'),
    createIssue: d.field(d.required(t.of('Boolean')), 'Whether they may create issues.'),
    createLabel: d.field(d.required(t.of('Boolean')), 'Whether they may create labels.'),
    createMergeRequestIn: d.field(d.required(t.of('Boolean')), 'Whether they may create merge requests from a fork or branch of their own.'),
    createSnippet: d.field(d.required(t.of('Boolean')), 'Whether they may create snippets.'),
    downloadCode: d.field(d.required(t.of('Boolean')), 'Whether they may read the code.'),
    forkProject: d.field(d.required(t.of('Boolean')), 'Whether they may copy it.'),
    pushCode: d.field(d.required(t.of('Boolean')), 'Whether they may push.'),
    readMergeRequest: d.field(d.required(t.of('Boolean')), 'Whether they may read merge requests.'),
    readProject: d.field(d.required(t.of('Boolean')), 'Whether they see it.'),
    readWiki: d.field(d.required(t.of('Boolean')), 'Whether they may read the wiki.'),
    removeProject: d.field(d.required(t.of('Boolean')), 'Whether they may remove it.'),
  }));
}
