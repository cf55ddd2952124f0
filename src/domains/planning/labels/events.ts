import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import { toUserOwner } from '#src/workers/owners.ts';

export interface LabelPromoted {
  readonly id: number;
  readonly title: string;
  readonly group_id: number;
  /** The group's former label with this title, which the promoted label replaces. */
  readonly replaced: number | null;
  /** The user who promoted it. */
  readonly by: number;
}

/** A label of a project is one of its group. */
export const labelPromoted = createDomainEvent<LabelPromoted>('label_promoted', {
  worksFor: ({ by }) => toUserOwner(by),
});
