// Generated from spec/graphql/child-epics.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addChildEpics(t: d.Types): void {
  d.object(t, 'EpicDescendantCount', 'How many epics and issues are below an epic that the caller may see, of a thousand epics and ten thousand issues.', () => [], () => ({
    closedEpics: d.field(t.of('Int'), 'Epics that are done.'),
    closedIssues: d.field(t.of('Int'), 'Issues that are done.'),
    openedEpics: d.field(t.of('Int'), 'Epics that are to be done.'),
    openedIssues: d.field(t.of('Int'), 'Issues that are to be done.'),
  }));
  d.object(t, 'EpicDescendantWeights', 'How much work the issues are that are below an epic, of a thousand epics and ten thousand issues.', () => [], () => ({
    closedIssues: d.field(t.of('Int'), 'Those that are done.'),
    openedIssues: d.field(t.of('Int'), 'Those that are to be done.'),
  }));
  d.object(t, 'EpicHealthStatus', 'How the work on issues below an epic goes, of a thousand epics and ten thousand issues.', () => [], () => ({
    issuesAtRisk: d.field(t.of('Int'), 'Issues that may fail.'),
    issuesNeedingAttention: d.field(t.of('Int'), 'Issues that somebody should look at.'),
    issuesOnTrack: d.field(t.of('Int'), 'Issues that go as they should.'),
  }));
  d.input(t, 'EpicTreeNodeFieldsInputType', 'Something below an epic, and where it comes to.', () => ({
    adjacentReferenceId: d.argument(t.of('EpicTreeSortingID'), 'What is at its side then.'),
    id: d.argument(d.required(t.of('EpicTreeSortingID')), 'The epic, or the place of an issue in one.'),
    newParentId: d.argument(t.of('EpicID'), 'The epic that it comes to be right below, instead of the one that it is below now.'),
    relativePosition: d.argument(t.of('MoveType'), 'On which side of that it comes to be.'),
  }));
  d.input(t, 'EpicTreeReorderInput', 'Input of epicTreeReorder.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    baseEpicId: d.argument(d.required(t.of('EpicID')), 'The epic that it is below.'),
    moved: d.argument(d.required(t.of('EpicTreeNodeFieldsInputType')), 'What is moved, and where to.'),
  }));
  d.object(t, 'EpicTreeReorderPayload', 'What became of a tree of epics.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
  }));
  d.globalIdScalar(t, 'EpicTreeSortingID', 'Id of something that has a place below an epic.', ["Epic","EpicIssue"]);
  d.enumeration(t, 'MoveType', 'On which side of something.', [
    ['after', 'Behind it.'],
    ['before', 'In front of it.'],
  ]);
}
