import { workers } from '#generated/registries/workers.ts';
import { sweepSessions } from './auth/workers.ts';
import { followEvent } from './domain-events/publish.ts';
import { deliverMail } from './mail/deliver.ts';

/** Every kind of background work: of the resources, and of the folders below them. */
export const workerDefinitions = [...workers, sweepSessions, followEvent, deliverMail];
