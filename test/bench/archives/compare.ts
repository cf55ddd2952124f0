import { setTimeout as delay } from 'node:timers/promises';
import { archiveOf, importForm } from '#test/support/project-archives.ts';
import { ask, askJson } from '../git/client.ts';
import { requestRate } from '../measure.ts';
import type { BenchServer } from '../processes.ts';
import { head } from '../rows.ts';
import { startHearth } from '../servers.ts';
import { line } from '../table.ts';
import { createWorld } from '../world.ts';

const notesOfIssue = 10;

const archiveWith = (issues: number) =>
  archiveOf({
    relations: {
      issues: Array.from({ length: issues }, (_, index) => ({
        ...{ iid: index + 1, title: `Pot ${index}`, state: 'opened', description: 'Cracks' },
        notes: Array.from({ length: notesOfIssue }, (_, note) => ({
          ...{ note: `It needs more heat, says potter ${note}`, author: { name: 'Ann' } },
          updated_at: '2026-01-01T00:00:00.000Z',
        })),
      })),
    },
  });

interface Asking {
  readonly server: BenchServer;
  readonly token: string;
}

/** Asks for an import; gives the id of the project that it becomes. */
async function beginImport({ server, token }: Asking, archive: Buffer): Promise<number> {
  const { body, headers } = importForm(archive, { path: 'kiln' });
  const answer = await fetch(`${server.origin}/api/v4/projects/import`, {
    ...{ method: 'POST', body: new Uint8Array(body) },
    headers: { ...headers, 'private-token': token },
  });
  if (answer.status !== 201) throw new Error(`the import answers ${answer.status}`);
  return ((await answer.json()) as { id: number }).id;
}

/** Work beside the reads, and the URL of its status. */
interface Work {
  readonly what: string;
  readonly url: string;
  readonly property: 'import_status' | 'export_status';
}

async function statusOf({ server, token }: Asking, { url, property }: Work): Promise<string> {
  const status = await askJson<Record<string, string>>(server, { url, token });
  return status[property] ?? '';
}

async function untilStatus(asking: Asking, work: Work, wanted: string): Promise<void> {
  for (;;) {
    const status = await statusOf(asking, work);
    if (status === wanted) return;
    if (status === 'failed') throw new Error(`the ${work.what} failed`);
    await delay(50);
  }
}

/** Reads at half of their full rate, while a project is imported and while it is exported. */
export async function compareArchives(
  main: string,
  postgresUrl: string | null,
  { issues }: { readonly issues: number },
): Promise<void> {
  const world = await createWorld(50, postgresUrl);
  const server = await startHearth(main, world);
  const token = world.administratorToken;
  const asking = { server, token };
  head(`${world.kind}: reads beside archives of ${issues} issues with ${notesOfIssue} notes each`);
  const load = { connections: 16, duration: 3 };
  const target = {
    url: `${server.origin}/api/v4/projects/${world.fileProject}`,
    headers: { 'private-token': token },
  };
  const archive = await archiveWith(issues);
  // The server has just begun: its code is compiled while it is asked.
  await requestRate(target, load);
  const paced = (await requestRate(target, load)).rate / 2;
  const compareReads = async (work: Work) => {
    await untilStatus(asking, work, 'started');
    const meanwhile = await requestRate(target, { ...load, paced });
    const status = await statusOf(asking, work);
    if (status !== 'started') throw new Error(`the ${work.what} was over too soon`);
    await untilStatus(asking, work, 'finished');
    const quiet = await requestRate(target, { ...load, paced });
    const slowest = `${meanwhile.slowestMs.toFixed(0)} : ${quiet.slowestMs.toFixed(0)} ms`;
    const kept = (meanwhile.rate / quiet.rate).toFixed(2);
    line(`GET …/projects/:id at half of its rate, ${work.what}`, kept, '', '1.00', slowest);
  };
  const id = await beginImport(asking, archive);
  const at = `/api/v4/projects/${id}`;
  await compareReads({ what: 'import', url: `${at}/import`, property: 'import_status' });
  await ask(server, { method: 'POST', url: `${at}/export`, token, body: {} });
  await compareReads({ what: 'export', url: `${at}/export`, property: 'export_status' });
  await server.stop();
  await world.remove();
}
