import { approvalRuleList } from '#src/domains/code/approval-rules/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const approvalRules = ({ project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: approvalRuleList,
    filters: { project: [project.id] },
    places: [{ project: project.id }],
    orders: {},
  });
