import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#test/support/http-client.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';

/** A reference in rendered Markdown tells what the caller could read directly, and nothing else. */
const { api, db } = await startApp();
const administrator = await seedUser(db, { admin: true });
const guest = await seedUser(db);
const people = {
  anonymous: null,
  user: await seedUser(db),
  external: await seedUser(db, { external: true }),
  auditor: await seedUser(db, { auditor: true }),
  guest,
  minimal: await seedUser(db),
  administrator,
} as const;
const callers = Object.keys(people) as (keyof typeof people)[];

const users = {
  active: await seedUser(db),
  blocked: await seedUser(db, { state: 'blocked' }),
  banned: await seedUser(db, { state: 'banned' }),
  private: await seedUser(db, { private_profile: true }),
  bot: await seedUser(db, { user_type: 'project_bot' }),
};

const visibilities = ['public', 'internal', 'private'] as const;
const groups = await Promise.all(
  visibilities.map(async (visibility) => {
    const group = await seedGroup(db, { visibility, path: unique(`${visibility}-group-`) });
    await addMember(db, { group, user: people.guest, level: 10 });
    await addMember(db, { group, user: people.minimal, level: 5 });
    const project = await seedProject(db, { namespace: group, visibility });
    return { visibility, group, project };
  }),
);

const isFound = ({ status, body }: Answer) =>
  status === 200 && (!Array.isArray(body) || body.length > 0);

/** Each reference, and the request that tells of the same. */
const references = [
  ...Object.values(users).map(
    ({ username }) => [`@${username}`, `/users?username=${username}`] as const,
  ),
  ...groups.flatMap(({ group, project }) => [
    [`@${group.path}`, `/groups?search=${group.path}&all_available=true`] as const,
    [`${project.full_path}>`, `/projects/${encodeURIComponent(project.full_path)}`] as const,
  ]),
];
const text = references.map(([reference]) => `- ${reference}\n`).join('');

describe.each([
  ['where public visibility is allowed', ''],
  ['where public visibility is restricted', 'public'],
])('%s', (_, restricted_visibility_levels) => {
  beforeAll(async () => {
    const changed = await api
      .as(administrator)
      .put('/application/settings', { restricted_visibility_levels });
    expect(changed.status).toBe(200);
  });

  it.each(callers)('%s is told of as much as by the lists', async (who) => {
    const by = api.as(people[who]);
    const rendered = await by.post('/markdown', { text, gfm: true });
    expect(rendered.status).toBe(201);
    const items = String(rendered.body.html).match(/<li>.*<\/li>/g) ?? [];
    const told = references.map(([reference], index) => [reference, items[index]?.includes('<a ')]);
    const found = await Promise.all(
      references.map(async ([reference, address]) => [reference, isFound(await by.get(address))]),
    );
    // Things that auditors read by their role alone are not theirs where they write, and this is a POST.
    if (who === 'auditor') {
      const linked = told.filter(([, isTold]) => isTold === true);
      expect(found).toEqual(expect.arrayContaining(linked));
    } else expect(told).toEqual(found);
  });
});
