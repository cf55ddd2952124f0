import { describe, expect, it } from 'vitest';
import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import { sortSubscriptions, type SubscriptionsByResource } from '#src/domain-events/order.ts';
import {
  subscribeTo,
  type Predecessors,
  type Subscription,
} from '#src/domain-events/subscription.ts';

const fired = createDomainEvent<{ readonly at: Date }>('fired');
const cooled = createDomainEvent<{ readonly at: Date }>('cooled');

describe('subscriptions', () => {
  it('are told by the names of their resources', () => {
    expect(orderOf({ kilns: hears(), bricks: hears() })).toEqual(['bricks', 'kilns']);
  });

  it('are told after those that they name, and all others where they say so', () => {
    const order = orderOf({ bricks: hears('all'), glazes: hears(['kilns']), kilns: hears() });
    expect(order).toEqual(['kilns', 'glazes', 'bricks']);
  });

  it('are told in their own order within a resource', () => {
    const kilns = [subscribeTo(fired, { deliver: light }), subscribeTo(fired, { deliver: open })];
    const told = sortSubscriptions({ kilns }).map(({ subscriber }) => subscriber.deliver);
    expect(told).toEqual([light, open]);
  });

  it('wait kind by kind', () => {
    const bricks = [subscribeTo(fired, { after: ['kilns'] }), subscribeTo(cooled, {})];
    const kilns = [subscribeTo(fired, {}), subscribeTo(cooled, { after: ['bricks'] })];
    expect(orderOf({ bricks, kilns })).toEqual(['kilns', 'bricks', 'bricks', 'kilns']);
  });

  it('are refused where they wait for each other', () => {
    const circle = { bricks: hears(['kilns']), kilns: hears(['bricks']) };
    expect(() => orderOf(circle)).toThrow('fired: bricks, kilns wait for each other');
    expect(() => orderOf({ bricks: hears('all'), kilns: hears(['bricks']) })).toThrow('each other');
  });

  it('are refused where they wait for who does not hear', () => {
    const waiting = { bricks: hears(['kilns']), kilns: [subscribeTo(cooled, {})] };
    expect(() => orderOf(waiting)).toThrow(
      'bricks waits for kilns, which does not subscribe to it',
    );
  });
});

const light = (): void => {};
const open = (): void => {};
const hears = (after: Predecessors = []): readonly Subscription[] => [
  subscribeTo(fired, { after }),
];

/** The resources in the order in which they hear. */
const orderOf = (byResource: SubscriptionsByResource): string[] =>
  sortSubscriptions(byResource).map(({ resource }) => resource);
