import type { Subscription } from './subscription.ts';

/** Subscriptions by the folder of their resource. */
export type SubscriptionsByResource = Readonly<Record<string, readonly Subscription[]>>;

/** A subscription with the folder of its resource. */
export interface OrderedSubscription extends Subscription {
  readonly resource: string;
}

/**
 * Sorts subscriptions so that each runs after those that it names, kind by kind. Unnamed resources are ordered by
 * name, and the subscriptions of a resource keep its order.
 * @throws Error where a subscription names a resource that does not subscribe to the kind, or subscriptions wait for
 * each other
 */
export function sortSubscriptions(
  byResource: SubscriptionsByResource,
): readonly OrderedSubscription[] {
  const kinds = new Map<unknown, Map<string, Subscription[]>>();
  for (const [resource, subscriptions] of Object.entries(byResource).toSorted()) {
    for (const subscription of subscriptions) {
      const heard = kinds.get(subscription.kind) ?? new Map<string, Subscription[]>();
      heard.set(resource, [...(heard.get(resource) ?? []), subscription]);
      kinds.set(subscription.kind, heard);
    }
  }
  return [...kinds].flatMap(([kind, heard]) => sortSubscriptionsOfKind(kind, heard));
}

function sortSubscriptionsOfKind(
  kind: unknown,
  heard: ReadonlyMap<string, readonly Subscription[]>,
): readonly OrderedSubscription[] {
  const ordered: OrderedSubscription[] = [];
  const left = new Map([...heard].map(([resource, all]) => [resource, listPredecessors(all)]));
  while (left.size > 0) {
    const next = [...left].find(([, after]) =>
      after === 'all' ? areAllLast(left) : !after.some((name) => left.has(name)),
    );
    if (next === undefined) {
      throw new Error(`${getTitle(kind)}: ${[...left.keys()].join(', ')} wait for each other`);
    }
    const [resource, after] = next;
    const strange = after === 'all' ? undefined : after.find((name) => !heard.has(name));
    if (strange !== undefined) {
      throw new Error(
        `${getTitle(kind)}: ${resource} waits for ${strange}, which does not subscribe to it`,
      );
    }
    ordered.push(...(heard.get(resource) ?? []).map((each) => ({ ...each, resource })));
    left.delete(resource);
  }
  return ordered;
}

function listPredecessors(subscriptions: readonly Subscription[]): readonly string[] | 'all' {
  if (subscriptions.some(({ after }) => after === 'all')) return 'all';
  return subscriptions.flatMap(({ after }) => (after === 'all' ? [] : after));
}

const areAllLast = (left: ReadonlyMap<string, readonly string[] | 'all'>): boolean =>
  [...left.values()].every((after) => after === 'all');

const getTitle = (kind: unknown): string => (kind as { readonly title: string }).title;
