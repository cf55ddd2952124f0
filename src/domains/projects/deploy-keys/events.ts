import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { AnnouncedKey } from '#src/domains/accounts/ssh-keys/events.ts';

/** A key of a machine is new here; projects that get it later do not tell again. */
export const deployKeyAdded = createDomainEvent<{ readonly key: AnnouncedKey }>('deploy_key_added');

/** Published when the last project with a deploy key removes it. */
export const deployKeyRemoved = createDomainEvent<{ readonly key: AnnouncedKey }>(
  'deploy_key_removed',
);
