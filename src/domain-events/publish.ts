import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#src/database/database.ts';
import { execution } from '#src/database/execution.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import type { WorkOwner } from '#src/workers/owners.ts';
import type { DomainEvent, DomainEventKind } from './domain-event.ts';
import type { Subscriber, SubscriberDependencies, Subscription } from './subscription.ts';

export interface Subscriptions {
  /** Loads the subscriptions once, with the first event, because subscribers are much of the program. */
  readonly load: () => Promise<readonly Subscription[]>;
  readonly dependencies: SubscriberDependencies;
}

/** Rows that `follow` looks at in the transaction of the change, for all subscribers together. */
const maxFollowedRows = 4000;

const subscribed = new WeakMap<object, Subscriptions>();

/** Registers the subscribers of the events of this database. */
export function subscribe(db: Database, subscriptions: Subscriptions): void {
  subscribed.set(db[execution].instance, subscriptions);
}

/**
 * Announces within the transaction of `db` that something happened: what subscribers record is committed with it, what
 * they deliver happens after the commit, and neither happens if there is none. Call it after the writes of the change.
 */
export async function publish<Facts extends object>(
  db: Database,
  { kind, facts }: DomainEvent<Facts>,
): Promise<void> {
  const { inTransaction } = db[execution];
  if (!inTransaction) throw new Error(`${kind.title} is published outside of a transaction`);
  const { load, dependencies } = getSubscriptions(db, kind);
  const subscribers = listSubscribers(await load(), kind);
  for (const { record } of subscribers) await record?.(db, facts, dependencies);
  await beginToFollow(db, { kind, facts }, subscribers, dependencies);
  for (const { deliver } of subscribers) {
    if (deliver === undefined) continue;
    db.afterCommit(() => {
      const logFailure = (error: unknown) =>
        dependencies.log.error(
          { event: 'event_subscriber_failed', domain_event: kind.title, err: error },
          'event subscriber failed',
        );
      void Promise.resolve()
        .then(() => deliver(facts, dependencies))
        .catch(logFailure);
    });
  }
}

async function beginToFollow<Facts extends object>(
  db: Database,
  { kind, facts }: DomainEvent<Facts>,
  subscribers: readonly Subscriber<Facts>[],
  { workers }: SubscriberDependencies,
): Promise<void> {
  let left = maxFollowedRows;
  for (const { follow } of subscribers) {
    if (follow === undefined) continue;
    for await (const part of follow(db, facts)) {
      left -= part.rows;
      if (left < 0) {
        const owner = kind.worksFor?.(facts);
        if (owner === undefined) throw new Error(`${kind.title} has no owner of its work`);
        await workers.enqueue(db, followEvent, { title: kind.title, facts, owner });
        return;
      }
      await part.change?.(db);
    }
  }
}

/** Continues the consequences of an event with too many rows for its transaction. */
export const followEvent: WorkerDefinition<{
  readonly title: string;
  readonly facts: object;
  readonly owner: WorkOwner;
}> = {
  name: 'follow_event',
  worksFor: ({ owner }) => owner,
  timeout: 3600,

  async run({ title, facts }, { db }, { signal }) {
    const { load } = getSubscriptions(db, { title });
    for (const { kind, subscriber } of await load()) {
      const { follow } = subscriber as Subscriber<object>;
      if (follow === undefined || (kind as DomainEventKind<object>).title !== title) continue;
      for await (const part of follow(db, facts)) {
        signal.throwIfAborted();
        if (part.change === undefined) continue;
        await db.transaction(async (db) => part.change?.(db));
        await nextTurn();
      }
    }
  },
};

/**
 * Runs the parts of subscribers before the transaction that publishes the event. It belongs to a job that repeats
 * after an interruption, about a resource that is hidden already.
 */
export async function prepare<Facts extends object>(
  db: Database,
  { kind, facts }: DomainEvent<Facts>,
): Promise<void> {
  const { load, dependencies } = getSubscriptions(db, kind);
  for (const { prepare } of listSubscribers(await load(), kind)) {
    await prepare?.(db, facts, dependencies);
  }
}

/** Dependencies of the subscribers of this database. */
export function findSubscriberDependencies(db: Database): SubscriberDependencies {
  return getSubscriptions(db, { title: 'an event for receivers' }).dependencies;
}

function getSubscriptions(db: Database, { title }: { readonly title: string }): Subscriptions {
  const known = subscribed.get(db[execution].instance);
  if (known === undefined) throw new Error(`${title} has no subscriber`);
  return known;
}

/** A kind belongs to its subscribers by identity, which the list of subscriptions does not show in its type. */
function listSubscribers<Facts extends object>(
  subscriptions: readonly Subscription[],
  kind: DomainEventKind<Facts>,
): Subscriber<Facts>[] {
  const own = subscriptions.filter((each) => each.kind === kind);
  return own.map(({ subscriber }) => subscriber as Subscriber<Facts>);
}
