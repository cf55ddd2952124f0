import { requestRate, spreadOf } from './measure.ts';
import { startHearth } from './servers.ts';
import { SETTLED } from './starts.ts';
import { figure, line, say } from './table.ts';
import type { World } from './world.ts';

/** One collection among young objects, as V8 tells it. */
interface Scavenge {
  /** Share of the young bytes that were still in use. */
  readonly survived: number;
  /** Milliseconds. */
  readonly pause: number;
}

const WARMING = 1;

/**
 * Measures the work of collecting garbage under the same request again and again. Nearly nothing survives while a
 * request is answered from what is young; where objects are kept that hold parts of requests, those survive, and every
 * pause grows with them.
 */
export async function measureGarbage(main: string, world: World, duration: number): Promise<void> {
  const { readerToken: token, fileProject, peopled, file } = world;
  const project = `/api/v4/projects/${fileProject}`;
  const raw = `${project}/repository/files/${encodeURIComponent(file.path)}/raw?ref=main`;
  let output = '';
  const hearth = await startHearth(main, world, {
    before: ['--trace-gc', '--trace-gc-nvp'],
    hear: (text) => (output += text),
  });
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  const load = (url: string, seconds: number) =>
    requestRate(
      { url: hearth.origin + url, headers: { 'private-token': token } },
      { connections: 16, duration: seconds },
    );
  say();
  line(`${world.kind}: garbage, 16 connections`, 'survives, %', 'pause, ms', 'target');
  for (const [name, url] of [
    ['GET /version', '/api/v4/version'],
    ['GET /projects?per_page=20', '/api/v4/projects?per_page=20'],
    ['GET /projects/{id}', project],
    [
      'GET /groups/{id}/members/all?per_page=20',
      `/api/v4/groups/${peopled}/members/all?per_page=20`,
    ],
    ['GET …/raw', raw],
  ] as const) {
    await load(url, WARMING);
    const from = output.length;
    await load(url, duration);
    const scavenges = readScavenges(output.slice(from));
    const spread = (kind: keyof Scavenge) => spreadOf(scavenges.map((each) => each[kind]));
    line(name, figure(spread('survived')), figure(spread('pause')), '1 %, 1 ms');
  }
  await hearth.stop();
}

/** Reads both forms of `--trace-gc-nvp`: `key=value`, and JSON in later versions of Node. */
function readScavenges(trace: string): Scavenge[] {
  return trace
    .split('\n')
    .filter((each) => /\bgc"?[=:]"?s\b/.test(each))
    .map((each) => {
      const value = (name: string) =>
        Number(new RegExp(`\\b${name}"?[=:]([\\d.]+)`).exec(each)?.[1] ?? NaN);
      const survived = value('promoted') + value('new_space_survived');
      return { survived: (100 * survived) / value('allocated'), pause: value('pause') };
    });
}
