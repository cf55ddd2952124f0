// Generated from spec/graphql/push-rules.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addPushRules(t: d.Types): void {
  d.object(t, 'PushRules', 'What commits and pushes to a project must look like.', () => [], () => ({
    rejectUnsignedCommits: d.field(d.required(t.of('Boolean')), 'Whether commits without a signature are refused.'),
  }));
}
