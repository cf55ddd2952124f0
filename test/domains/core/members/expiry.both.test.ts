import { describe, expect } from 'vitest';
import { createLog } from '#src/log.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { expireMemberships } from '#src/domains/core/members/workers.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import {
  addMember,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  shareProject,
} from '#test/support/seed.ts';

const { api, db, git, environment } = await startApp({ connections: racing });

const now = new Date();

function expire(at = now): Promise<void> {
  const { workers, storage, config, limits, planning } = environment;
  const dependencies = {
    db,
    git,
    storage,
    planning,
    limits,
    config,
    log: createLog('silent'),
    clock: () => at,
    workers,
  };
  const { signal } = new AbortController();
  const job = { id: '1', attempt: 1, signal, progress: async () => {} };
  return expireMemberships.run({}, dependencies, job);
}

const inDays = (days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe('the daily end of memberships', () => {
  it('removes what expires on its day or earlier, with what it granted', async () => {
    const group = await seedGroup(db, { visibility: 'private' });
    const project = await seedProject(db, { visibility: 'private', namespace: group });
    const users = [];
    // The worker is a day ahead: what it leaves grants something today, also when midnight comes meanwhile.
    const tomorrow = new Date(`${inDays(1)}T00:00:00.000Z`);
    for (const expires_at of [inDays(0), inDays(1), inDays(2), null]) {
      const user = await seedUser(db);
      await addMember(db, { project, user, level: 30, expires_at });
      await addMember(db, { group, user, level: 20, expires_at });
      users.push(user);
    }
    await expire(tomorrow);
    const left = await db('members')
      .whereIn('source_id', [group.id, project.id])
      .whereIn(
        'user_id',
        users.map(({ id }) => id),
      )
      .orderBy('user_id')
      .pluck<number[]>('user_id');
    expect([...new Set(left)]).toEqual(users.slice(2).map(({ id }) => id));
    const statuses = [];
    for (const user of users) {
      statuses.push((await api.as(user).get(`/projects/${project.id}`)).status);
    }
    expect(statuses).toEqual([404, 404, 200, 200]);
    const expired = await db('events').where('action', 'expired').pluck<number[]>('author_id');
    expect(expired.toSorted()).toEqual(
      users
        .slice(0, 2)
        .flatMap(({ id }) => [id, id])
        .toSorted(),
    );
    expect(await compareAuthorizations(db)).toEqual([]);
    await expire(tomorrow);
    expect(await db('events').where('action', 'expired')).toHaveLength(4);
  });

  it('takes away what was stored while the membership lasted', async () => {
    const project = await seedProject(db, { visibility: 'private' });
    const user = await seedUser(db);
    await addMember(db, { project, user, level: 30, expires_at: inDays(2) });
    expect((await api.as(user).get(`/projects/${project.id}`)).status).toBe(200);
    await expire(new Date(`${inDays(2)}T00:00:00.000Z`));
    expect((await api.as(user).get(`/projects/${project.id}`)).status).toBe(404);
  });

  it('ends shares and invitations', async () => {
    const member = await seedUser(db);
    const invited = await seedGroup(db, { owner: member });
    const group = await seedGroup(db, { visibility: 'private' });
    const inside = await seedProject(db, { visibility: 'private', namespace: group });
    const alone = await seedProject(db, { visibility: 'private' });
    await shareGroup(db, group, { with: invited, level: 30, expires_at: inDays(2) });
    await shareProject(db, alone, { with: invited, level: 30, expires_at: inDays(2) });
    const admin = api.as(await seedUser(db, { admin: true }));
    await admin.post(`/groups/${group.id}/invitations`, {
      email: 'ending@example.com',
      access_level: 20,
      expires_at: inDays(2),
    });
    const seen = async () => [
      (await api.as(member).get(`/projects/${inside.id}`)).status,
      (await api.as(member).get(`/projects/${alone.id}`)).status,
    ];
    expect(await seen()).toEqual([200, 200]);
    await expire(new Date(`${inDays(2)}T00:00:00.000Z`));
    expect(await seen()).toEqual([404, 404]);
    expect(await db('members').where('invite_email_key', 'ending@example.com')).toEqual([]);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  race('does many, and several processes at once do each once', async () => {
    const group = await seedGroup(db);
    const users = await Promise.all(Array.from({ length: 60 }, () => seedUser(db)));
    const now = new Date().toISOString();
    await db('members').insert(
      users.map(({ id }) => ({
        source_type: 'Namespace',
        source_id: group.id,
        user_id: id,
        access_level: 20,
        expires_at: inDays(-1),
        created_at: now,
        updated_at: now,
      })),
    );
    await Promise.all([expire(), expire()]);
    expect(await db('members').where('source_id', group.id)).toEqual([]);
    const events = await db('events').where({ action: 'expired', group_id: group.id });
    expect(events).toHaveLength(60);
  });
});
