import type { Database } from '#src/database/database.ts';
import type { WalkedPart } from '#src/database/walks.ts';
import type { Urls } from '#src/text/urls.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import type { DomainEventKind } from './domain-event.ts';

/** Dependencies of subscribers besides the database. */
export interface SubscriberDependencies extends Omit<
  WorkerDependencies,
  'db' | 'limits' | 'storage' | 'planning'
> {
  readonly url: Urls;
}

/** The consequences of one kind of event for one resource. */
export interface Subscriber<Facts extends object> {
  /**
   * Runs before the transaction of the change, for any number of rows: in parts with a transaction each, which can be
   * interrupted and repeated. See `prepare`.
   */
  readonly prepare?: (
    db: Database,
    facts: Facts,
    dependencies: SubscriberDependencies,
  ) => Promise<void>;
  /**
   * Runs in the transaction of the change and can fail it: for rows, and for reliable jobs. It accesses only the
   * database.
   */
  readonly record?: (
    db: Database,
    facts: Facts,
    dependencies: SubscriberDependencies,
  ) => Promise<void>;
  /**
   * Yields the parts of a consequence for any number of rows. Few rows are changed in the transaction of the change.
   * For many rows a job runs all parts, each in a transaction of its own, and may start again.
   *
   * So a part must not repeat its own change. Facts in a job are plain JSON.
   */
  readonly follow?: (db: Database, facts: Facts) => AsyncIterable<WalkedPart>;
  /** Runs once the change is committed and durable, in this process: it is lost if the process ends before. */
  readonly deliver?: (facts: Facts, dependencies: SubscriberDependencies) => Promise<void> | void;
}

/** Resources that receive the event first, or all others. */
export type Predecessors = readonly string[] | 'all';

export interface Subscription {
  readonly kind: unknown;
  readonly subscriber: Subscriber<never>;
  readonly after: Predecessors;
}

/**
 * Subscribes to a kind of event; a resource lists its subscriptions in `subscriber.ts`. `after` names the resources, by
 * their folders, that are to hear first because this one needs what they make of it; without it no order is promised.
 */
export function subscribeTo<Facts extends object>(
  kind: DomainEventKind<Facts>,
  { after = [], ...subscriber }: Subscriber<Facts> & { readonly after?: Predecessors },
): Subscription {
  return { kind, subscriber, after };
}
