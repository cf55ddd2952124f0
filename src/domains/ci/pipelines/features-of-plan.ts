import { isPaid, type Plan } from '#src/plan.ts';

/** Paid features, by the names that configurations query. */
const [premium, ultimate] = [
  [
    'audit_events',
    'code_owners',
    'epics',
    'group_saml',
    'group_webhooks',
    'iterations',
    'merge_request_approvers',
    'multiple_approval_rules',
    'protected_environments',
    'push_rules',
  ],
  ['related_epics', 'report_approver_rules'],
];

/** The value of `GITLAB_FEATURES`. */
export const listFeaturesOfPlan = (plan: Plan): string =>
  [...(isPaid(plan) ? premium : []), ...(plan === 'ultimate' ? ultimate : [])].join(',');
