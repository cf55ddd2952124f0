import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import type { Container } from '#src/records/container.ts';
import type { MilestoneRow } from './table.ts';

export interface MilestoneChanged {
  readonly action: 'created' | 'closed' | 'reopened' | 'destroyed';
  readonly milestone: Pick<MilestoneRow, 'id' | 'iid' | 'title'>;
  readonly container: Pick<Container, 'kind' | 'id'>;
  readonly author: { readonly id: number };
  readonly at: Date;
}

export const milestoneChanged = createDomainEvent<MilestoneChanged>('milestone_changed');

interface MilestoneDatesChanged {
  /** Ids of milestones. */
  readonly ids: readonly number[];
  /** True if the milestones are about to be deleted. */
  readonly gone: boolean;
}

/** Announces milestones whose first or last day changed, or that are about to be deleted. */
export const milestoneDatesChanged =
  createDomainEvent<MilestoneDatesChanged>('milestone_dates_changed');

export interface MilestonePromoted {
  readonly id: number;
  readonly title: string;
  readonly group_id: number;
  /** The user who promoted it. */
  readonly by: number;
}

/** A milestone of a project is one of its group. */
export const milestonePromoted = createDomainEvent<MilestonePromoted>('milestone_promoted', {
  worksFor: ({ by }) => toUserOwner(by),
});

interface PlansReplaced {
  /** At most some hundred ids. */
  readonly issue_ids: readonly number[];
}

/** Published when issues get other milestones without a request of a user. */
export const plansReplaced = createDomainEvent<PlansReplaced>('plans_replaced');
