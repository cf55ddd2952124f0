// Generated from spec/graphql/branches.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addBranches(t: d.Types): void {
  d.object(t, 'Branch', 'A branch of a repository.', () => [], () => ({
    commit: d.field(t.of('Commit'), 'Head commit.'),
    name: d.field(d.required(t.of('String')), 'Name.'),
  }));
  d.input(t, 'CreateBranchInput', 'Input of createBranch.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    name: d.argument(d.required(t.of('String')), 'Name.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    ref: d.argument(d.required(t.of('String')), 'Branch, tag or commit id to begin at. Maximum: 1,024 characters.'),
  }));
  d.object(t, 'CreateBranchPayload', 'Payload of createBranch.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    branch: d.field(t.of('Branch'), 'Object after the mutation; null if the mutation failed.'),
  }));
}
