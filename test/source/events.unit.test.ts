import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventsPage, printEvents, readEvents } from './events.ts';

describe('docs/events.md', () => {
  const events = readEvents();

  it('has each event with its publishers and its subscribers in order', async () => {
    // `npm run events` writes it.
    expect(readFileSync(eventsPage, 'utf8')).toBe(await printEvents(events));
  });

  it('finds a publisher of each event, and webhooks after all other subscribers', () => {
    expect(events.length).toBeGreaterThan(60);
    expect(events.filter(({ publishers }) => publishers.length === 0)).toEqual([]);
    const early = events.filter(({ subscribers }) =>
      subscribers.slice(0, -1).includes('webhook-engine'),
    );
    expect(early).toEqual([]);
  });
});
