// Generated from spec/graphql/milestones.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addMilestones(t: d.Types, f: d.Functions): void {
  d.object(t, 'Milestone', 'A date by which issues and merge requests are to be done.', () => [t.of('TimeboxReportInterface')], () => ({
    createdAt: d.field(d.required(t.of('Time')), 'When it was created.', { resolve: c.property("created_at", c.time) }),
    description: d.field(t.of('String'), 'Markdown text.', { resolve: c.property("description", c.text) }),
    dueDate: d.field(t.of('Time'), 'Last day.', { resolve: c.property("due_date", c.same) }),
    expired: d.field(d.required(t.of('Boolean')), 'Whether its due date has passed.', { resolve: c.property("expired", c.same, false) }),
    groupMilestone: d.field(d.required(t.of('Boolean')), 'Whether it belongs to a group.', { resolve: d.resolver(f('milestones', 'Milestone', 'groupMilestone')) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Milestone")) }),
    iid: d.field(d.required(t.of('ID')), 'Number within its project or group.', { resolve: c.property("iid", c.asText) }),
    projectMilestone: d.field(d.required(t.of('Boolean')), 'Whether it belongs to a project.', { resolve: d.resolver(f('milestones', 'Milestone', 'projectMilestone')) }),
    startDate: d.field(t.of('Time'), 'First day.', { resolve: c.property("start_date", c.same) }),
    state: d.field(d.required(t.of('MilestoneStateEnum')), 'Whether work still goes into it.', { resolve: c.property("state", c.same) }),
    stats: d.field(t.of('MilestoneStats'), 'How many issues it has that the caller may see.', { resolve: d.resolver(f('milestones', 'Milestone', 'stats')) }),
    subgroupMilestone: d.field(d.required(t.of('Boolean')), 'Whether it belongs to a group below another one.', { resolve: d.resolver(f('milestones', 'Milestone', 'subgroupMilestone')) }),
    title: d.field(d.required(t.of('String')), 'Title.', { resolve: c.property("title", c.text) }),
    updatedAt: d.field(d.required(t.of('Time')), 'When it was last changed.', { resolve: c.property("updated_at", c.time) }),
    webPath: d.field(d.required(t.of('String')), 'Path of its page on this instance.', { resolve: d.resolver(f('milestones', 'Milestone', 'webPath')) }),
    report: d.field(t.of('TimeboxReport'), 'How its work grew and was done, by the issues that the caller sees; asked once in a document.', { args: { fullPath: d.argument(t.of('String'), 'Full path of a group or project: only its issues count.'), }, resolve: d.resolver(f('timeboxReports', 'Milestone', 'report')) }),
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
    ['CREATED_ASC', 'In order: created, upwards.'],
    ['CREATED_DESC', 'In order: created, downwards.'],
    ['DUE_DATE_ASC', 'In order: by due date, upwards; those without one come last.'],
    ['DUE_DATE_DESC', 'In order: by due date, downwards; those without one come last.'],
    ['EXPIRED_LAST_DUE_DATE_ASC', 'In order: by due date, upwards; then those without one, and then those whose date has passed.'],
    ['EXPIRED_LAST_DUE_DATE_DESC', 'In order: by due date, downwards; then those without one, and then those whose date has passed.'],
    ['UPDATED_ASC', 'In order: by the last change, upwards.'],
    ['UPDATED_DESC', 'In order: by the last change, downwards.'],
    ['created_asc', 'In order: created, upwards.', 'Use CREATED_ASC. Deprecated in 13.5.'],
    ['created_desc', 'In order: created, downwards.', 'Use CREATED_DESC. Deprecated in 13.5.'],
    ['updated_asc', 'In order: by the last change, upwards.', 'Use UPDATED_ASC. Deprecated in 13.5.'],
    ['updated_desc', 'In order: by the last change, downwards.', 'Use UPDATED_DESC. Deprecated in 13.5.'],
  ]);
  d.enumeration(t, 'MilestoneStateEnum', 'Whether work on a milestone goes on.', [
    ['active', 'It goes on.'],
    ['closed', 'It is over.'],
  ]);
  d.object(t, 'MilestoneStats', 'How many issues a milestone has.', () => [], () => ({
    closedIssuesCount: d.field(t.of('Int'), 'Closed ones.'),
    totalIssuesCount: d.field(t.of('Int'), 'All of them.'),
  }));
}
