/**
 * Receivers of events. The queue, its order, its bounds, and its behaviour after a crash are the same for all kinds
 * (`deliver.ts`). A kind finds the receivers of an event, and sends one delivery. To add a kind:
 *
 * 1. A migration adds a column to `deliveries` that refers to its table, `on delete cascade`, with the same two
 * indexes as `hook_id` has. The deliveries of a receiver are deleted with it, in batches. The table has a column
 * `quick`. 2. A file in its resource exports a `ReceiverKind`, whose `column` is that one. 3. `kinds.ts` lists it.
 */
import type { Knex } from 'knex';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import type { Slots } from '#src/database/statement.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import type { HookTrigger } from './triggers.ts';

/** The audience of a payload: members of a project or group, or administrators, who may see more. */
export type Audience = 'members' | 'administrators';

/** A payload that a worker completes before sending, with data outside the database. */
export class Incomplete {
  /** The name under which `completers.ts` has it. */
  readonly completer: string;
  /** Input of the completer, JSON. */
  readonly facts: object;

  constructor(completer: string, facts: object) {
    this.completer = completer;
    this.facts = facts;
  }
}

/** An event, with the fields that determine its receivers. */
export interface Happening {
  /** Name of the flag, or of an event of instance hooks. */
  readonly trigger: HookTrigger;
  /** The project of the event; hooks of a group receive events of everything below it. */
  readonly project?: number;
  readonly group?: number;
  /** Branch that filters of hooks are compared with. */
  readonly branch?: string;
}

/** An event with everything that its delivery needs. */
export interface HookEvent extends Happening {
  /** The value of `X-Gitlab-Event`, such as `Issue Hook`; instance hooks get `System Hook`. */
  readonly header: string;
  /** The deliveries of one receiver about one object keep their order: `issue 5`. */
  readonly order: string;
  /** Called in the transaction of the change, once for each audience, and only if there is a receiver. */
  readonly payload: (audience: Audience) => Promise<object | Incomplete>;
}

/** A receiver of an event. */
export interface Heard {
  readonly id: number;
  readonly quick: boolean;
  readonly audience: Audience;
}

/** A delivery whose turn it is. */
export interface Delivery {
  readonly id: number;
  readonly trigger: HookTrigger;
  readonly header: string;
  readonly event_uuid: string;
  /** The key by which the receiver recognizes a repeated delivery. */
  readonly idempotency_key: string;
  readonly created_at: string;
  /** The payload, as JSON. */
  readonly body: string;
}

/** Result of a delivery in the log. */
export interface DeliveryOutcome {
  readonly ok: boolean;
  /** A code, or `internal error` where there was no answer. */
  readonly response_status: string;
  readonly duration_ms: number;
  readonly url: string;
  readonly request_headers: Readonly<Record<string, string>>;
  readonly response_headers: Readonly<Record<string, string>>;
  readonly response_body: string;
}

export type DeliveryTools = Omit<WorkerDependencies, 'storage' | 'planning'>;

/** The tools that a request also has, since an example is sent within one. */
export type CompletingTools = Omit<DeliveryTools, 'log'>;

/** The common properties of all kinds of receivers. */
export interface Receiver {
  readonly id: number;
  /** False until the receiver is known to answer quickly: slow receivers have separate places. */
  readonly quick: boolean;
}

export interface ReceiverKind<Found extends Receiver> {
  /** Stored with waiting deliveries: a renamed receiver loses them. */
  readonly name: string;
  /** The column of `deliveries` that refers to a receiver. */
  readonly column: `${string}_id`;
  /** True if sent deliveries stay as a log; others are deleted. */
  readonly logged: boolean;
  /**
   * Selects possible receivers of an event. One statement for all kinds checks in the transaction of every change
   * whether there are any, so it must take few index steps. Null if there can be none.
   */
  listening(
    db: Database,
    places: Slots<{ readonly project: number; readonly group: number }>,
    shape: HearingShape,
  ): Knex.QueryBuilder | null;
  /** Finds the receivers of an event, after the check found possible ones. */
  hear(db: Database, event: Happening, context: HearingContext): Promise<readonly Heard[]>;
  /** The receivers that still exist. */
  present(db: Database, ids: readonly number[]): Promise<readonly Pick<Receiver, 'id' | 'quick'>[]>;
  /** Undefined for a deleted or inactive receiver, whose waiting deliveries are dropped. */
  find(db: Database, id: number, now: Date): Promise<Found | undefined>;
  /** The host of the receiver: the number of concurrent receivers of one host is limited, and owners take turns. */
  hostOf(receiver: Found): string;
  /** Sends a delivery. Rejects only by mistake of ours: it is tried again some times, then dropped. */
  send(receiver: Found, delivery: Delivery, tools: DeliveryTools): Promise<DeliveryOutcome>;
  /**
   * Records the outcomes of deliveries in the order of sending, and whether the receiver is quick, in the transaction
   * that marks the deliveries as sent. False if the receiver is no longer active.
   */
  settle(
    db: Database,
    receiver: Found,
    outcomes: readonly DeliveryOutcome[],
    tools: DeliveryTools,
  ): Promise<boolean>;
}

/** The places of an event in which the server searches receivers. */
export interface HearingShape {
  readonly trigger: HookTrigger;
  readonly project: boolean;
  readonly group: boolean;
  readonly system: boolean;
}

export interface HearingContext {
  readonly config: Config;
  readonly now: Date;
}

/** A kind whose receivers only the kind itself looks into. */
export type AnyReceiverKind = ReceiverKind<Receiver>;
