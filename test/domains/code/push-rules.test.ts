import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db } = await startApp();

describe('push rules', () => {
  it('stay as they are in an archived project', async () => {
    const { project, people } = await projectWorld(db);
    const maintainer = api.as(people.maintainer);
    const path = `/projects/${project.id}/push_rule`;
    const archive = (archived: boolean) =>
      db('projects').where({ id: project.id }).update({ archived });
    await archive(true);
    expect((await maintainer.post(path, { max_file_size: 1 })).status).toBe(403);
    await archive(false);
    expect((await maintainer.post(path, { max_file_size: 1 })).status).toBe(201);
    await archive(true);
    expect((await maintainer.put(path, { max_file_size: 2 })).status).toBe(403);
    expect((await maintainer.delete(path)).status).toBe(403);
    expect((await maintainer.get(path)).body).toMatchObject({ max_file_size: 1 });
  });

  it('are set, read, changed and removed', async () => {
    const { project, people } = await projectWorld(db);
    const maintainer = api.as(people.maintainer);
    const path = `/projects/${project.id}/push_rule`;
    const missing = { status: 404, body: { message: '404 Push Rule Not Found' } };
    const none = { status: 200, body: null };
    expect(await maintainer.get(path)).toMatchObject(none);
    expect(await maintainer.put(path, { max_file_size: 1 })).toMatchObject(missing);
    expect(await maintainer.delete(path)).toMatchObject(missing);

    const given = { commit_message_regex: '^K-[0-9]+ ', deny_delete_tag: true, max_file_size: 10 };
    const created = await maintainer.post(path, given);
    expect(created).toMatchObject({
      status: 201,
      body: {
        ...given,
        project_id: project.id,
        branch_name_regex: null,
        member_check: false,
        prevent_secrets: false,
        commit_committer_check: false,
        reject_unsigned_commits: false,
      },
    });
    expect(await maintainer.post(path, given)).toMatchObject({
      status: 422,
      body: { error: 'Project push rule exists' },
    });
    const changed = await maintainer.put(path, { commit_message_regex: null, member_check: true });
    const { body } = changed;
    expect(body).toEqual({ ...created.body, commit_message_regex: null, member_check: true });
    expect((await maintainer.get(path)).body).toEqual(body);
    expect((await maintainer.delete(path)).status).toBe(204);
    expect(await maintainer.get(path)).toMatchObject(none);
  });

  it('are set once by several who ask at the same time', async () => {
    const { project, people } = await projectWorld(db);
    const set = () =>
      api.as(people.owner).post(`/projects/${project.id}/push_rule`, { member_check: true });
    const answers = await Promise.all([set(), set()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['developer', 403],
    ['maintainer', 201],
    ['administrator', 201],
  ];
  it.each(callers)(
    'answer a %s with %i, before the parameters are looked at',
    async (who, status) => {
      const { project, people } = await projectWorld(db);
      const wrong = status === 201 ? { max_file_size: 1 } : { max_file_size: 'x' };
      const answer = await api.as(people[who]).post(`/projects/${project.id}/push_rule`, wrong);
      expect(answer.status).toBe(status);
    },
  );

  const readers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['developer', 403],
    ['maintainer', 200],
    ['administrator', 200],
  ];
  it.each(readers)('answer a %s who reads where there are none with %i', async (who, status) => {
    const { project, people } = await projectWorld(db);
    const answer = await api.as(people[who]).get(`/projects/${project.id}/push_rule`);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body).toBe(null);
  });

  it('refuse patterns that cannot be read, and a change of nothing', async () => {
    const { project, people } = await projectWorld(db);
    const maintainer = api.as(people.maintainer);
    const path = `/projects/${project.id}/push_rule`;
    const broken = { commit_message_regex: '(', file_name_regex: '(?=x)' };
    expect(await maintainer.post(path, broken)).toMatchObject({
      status: 400,
      body: { message: { commit_message_regex: ['is invalid'], file_name_regex: ['is invalid'] } },
    });
    expect((await maintainer.get(path)).body).toBe(null);
    for (const verb of ['POST', 'PUT']) {
      const nothing = await maintainer.send(verb, path, { unknown: 1 });
      expect(nothing).toMatchObject({ status: 400 });
      expect(nothing.body.error).toContain('are missing, at least one parameter must be provided');
    }
    const long = {
      commit_message_regex: 'a'.repeat(512),
      commit_message_negative_regex: 'a'.repeat(2048),
      max_file_size: -10,
    };
    expect(await maintainer.post(path, long)).toMatchObject({
      status: 400,
      body: {
        message: {
          commit_message_regex: ['is too long (maximum is 511 characters)'],
          commit_message_negative_regex: ['is too long (maximum is 2047 characters)'],
          max_file_size: ['must be greater than or equal to 0'],
        },
      },
    });
  });
});
