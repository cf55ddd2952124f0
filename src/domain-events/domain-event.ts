/** Something that happened to a resource, as the resource announces it. Others make of it what concerns them. */
export interface DomainEvent<Facts extends object> {
  readonly kind: DomainEventKind<Facts>;
  readonly facts: Facts;
}

/** Called with the facts, it makes an event. The facts are what consequences need to know, not whole rows. */
export interface DomainEventKind<Facts extends object> {
  (facts: Facts): DomainEvent<Facts>;
  readonly title: string;
}

/** A kind of event; `title` names it in errors and in the log. */
export function domainEvent<Facts extends object>(title: string): DomainEventKind<Facts> {
  const kind: DomainEventKind<Facts> = Object.assign(
    (facts: Facts): DomainEvent<Facts> => ({ kind, facts }),
    { title },
  );
  return kind;
}
