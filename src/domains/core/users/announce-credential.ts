import type { Database } from '#src/database/database.ts';
import type { Doing } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import { credentialAdded } from './events.ts';

type Credential = Pick<FactsOf<typeof credentialAdded>, 'user' | 'kind' | 'name'>;

/** Publishes `credentialAdded` for a credential that the actor added to the account of the user. */
export async function announceCredential(
  db: Database,
  credential: Credential,
  { actor, now }: Doing,
): Promise<void> {
  const byAdministrator = actor?.user.id !== credential.user.id;
  await publish(db, credentialAdded({ ...credential, byAdministrator, at: new Date(now) }));
}
