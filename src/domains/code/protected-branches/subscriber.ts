import { subscribeTo } from '#src/domain-events/subscription.ts';
import { firstBranchMade } from '#src/domains/core/repositories/events.ts';
import { protectFirstBranch } from './default-protection.ts';

export const subscriptions = [
  subscribeTo(firstBranchMade, {
    record: (db, { project, branch, at }) => protectFirstBranch(db, project.id, branch, at),
  }),
];
