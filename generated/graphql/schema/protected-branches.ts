// Generated from spec/graphql/protected-branches.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addProtectedBranches(t: d.Types, f: d.Functions): void {
  d.object(t, 'BranchProtection', 'Protection of a branch.', () => [], () => ({
    allowForcePush: d.field(d.required(t.of('Boolean')), 'True if users who may push may also force-push.'),
  }));
  d.object(t, 'BranchRule', 'Protection rule for one branch, or for branches that match a wildcard.', () => [], () => ({
    branchProtection: d.field(t.of('BranchProtection'), 'Protection of the branch.'),
    isDefault: d.field(d.required(t.of('Boolean')), 'True for the default branch.', { resolve: d.resolver(f('protectedBranches', 'BranchRule', 'isDefault')) }),
    isProtected: d.field(d.required(t.of('Boolean')), 'Always true: only protected branches have a rule.'),
    name: d.field(d.required(t.of('String')), 'The name, or the pattern.'),
  }));
  d.object(t, 'BranchRuleConnection', 'A page of a list of `BranchRule`.', () => [], () => ({
    edges: d.field(d.list(t.of('BranchRuleEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('BranchRule')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'BranchRuleEdge', 'A `BranchRule` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('BranchRule'), 'The object.'),
  }));
}
