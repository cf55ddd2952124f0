import { domainEvent } from '../../domain-events/domain-event.ts';

/** The account of a user is about to be removed, in the same transaction. */
export const userRemoved = domainEvent<{
  readonly id: number;
  /** True when what the user made is to be removed, too; else the ghost has it by now. */
  readonly hard: boolean;
  readonly at: Date;
}>('user_removed');
