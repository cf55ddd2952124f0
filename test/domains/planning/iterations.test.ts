import { describe, expect, it } from 'vitest';
import {
  createCadence,
  makeIterations,
  rollOver,
} from '#src/domains/planning/iterations/cadences.ts';
import {
  insertCadence,
  insertIteration,
  type IterationRow,
} from '#src/domains/planning/iterations/table.ts';
import { advanceIterations } from '#src/domains/planning/iterations/workers.ts';
import { workerDefinitions } from '#src/worker-definitions.ts';
import { startApp } from '#test/support/app.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import { seedGroup, seedProject } from '#test/support/seed.ts';

const now = new Date('2030-03-15T12:00:00Z');
const { api, db, environment } = await startApp({ clock: () => now });
const job = {
  id: 'job',
  attempt: 1,
  signal: new AbortController().signal,
  progress: () => Promise.resolve(),
};
const free = await startApp({ config: { plan: 'free' } });
const above = await seedGroup(db, { visibility: 'public' });
const { group, project, people } = await projectWorld(db, { parent: above, visibility: 'public' });
const guest = api.as(people.guest);

const at = '2030-01-01T00:00:00.000Z';
const cadences = await db.transaction(async (db) => ({
  own: await insertCadence(db, { group_id: group.id, title: 'Sprints' }, at),
  above: await insertCadence(db, { group_id: above.id, title: 'Seasons' }, at),
}));
const add = (of: keyof typeof cadences, start_date: string, due_date: string, title?: string) =>
  db.transaction((db) =>
    insertIteration(db, cadences[of], { start_date, due_date, title: title ?? null }, at),
  );
const iterations = {
  winter: await add('above', '2030-01-01', '2030-03-14', 'Cold'),
  first: await add('own', '2030-03-01', '2030-03-14'),
  second: await add('own', '2030-03-15', '2030-03-28', 'Glaze sprint'),
  third: await add('own', '2030-03-29', '2030-04-11'),
  spring: await add('above', '2030-03-15', '2030-06-01', 'Warm'),
};
await db('iterations')
  .where('id', iterations.third.id)
  .update({ updated_at: '2030-02-01T00:00:00.000Z' });

type Name = keyof typeof iterations;
const named = (answer: { body: unknown }) =>
  idsOf(answer).map(
    (id) => Object.entries(iterations).find(([, iteration]) => iteration.id === id)?.[0] as Name,
  );

describe.each([
  ['a group', `/groups/${group.id}/iterations`],
  ['a project', `/projects/${project.id}/iterations`],
])('iterations of %s', (_, path) => {
  it.each([
    ['', ['winter', 'first', 'second', 'third', 'spring']],
    ['state=all&per_page=2&page=2', ['second', 'third']],
    ['state=opened', ['second', 'third', 'spring']],
    ['state=upcoming', ['third']],
    ['state=current', ['second', 'spring']],
    ['state=started', ['second', 'spring']],
    ['state=closed', ['winter', 'first']],
    ['include_ancestors=false', ['first', 'second', 'third']],
    ['search=GLAZE', ['second']],
    ['search=sprint', ['second']],
    ['search=sprint&in=cadence_title', ['first', 'second', 'third']],
    ['search=season&in=title,cadence_title', ['winter', 'spring']],
    ['search=%25', []],
    ['updated_after=2030-02-01T00:00:00Z', ['third']],
    ['updated_before=2030-01-15T00:00:00Z&include_ancestors=false', ['first', 'second']],
  ] as const)('with %j are %j', async (query, expected) => {
    const answer = await guest.get(`${path}?${query}`);
    expect([answer.status, named(answer)]).toEqual([200, expected]);
  });

  it('say what they are', async () => {
    const { body } = await guest.get(`${path}?include_ancestors=false`);
    const { second } = iterations;
    expect(body).toMatchObject([
      { state: 3, title: null, sequence: 1 },
      {
        id: second.id,
        iid: second.iid,
        sequence: 2,
        group_id: group.id,
        title: 'Glaze sprint',
        description: null,
        state: 2,
        start_date: '2030-03-15',
        due_date: '2030-03-28',
        created_at: at,
      },
      { state: 1, sequence: 3 },
    ]);
    const [, shown] = body as { web_url: string }[];
    expect(shown?.web_url).toMatch(
      new RegExp(`/groups/${group.full_path}/-/iterations/${second.id}$`),
    );
  });

  it.each(['state=open', 'in=description', 'updated_after=soon', 'include_ancestors=perhaps'])(
    'are refused with %s',
    async (query) => {
      expect((await guest.get(`${path}?${query}`)).status).toBe(400);
    },
  );
});

describe('iterations', () => {
  it('are of what the caller sees, and of a plan', async () => {
    const hidden = await projectWorld(db);
    for (const path of [`/groups/${hidden.group.id}`, `/projects/${hidden.project.id}`]) {
      expect(await api.as(people.stranger).get(`${path}/iterations`)).toMatchObject({
        status: 404,
      });
    }
    const without = await seedProject(db, {
      namespace: group,
      visibility: 'public',
      issues_access_level: 'disabled',
    });
    expect((await guest.get(`/projects/${without.id}/iterations`)).status).toBe(404);
    const world = await projectWorld(free.db);
    const owner = free.api.as(world.people.owner);
    expect(await owner.get(`/groups/${world.group.id}/iterations`)).toMatchObject({ status: 403 });
    expect(await owner.get(`/projects/${world.project.id}/iterations`)).toMatchObject({
      status: 403,
    });
  });

  it('are shown with their issues', async () => {
    const reporter = api.as(people.reporter);
    const made = await reporter.post(`/projects/${project.id}/issues`, {
      title: 'Kiln',
      iteration_id: iterations.second.id,
    });
    expect(made.body).toMatchObject({
      iteration: { id: iterations.second.id, state: 2, title: 'Glaze sprint' },
    });
  });
});

describe('automatic series', () => {
  const daysOf = (rows: readonly IterationRow[]) =>
    rows.map(({ start_date, due_date, sequence }) => [start_date, due_date, sequence]);
  const rowsOf = ({ id }: { id: number }) =>
    db<IterationRow>('iterations').where('cadence_id', id).orderBy('start_date');
  const automatic = (more: object = {}) => ({
    group_id: group.id,
    title: 'Weeks',
    automatic: true,
    start_date: '2030-03-01',
    duration_in_weeks: 1,
    iterations_in_advance: 2,
    ...more,
  });

  it('have the current iteration and some in advance, and make more as time passes', async () => {
    const cadence = await createCadence(db, automatic(), now);
    const first = [
      ['2030-03-01', '2030-03-07', 1],
      ['2030-03-08', '2030-03-14', 2],
      ['2030-03-15', '2030-03-21', 3],
      ['2030-03-22', '2030-03-28', 4],
      ['2030-03-29', '2030-04-04', 5],
    ];
    expect(daysOf(await rowsOf(cadence))).toEqual(first);
    expect(await makeIterations(db, cadence, now)).toBe(0);
    const later = new Date('2030-03-22T00:10:00Z');
    await Promise.all([
      makeIterations(db, cadence, later),
      makeIterations(db, cadence, later),
      makeIterations(db, cadence, later),
    ]);
    expect(daysOf(await rowsOf(cadence))).toEqual([...first, ['2030-04-05', '2030-04-11', 6]]);
  });

  it('begin in advance where their first day is to come', async () => {
    const cadence = await createCadence(db, automatic({ start_date: '2030-04-01' }), now);
    expect(daysOf(await rowsOf(cadence))).toEqual([
      ['2030-04-01', '2030-04-07', 1],
      ['2030-04-08', '2030-04-14', 2],
    ]);
  });

  it.each([{ automatic: false }, { active: false }, { start_date: null }])(
    'make nothing when they are %j',
    async (more) => {
      const cadence = await createCadence(db, automatic(more), now);
      expect(await rowsOf(cadence)).toEqual([]);
    },
  );

  it('let open issues go on to the current iteration', async () => {
    const cadence = await createCadence(db, automatic({ roll_over: true }), now);
    const [over, , current] = await rowsOf(cadence);
    const reporter = api.as(people.reporter);
    const make = async (body: object) =>
      (
        await reporter.post(`/projects/${project.id}/issues`, {
          title: 'Kiln',
          iteration_id: over?.id,
          ...body,
        })
      ).body as { id: number; iid: number };
    const [open, closed] = [await make({}), await make({})];
    await reporter.put(`/projects/${project.id}/issues/${closed.iid}`, { state_event: 'close' });
    await rollOver(db, cadence, now);
    const iterationOf = async ({ id }: { id: number }) =>
      (await db('issues').where({ id }).first<{ iteration_id: number }>('iteration_id'))
        .iteration_id;
    expect(await iterationOf(open)).toBe(current?.id);
    expect(await iterationOf(closed)).toBe(over?.id);
  });

  it('are looked after every day', async () => {
    expect(workerDefinitions).toContain(advanceIterations);
    expect(advanceIterations.daily).toBeDefined();
    const cadence = await createCadence(db, automatic(), now);
    const before = (await rowsOf(cadence)).length;
    const clock = () => new Date('2030-03-29T00:10:00Z');
    await advanceIterations.run({}, { ...environment, clock, log: console as never }, job);
    expect(await rowsOf(cadence)).toHaveLength(before + 2);
  });
});
