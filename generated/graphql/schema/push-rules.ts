// Generated from spec/graphql/push-rules.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addPushRules(t: d.Types): void {
  d.object(t, 'PushRules', 'Push rules: requirements for commits and pushes of a project.', () => [], () => ({
    rejectUnsignedCommits: d.field(d.required(t.of('Boolean')), 'True if unsigned commits are rejected.'),
  }));
}
