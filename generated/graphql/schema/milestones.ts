// Generated from spec/graphql/milestones.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addMilestones(t: d.Types, f: d.Functions): void {
  d.object(t, 'Milestone', 'A date by which issues and merge requests are to be done.', () => [t.of('TimeboxReportInterface')], () => ({
    createdAt: d.field(d.required(t.of('Time')), 'Creation time.', { resolve: c.property("created_at", c.time) }),
    description: d.field(t.of('String'), 'Markdown text.', { resolve: c.property("description", c.text) }),
    dueDate: d.field(t.of('Time'), 'Last day.', { resolve: c.property("due_date", c.same) }),
    expired: d.field(d.required(t.of('Boolean')), 'True if the due date has passed.', { resolve: c.property("expired", c.same, false) }),
    groupMilestone: d.field(d.required(t.of('Boolean')), 'True if the milestone belongs to a group.', { resolve: d.resolver(f('milestones', 'Milestone', 'groupMilestone')) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Milestone")) }),
    iid: d.field(d.required(t.of('ID')), 'Number within its project or group.', { resolve: c.property("iid", c.asText) }),
    projectMilestone: d.field(d.required(t.of('Boolean')), 'True if the milestone belongs to a project.', { resolve: d.resolver(f('milestones', 'Milestone', 'projectMilestone')) }),
    startDate: d.field(t.of('Time'), 'First day.', { resolve: c.property("start_date", c.same) }),
    state: d.field(d.required(t.of('MilestoneStateEnum')), 'State.', { resolve: c.property("state", c.same) }),
    stats: d.field(t.of('MilestoneStats'), 'Numbers of issues that the caller may see.', { resolve: d.resolver(f('milestones', 'Milestone', 'stats')) }),
    subgroupMilestone: d.field(d.required(t.of('Boolean')), 'True if the milestone belongs to a subgroup.', { resolve: d.resolver(f('milestones', 'Milestone', 'subgroupMilestone')) }),
    title: d.field(d.required(t.of('String')), 'Title.', { resolve: c.property("title", c.text) }),
    updatedAt: d.field(d.required(t.of('Time')), 'Time of the last update.', { resolve: c.property("updated_at", c.time) }),
    webPath: d.field(d.required(t.of('String')), 'Path of the page on this instance.', { resolve: c.property("web_url", c.path) }),
    report: d.field(t.of('TimeboxReport'), 'Burnup report over the issues that the caller may see; one use per document.', { args: { fullPath: d.argument(t.of('String'), 'Full path of a group or project: only its issues count.'), }, resolve: d.resolver(f('timeboxReports', 'Milestone', 'report')) }),
  }));
  d.object(t, 'MilestoneConnection', 'A page of a list of `Milestone`.', () => [], () => ({
    edges: d.field(d.list(t.of('MilestoneEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Milestone')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'MilestoneEdge', 'A `Milestone` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Milestone'), 'The object.'),
  }));
  d.globalIdScalar(t, 'MilestoneID', 'Id of a milestone.', ["Milestone"]);
  d.enumeration(t, 'MilestoneSort', 'Orders of milestones.', [
    ['CREATED_ASC', 'Creation time, ascending.'],
    ['CREATED_DESC', 'Creation time, descending.'],
    ['DUE_DATE_ASC', 'Due date, ascending; objects without one come last.'],
    ['DUE_DATE_DESC', 'Due date, descending; objects without one come last.'],
    ['EXPIRED_LAST_DUE_DATE_ASC', 'Due date, ascending; then objects without one, then expired ones.'],
    ['EXPIRED_LAST_DUE_DATE_DESC', 'Due date, descending; then objects without one, then expired ones.'],
    ['UPDATED_ASC', 'Update time, ascending.'],
    ['UPDATED_DESC', 'Update time, descending.'],
    ['created_asc', 'Deprecated: creation time, ascending.', 'Use CREATED_ASC. Deprecated in 13.5.'],
    ['created_desc', 'Deprecated: creation time, descending.', 'Use CREATED_DESC. Deprecated in 13.5.'],
    ['updated_asc', 'Deprecated: update time, ascending.', 'Use UPDATED_ASC. Deprecated in 13.5.'],
    ['updated_desc', 'Deprecated: update time, descending.', 'Use UPDATED_DESC. Deprecated in 13.5.'],
  ]);
  d.enumeration(t, 'MilestoneStateEnum', 'State of a milestone.', [
    ['active', 'Active.'],
    ['closed', 'Closed.'],
  ]);
  d.object(t, 'MilestoneStats', 'Numbers of issues of a milestone.', () => [], () => ({
    closedIssuesCount: d.field(t.of('Int'), 'Number of closed objects.'),
    totalIssuesCount: d.field(t.of('Int'), 'Total number of issues.'),
  }));
}
