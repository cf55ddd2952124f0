import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import type { Mail } from '#src/mail/message.ts';
import { enqueueMail } from '#src/mail/outbox.ts';
import type { TokenResource } from '#src/records/token.ts';
import { createUrls, type Urls } from '#src/text/urls.ts';
import type { WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { findContainerName } from '#src/domains/accounts/invitations/by-token.ts';
import { composeExpiringTokensLetter } from './letter.ts';
import { findMaintainers, selectReaders } from './maintainers.ts';

/** Days before the expiry on which the owner is notified. */
const warningDays = 7;

/** Tokens whose notifications one transaction sends. */
const batchSize = 200;

/**
 * Notifies users once a day of tokens that expire soon, each token once. For tokens of a project or group it notifies
 * their maintainers.
 */
export const tellOfExpiringTokens: WorkerDefinition<object> = {
  name: 'tell_of_expiring_tokens',
  worksFor: toInstanceOwner,
  daily: { hour: 2, minute: 0 },
  timeout: 3600,

  async run(_, dependencies, job) {
    while (!job.signal.aborted) {
      if ((await tell(dependencies)) < batchSize) return;
    }
  },
};

interface Expiring {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly expires_at: string;
  readonly project_id: number | null;
  readonly group_id: number | null;
}

/** Answers how many tokens it was about. */
async function tell({ db, workers, config, clock }: WorkerDependencies): Promise<number> {
  const now = clock();
  return db.transaction(async (db) => {
    const tokens = await listExpiring(db, now);
    const ids = tokens.map(({ id }) => id);
    const noted = await whereInList(db('personal_access_tokens'), 'id', ids)
      .whereNull('expiry_told_at')
      .update({ expiry_told_at: now.toISOString() })
      .returning<{ id: number }[]>('id');
    // Another process may have sent some of the notifications.
    const mine = new Set(noted.map(({ id }) => id));
    const told = tokens.filter(({ id }) => mine.has(id));
    const url = createUrls(config.baseUrl);
    const letters = [
      ...(await createOwnerLetters(db, told, url)),
      ...(await createMaintainerLetters(db, told, url, toDay(now))),
    ];
    for (const letter of letters) await enqueueMail(db, workers, letter, now);
    return tokens.length;
  });
}

async function createOwnerLetters(
  db: Database,
  tokens: readonly Expiring[],
  url: Urls,
): Promise<Mail[]> {
  const byUser = gatherRowsBy(tokens, ({ user_id }) => user_id);
  const owners = await whereInList(selectReaders(db), 'id', [...byUser.keys()]);
  return owners.map((user) =>
    composeExpiringTokensLetter({ user, tokens: byUser.get(user.id) ?? [], url, place: null }),
  );
}

/** A bot reads no mail. */
async function createMaintainerLetters(
  db: Database,
  tokens: readonly Expiring[],
  url: Urls,
  today: string,
): Promise<Mail[]> {
  const letters: Mail[] = [];
  const ofPlaces = tokens.filter((token) => getResource(token) !== null);
  const byPlace = gatherRowsBy(ofPlaces, (token) => `${token.project_id} ${token.group_id}`);
  for (const ofPlace of byPlace.values()) {
    const resource = ofPlace[0] === undefined ? null : getResource(ofPlace[0]);
    if (resource === null) continue;
    const { kind, id } = resource;
    const name = await findContainerName(db, kind === 'project' ? 'Project' : 'Namespace', id);
    if (name === null) continue;
    for (const user of await findMaintainers(db, resource, today)) {
      letters.push(
        composeExpiringTokensLetter({ user, tokens: ofPlace, url, place: { word: kind, name } }),
      );
    }
  }
  return letters;
}

function getResource({ project_id, group_id }: Expiring): TokenResource | null {
  if (project_id !== null) return { kind: 'project', id: project_id };
  return group_id === null ? null : { kind: 'group', id: group_id };
}

/** Tokens that end soon. Impersonation tokens are left out: administrators made them, not their users. */
function listExpiring(db: Database, now: Date): Promise<Expiring[]> {
  const last = new Date(now);
  last.setUTCDate(last.getUTCDate() + warningDays);
  return db('personal_access_tokens')
    .where({ revoked: false, impersonation: false, expiry_told_at: null })
    .where('expires_at', '>', toDay(now))
    .where('expires_at', '<=', toDay(last))
    .orderBy(['expires_at', 'id'])
    .limit(batchSize)
    .select<Expiring[]>('id', 'user_id', 'name', 'expires_at', 'project_id', 'group_id');
}

/** Background jobs of the resource. */
export const workers = [tellOfExpiringTokens];
