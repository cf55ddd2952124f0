import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { silent } from '#src/domains/delivery/webhook-engine/silent-events.ts';
import { subscriptions } from '#src/domains/delivery/webhook-engine/subscriber.ts';

/** The titles of all kinds of events that a source of the project declares. */
const titles = globSync('src/**/*.ts').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/=\s+createDomainEvent/)
    .slice(1)
    .map((rest) => /\(\s*'([a-z_]+)'/.exec(rest)?.[1] ?? file),
);

const titleOf = (kind: unknown) => (kind as { readonly title: string }).title;

describe('webhooks', () => {
  it('are told of each kind of event, or a reason says why not', () => {
    const told = subscriptions.map(({ kind }) => titleOf(kind));
    expect(titles.length).toBeGreaterThan(30);
    expect([...new Set([...told, ...silent.keys()])].toSorted()).toEqual(titles.toSorted());
    expect(told.filter((title) => silent.has(title))).toEqual([]);
  });
});
