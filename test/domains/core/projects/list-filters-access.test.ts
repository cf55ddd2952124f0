import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  type ProjectSeed,
  seedGroup,
  seedProject,
  seedUser,
} from '#test/support/seed.ts';
import { idsOf } from '#test/support/project-world.ts';

/** A filter by what is in a project finds it for those who may read that, and for nobody else. */
const { api, db } = await startApp();
const creator = await seedUser(db);
const group = await seedGroup(db, { owner: creator });
const source = await seedProject(db);

const settings = ['enabled', 'private', 'disabled'] as const;
const visibilities = ['public', 'internal', 'private'] as const;
const projects: HasId[] = [];
for (const visibility of visibilities) {
  for (const setting of settings) {
    const seed: ProjectSeed = {
      visibility,
      repository_access_level: setting,
      merge_requests_access_level: setting,
      builds_access_level: setting,
      wiki_access_level: setting,
      issues_access_level: setting,
    };
    const project = await seedProject(db, {
      ...seed,
      namespace: group,
      creator,
      forked_from_id: source.id,
    });
    const failed = { repository_checksum_failed: true, wiki_checksum_failed: true };
    await db('projects').where({ id: project.id }).update(failed);
    await db('project_languages').insert({ project_id: project.id, name: 'Ruby', share: 100 });
    const star = { user_id: creator.id, project_id: project.id, created_at: project.created_at };
    await db('project_stars').insert(star);
    projects.push(project);
  }
}

const member = async (level: 10 | 20 | 40) => {
  const user = await seedUser(db);
  for (const project of projects) await addMember(db, { project, user, level });
  return user;
};
const callers = {
  anonymous: null,
  stranger: await seedUser(db),
  external: await seedUser(db, { external: true }),
  guest: await member(10),
  reporter: await member(20),
  maintainer: await member(40),
  administrator: await seedUser(db, { admin: true }),
};

/** Ids of the projects whose operation shows the thing. */
async function shown(caller: HasId | null, path: string): Promise<number[]> {
  const answers = await Promise.all(
    projects.map(async ({ id }) => ({
      id,
      status: (await api.as(caller).get(`/projects/${id}${path}`)).status,
    })),
  );
  return answers.filter(({ status }) => status === 200).map(({ id }) => id);
}

const lists = [
  '/projects?per_page=100',
  '/projects?per_page=100&order_by=name&sort=asc',
  `/users/${creator.id}/starred_projects?per_page=100`,
  `/projects/${source.id}/forks?per_page=100`,
];

describe.each(Object.entries(callers))('filters of projects for a %s:', (_name, caller) => {
  it('a language finds the projects whose languages are shown', async () => {
    const expected = await shown(caller, '/languages');
    for (const list of lists) {
      const answer = await api.as(caller).get(`${list}&with_programming_language=Ruby`);
      const found = idsOf(answer).filter((id) => projects.some((each) => each.id === id));
      expect({ list, found: found.toSorted((a, b) => a - b) }).toEqual({ list, found: expected });
      expect(answer.headers['x-total']).toBe(String(expected.length));
    }
  });

  it('a failed check finds no more projects than that', async () => {
    const expected = await shown(caller, '/languages');
    const answer = await api
      .as(caller)
      .get('/projects?per_page=100&repository_checksum_failed=true');
    expect(idsOf(answer).toSorted((a, b) => a - b)).toEqual(expected);
  });
});
