import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import { toUserOwner } from '#src/workers/owners.ts';

export interface LabelPromoted {
  readonly id: number;
  readonly title: string;
  readonly group_id: number;
  /** The label that the group had with this title: it is nowhere any more, and to become one with this one. */
  readonly replaced: number | null;
  /** The user who promoted it. */
  readonly by: number;
}

/** A label of a project is one of its group. */
export const labelPromoted = createDomainEvent<LabelPromoted>('label_promoted', {
  worksFor: ({ by }) => toUserOwner(by),
});
