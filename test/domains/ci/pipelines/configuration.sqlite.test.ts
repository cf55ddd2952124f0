import { expect, it } from 'vitest';
import { createActor } from '#src/records/actor.ts';
import {
  findConfiguration,
  loadPipelineSettings,
} from '#src/domains/ci/pipelines/configuration.ts';
import { runInPlace } from '#src/turns/place.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { allowLocalHooks, startReceiver } from '#test/support/receiver.ts';

const { db, git } = await startApp();

/** Asks for the configuration of a project at the address of a server that never answers. */
async function askSilentServer() {
  await allowLocalHooks(db);
  const { project, people } = await projectWorld(db, { git });
  const { url, received } = await startReceiver(() => undefined);
  const settings = {
    ...(await loadPipelineSettings(db, project)),
    ci_config_path: `${url}/ci.yml`,
  };
  const actor = createActor(people.maintainer, { administrator: false });
  const leaving = new AbortController();
  const { signal } = leaving;
  let left = 0;
  const leave = () => {
    left += 1;
    return () => void (left -= 1);
  };
  const found = runInPlace(leave, () =>
    findConfiguration({ db, git, actor }, project, { sha: 'a'.repeat(40), settings, signal }),
  );
  await expect.poll(() => received.length).toBe(1);
  return { found, leaving, left: () => left };
}

it('a configuration at the address of a silent server is waited for as long as its caller waits', async () => {
  const { found, leaving } = await askSilentServer();
  const ended: unknown[] = [];
  void found.then((configuration) => ended.push(configuration));
  leaving.abort();
  // The file itself is waited for longer.
  await expect.poll(() => ended, { timeout: 10_000 }).toEqual([null]);
});

it('a configuration at the address of a silent server holds no place of others', async () => {
  const { found, leaving, left } = await askSilentServer();
  expect(left()).toBe(1);
  leaving.abort();
  await found;
  expect(left()).toBe(0);
});
