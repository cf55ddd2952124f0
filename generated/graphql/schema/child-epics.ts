// Generated from spec/graphql/child-epics.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addChildEpics(t: d.Types): void {
  d.object(t, 'EpicDescendantCount', 'Numbers of visible descendants of an epic, counted in at most 1,000 epics and 10,000 issues.', () => [], () => ({
    closedEpics: d.field(t.of('Int'), 'Epics that are done.'),
    closedIssues: d.field(t.of('Int'), 'Issues that are done.'),
    openedEpics: d.field(t.of('Int'), 'Epics that are to be done.'),
    openedIssues: d.field(t.of('Int'), 'Issues that are to be done.'),
  }));
  d.object(t, 'EpicDescendantWeights', 'Total weights of descendants of an epic, counted in at most 1,000 epics and 10,000 issues.', () => [], () => ({
    closedIssues: d.field(t.of('Int'), 'Weight of the closed issues.'),
    openedIssues: d.field(t.of('Int'), 'Weight of the open issues.'),
  }));
  d.object(t, 'EpicHealthStatus', 'Health of the issues below an epic, counted in at most 1,000 epics and 10,000 issues.', () => [], () => ({
    issuesAtRisk: d.field(t.of('Int'), 'Issues that may fail.'),
    issuesNeedingAttention: d.field(t.of('Int'), 'Issues that need attention.'),
    issuesOnTrack: d.field(t.of('Int'), 'Number of issues on track.'),
  }));
  d.input(t, 'EpicTreeNodeFieldsInputType', 'Object below an epic, and its new position.', () => ({
    adjacentReferenceId: d.argument(t.of('EpicTreeSortingID'), 'Global id of the adjacent object.'),
    id: d.argument(d.required(t.of('EpicTreeSortingID')), 'The epic, or the place of an issue in one.'),
    newParentId: d.argument(t.of('EpicID'), 'The new parent epic, in place of the current one.'),
    relativePosition: d.argument(t.of('MoveType'), 'Position relative to the adjacent object.'),
  }));
  d.input(t, 'EpicTreeReorderInput', 'Input of epicTreeReorder.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    baseEpicId: d.argument(d.required(t.of('EpicID')), 'Parent epic.'),
    moved: d.argument(d.required(t.of('EpicTreeNodeFieldsInputType')), 'Object to move, and its new position.'),
  }));
  d.object(t, 'EpicTreeReorderPayload', 'Result of reordering an epic tree.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.globalIdScalar(t, 'EpicTreeSortingID', 'Id of an epic, or of the link between an epic and an issue.', ["Epic","EpicIssue"]);
  d.enumeration(t, 'MoveType', 'Position relative to another object.', [
    ['after', 'Position after the other object.'],
    ['before', 'Position before the other object.'],
  ]);
}
