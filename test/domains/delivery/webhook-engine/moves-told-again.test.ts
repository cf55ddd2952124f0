import { beforeAll, expect, it } from 'vitest';
import { publish } from '#src/domain-events/publish.ts';
import { type AnnouncedRefMove, refsMoved } from '#src/domains/core/repositories/events.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { allowLocalHooks, fanOutAll, seedHook } from '#test/support/receiver.ts';

const { db, environment } = await startApp();

beforeAll(() => allowLocalHooks(db));

it('a move that is announced again after a crash is told once', async () => {
  const { project, people } = await projectWorld(db);
  const url = 'http://127.0.0.1:9/';
  const own = await seedHook(db, { url, project_id: project.id, push_events: true });
  const system = await seedHook(db, { url, repository_update_events: true });
  const at = new Date();
  const moveTo = (digit: number): AnnouncedRefMove => ({
    ...{ refType: 'branch', name: 'main', commits: { count: 1, title: 'Fire' } },
    ...{ before: String(digit - 1).repeat(40), after: String(digit).repeat(40) },
  });
  const announce = (moves: readonly AnnouncedRefMove[], again: boolean) =>
    db.transaction((db) =>
      publish(
        db,
        refsMoved({
          project,
          by: toUnknownRequest(people.maintainer.id),
          moves,
          at,
          again,
          refreshAt: at,
        }),
      ),
    );
  const counts = async () => {
    await fanOutAll(environment);
    const [first, second] = [own, system].map(({ id }) =>
      db('deliveries').where({ hook_id: id }).pluck('id'),
    );
    return [(await first)?.length, (await second)?.length];
  };
  await announce([moveTo(1)], false);
  await announce([moveTo(1)], true);
  expect(await counts()).toEqual([1, 1]);
  await announce([moveTo(1), moveTo(2)], true);
  await announce([moveTo(2)], true);
  expect(await counts()).toEqual([2, 2]);
  await db('hooks').where({ id: system.id }).delete();
});
