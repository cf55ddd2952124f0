import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();
const owner = await seedUser(db, { admin: true });
const group = await seedGroup(db, {});
const caller = api.as(owner);
const path = `/groups/${group.id}`;

/** The letters beyond ASCII are compared in another way on SQLite. */
const words = ['kiln', 'Öfen'];
const filler = 'x '.repeat(8_192);

/** How each list makes what it lists. */
const made = {
  labels: (title: string, description: string) =>
    caller.post(`${path}/labels`, { name: title, color: '#112233', description }),
  milestones: (title: string, description: string) =>
    caller.post(`${path}/milestones`, { title, description }),
  epics: (title: string, description: string) =>
    caller.post(`${path}/epics`, { title, description }),
} as const;

describe.each(['labels', 'milestones', 'epics'] as const)('a search among %s', (list) => {
  it('looks at the beginning of long descriptions', async () => {
    await made[list]('near', `${filler.slice(0, -20)} ${words.join(' ')}`);
    await made[list]('far', `${filler} ${words.join(' ')}`);
    for (const word of words) {
      const found = await caller.get(
        `${path}/${list}?search=${encodeURIComponent(word.toLowerCase())}`,
      );
      expect(found.status).toBe(200);
      const titles = (found.body as { name?: string; title?: string }[]).map(
        ({ name, title }) => title ?? name,
      );
      expect(titles).toEqual(['near']);
    }
  });
});
