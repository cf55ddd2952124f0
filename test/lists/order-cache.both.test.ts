import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bump } from '#src/database/access-revision.ts';
import { countUnlessLarge } from '#src/lists/count-cache.ts';
import { loadPageOfWhole, type WholeList } from '#src/lists/order-cache.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { GroupRow } from '#src/records/group.ts';
import type { UserRow } from '#src/records/user.ts';
import { type Api, startApp } from '#test/support/app.ts';
import { statementsOf } from '#test/support/plans.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();

/** Write to a table that belongs to no list. */
const write = () =>
  db('rate_limits').insert({ key: `written ${(writes += 1)}`, count: 1, expires_at: 0 });
let writes = 0;

/**
 * Works until that no longer counts up. On Postgres, other databases of the same server count as well: what they write
 * is somebody's writing too.
 */
function untilUnchanged(work: () => Promise<unknown>, counted: () => number): Promise<void> {
  return vi.waitFor(
    async () => {
      const before = counted();
      await work();
      expect(counted()).toBe(before);
    },
    { interval: 1, timeout: 60_000 },
  );
}

/** Number of rows from which on a list is long. */
const long = 205;
const perPage = 20;

describe('a count of some hundreds', () => {
  it('is taken again when anybody has written, and not before', async () => {
    let rows = 400;
    const count = vi.fn(() => rows);
    const counted = { cap: 1_000, key: () => 'long', count };
    await untilUnchanged(
      async () => expect(await countUnlessLarge(db, counted)).toBe(400),
      () => count.mock.calls.length,
    );
    rows = 401;
    await write();
    expect(await countUnlessLarge(db, counted)).toBe(401);
    rows = 402;
    expect(await countUnlessLarge(db, { ...counted, key: () => 'another' })).toBe(402);
  });

  it('is taken each time where it hangs on the time', async () => {
    const count = vi.fn(() => 400);
    const timed = { cap: 1_000, key: () => 'timed', count, timed: true };
    for (const calls of [1, 2, 3]) {
      expect(await countUnlessLarge(db, timed)).toBe(400);
      expect(count).toHaveBeenCalledTimes(calls);
    }
  });

  it('is told apart from another, however much it takes to tell', async () => {
    const keys = ['a', 'b'].map((end) => 'x'.repeat(10_000) + end);
    const counts = [400, 500];
    for (let times = 0; times < 4; times += 1) {
      for (const [index, key] of keys.entries()) {
        const rows = counts[index] ?? 0;
        const counted = { cap: 1_000, key: () => key, count: () => rows };
        expect(await countUnlessLarge(db, counted)).toBe(rows);
      }
    }
    const count = vi.fn(() => 1_000);
    const large = { cap: 1_000, key: () => `${keys[0]}large`, count };
    for (let times = 0; times < 2; times += 1) await countUnlessLarge(db, large);
    expect(count).toHaveBeenCalledTimes(1);
  });
});

describe('the order of a list that is read whole', () => {
  interface Row {
    readonly id: number;
  }

  function listOf(key: string, given: Partial<WholeList<Row>> = {}, length = 300) {
    let ids = Array.from({ length }, (_, index) => ({ id: length - index }));
    const window = { page: 2, perPage: 2, offset: 2, limit: 3 };
    const page = vi.fn(async () => ({
      rows: ids.slice(2, 5),
      whole: true,
      count: () => ids.length,
    }));
    const read = vi.fn(async () => ids.map(({ id }) => id));
    const rows = async (wanted: readonly number[]) =>
      wanted.flatMap((id) => ids.find((row) => row.id === id) ?? []);
    const list: WholeList<Row> = { key, until: 'written', page, ids: read, rows, ...given };
    const ask = () => loadPageOfWhole(db, list, window);
    const remove = (id: number) => {
      ids = ids.filter((row) => row.id !== id);
    };
    return { ask, page, read, remove, list };
  }

  it('is remembered when the list is asked for again, until anybody writes', async () => {
    const { ask, page, read, remove } = listOf('often');
    const first = await ask();
    expect(first).toMatchObject({ rows: [{ id: 298 }, { id: 297 }], page: { total: 300 } });
    await untilUnchanged(
      async () => expect(await ask()).toEqual(first),
      () => page.mock.calls.length + read.mock.calls.length,
    );
    expect(page.mock.calls.length).toBeGreaterThanOrEqual(2);
    remove(300);
    await write();
    const changed = { rows: [{ id: 297 }, { id: 296 }], page: { total: 299 } };
    for (let times = 0; times < 3; times += 1) expect(await ask()).toMatchObject(changed);
  });

  it('is remembered until the access revision is raised, where nothing else changes it', async () => {
    const { ask, remove } = listOf('seldom', { until: 'access' });
    for (let times = 0; times < 4; times += 1) await ask();
    await write();
    expect(await ask()).toMatchObject({ rows: [{ id: 298 }, { id: 297 }] });
    remove(300);
    await db.transaction((db) => bump(db));
    expect(await ask()).toMatchObject({ rows: [{ id: 297 }, { id: 296 }], page: { total: 299 } });
  });

  it('is not trusted where a row of it is gone', async () => {
    const { ask, remove } = listOf('gone', { until: 'access' });
    for (let times = 0; times < 4; times += 1) await ask();
    remove(297);
    expect(await ask()).toMatchObject({ rows: [{ id: 298 }, { id: 296 }], page: { total: 299 } });
  });

  it('tells the total behind its end', async () => {
    const { list } = listOf('end');
    const behind = { page: 200, perPage: 2, offset: 398, limit: 3 };
    const whole = { ...list, page: async () => ({ ...(await list.page()), rows: [] }) };
    for (let times = 0; times < 4; times += 1) {
      expect(await loadPageOfWhole(db, whole, behind)).toMatchObject({
        rows: [],
        page: { total: 300 },
      });
    }
  });

  it.each([
    ['short', 150, true],
    ['endless', 10_500, true],
    ['along an index', 300, false],
  ])('is not remembered of a list that is %s', async (key, length, whole) => {
    const { list, read } = listOf(key, {}, length);
    const page = async () => ({ ...(await list.page()), whole });
    const window = { page: 1, perPage: 2, offset: 0, limit: 3 };
    for (let times = 0; times < 4; times += 1) await loadPageOfWhole(db, { ...list, page }, window);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a long list', () => {
  const named = (index: number) => `Row ${String(index).padStart(3, '0')}`;
  let owner: UserRow;
  let caller: Api;
  let admin: Api;
  let top: GroupRow;
  const groups: GroupRow[] = [];

  beforeAll(async () => {
    owner = await seedUser(db);
    caller = api.as(owner);
    admin = api.as(await seedUser(db, { admin: true }));
    top = await seedGroup(db, { owner, name: 'Above all', visibility: 'private' });
    await db.transaction(async (db) => {
      for (let index = 1; index <= long; index += 1) {
        const name = named(index);
        groups.push(await seedGroup(db, { parent: top, name, visibility: 'private' }));
      }
    });
  });

  /** Asks until the list is remembered. */
  async function remembered(asker: Api, path: string) {
    let read = 0;
    const ask = async () => {
      const sent = await statementsOf(db, () => asker.get(path));
      if (sent.some(({ sql }) => / as .position| as .?total/.test(sql))) read += 1;
    };
    await untilUnchanged(ask, () => read);
  }

  const group = (index: number) => groups[index - 1] ?? top;
  const path = '/groups?order_by=name&page=2&per_page=20';
  const shown = async (asker: Api) => {
    const { body, headers } = await asker.get(path);
    const names = (body as { name: string }[]).map(({ name }) => name);
    expect(names).toHaveLength(perPage);
    return { first: names[0], total: Number(headers['x-total']) };
  };

  it('of groups shows what changes at once', async () => {
    await remembered(caller, path);
    expect(await shown(caller)).toEqual({ first: named(20), total: long + 1 });

    expect((await caller.put(`/groups/${group(1).id}`, { name: 'Zebra' })).status).toBe(200);
    expect(await shown(caller)).toEqual({ first: named(21), total: long + 1 });
    await remembered(caller, path);
    const created = await caller.post('/groups', {
      name: 'A new one',
      path: 'a-new-one',
      parent_id: group(7).id,
    });
    expect(created.status).toBe(201);
    expect(await shown(caller)).toEqual({ first: named(20), total: long + 2 });
    await remembered(caller, path);
    expect((await caller.delete(`/groups/${created.body.id}`)).status).toBe(202);
    expect(await shown(caller)).toEqual({ first: named(21), total: long + 1 });
    await remembered(caller, path);
    await seedGroup(db, { parent: top, name: 'By nobody', visibility: 'private' });
    expect(await shown(caller)).toEqual({ first: named(20), total: long + 2 });
  });

  it('of groups is everybody’s own', async () => {
    const member = await seedUser(db);
    await remembered(caller, path);
    expect((await api.as(member).get(path)).body).toEqual([]);
    const membership = await addMember(db, { group: top, user: member, level: AccessLevel.Guest });
    const before = await shown(caller);
    await remembered(api.as(member), path);
    expect(await shown(api.as(member))).toEqual(before);
    const gone = await caller.delete(`/groups/${top.id}/members/${membership.user_id}`);
    expect(gone.status).toBe(204);
    expect((await api.as(member).get(path)).body).toEqual([]);
  });

  it('of users that a search finds shows what changes at once', async () => {
    const people = await db.transaction(async (db) => {
      const rows = [];
      for (let index = 1; index <= long; index += 1) {
        rows.push(await seedUser(db, { name: `Person ${named(index)}` }));
      }
      return rows;
    });
    const search = `/users?search=person row&per_page=20`;
    for (const asker of [caller, admin]) {
      const [newest, second] = people.toReversed();
      const first = async () => {
        const { body, headers } = await asker.get(search.replace(' ', '%20'));
        return [(body as { id: number }[])[0]?.id, Number(headers['x-total'])];
      };
      await remembered(asker, search.replace(' ', '%20'));
      expect(await first()).toEqual([newest?.id, long]);
      await admin.put(`/users/${newest?.id}`, { name: 'Somebody else' });
      expect(await first()).toEqual([second?.id, long - 1]);
      await admin.put(`/users/${newest?.id}`, { name: newest?.name });
      expect(await first()).toEqual([newest?.id, long]);
    }
  });

  it('of projects that a search finds shows what changes at once', async () => {
    const projects = await db.transaction(async (db) => {
      const rows = [];
      for (let index = 1; index <= long; index += 1) {
        const visibility = index % 2 === 0 ? 'public' : 'private';
        const namespace = group(index);
        rows.push(
          await seedProject(db, { namespace, name: `Project ${named(index)}`, visibility }),
        );
      }
      return rows;
    });
    const [newest] = projects.toReversed();
    const paths = [
      '/projects?search=project%20row',
      `/groups/${top.id}/projects?include_subgroups=true`,
    ];
    for (const path of paths) {
      const first = async (asker: Api) => {
        const { body, headers } = await asker.get(`${path}&order_by=name&sort=desc`);
        return [(body as { name: string }[])[0]?.name, Number(headers['x-total'])];
      };
      await remembered(caller, `${path}&order_by=name&sort=desc`);
      expect(await first(caller)).toEqual([`Project ${named(long)}`, long]);
      await caller.put(`/projects/${newest?.id}`, { name: `Project ${named(0)}` });
      expect(await first(caller)).toEqual([`Project ${named(long - 1)}`, long]);
      await caller.put(`/projects/${newest?.id}`, { name: newest?.name });
      expect(await first(caller)).toEqual([`Project ${named(long)}`, long]);
    }
  });
});
