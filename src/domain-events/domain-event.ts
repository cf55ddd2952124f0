import type { WorkOwner } from '#src/workers/owners.ts';

/** Event of a resource, published by that resource. Subscribers react to it. */
export interface DomainEvent<Facts extends object> {
  readonly kind: DomainEventKind<Facts>;
  readonly facts: Facts;
}

interface KindOptions<Facts extends object> {
  /** Owner of the job that runs later consequences: needed where a subscriber has `follow`. */
  readonly worksFor?: (facts: Facts) => WorkOwner;
}

/** Creates an event from its facts: data that subscribers need, and no whole rows. */
export interface DomainEventKind<Facts extends object> extends KindOptions<Facts> {
  (facts: Facts): DomainEvent<Facts>;
  readonly title: string;
}

/** Facts that a kind of event carries. */
export type FactsOf<Kind> = Kind extends DomainEventKind<infer Facts> ? Facts : never;

/** A kind of event; `title` names it in errors, in the log, and in jobs that wait. */
export function createDomainEvent<Facts extends object>(
  title: string,
  options: KindOptions<Facts> = {},
): DomainEventKind<Facts> {
  const kind: DomainEventKind<Facts> = Object.assign(
    (facts: Facts): DomainEvent<Facts> => ({ kind, facts }),
    { title, ...options },
  );
  return kind;
}
