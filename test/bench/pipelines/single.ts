import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { spreadOf } from '../measure.ts';
import { type BenchServer, memoryOf } from '../processes.ts';
import { figure, line } from '../table.ts';

const megabyte = 1_048_576;

/** A job with the token that its runner has, and the token by which others ask for its files. */
export interface RunningJob {
  readonly id: number;
  readonly project: number;
  readonly token: string;
  readonly readerToken: string;
}

/** A log of so many megabytes in parts of 4 kB, one after the other: the last fifth of it against the first. */
export async function measureTrace(
  { origin }: BenchServer,
  { id, token }: RunningJob,
  megabytes: number,
): Promise<void> {
  const part = Buffer.from('fired\n'.repeat(700).slice(0, 4_096));
  const parts = (megabytes * megabyte) / part.length;
  const fifths: number[] = [];
  for (let at = 0, began = performance.now(); at < parts; at += 1) {
    const start = at * part.length;
    const answer = await fetch(`${origin}/api/v4/jobs/${id}/trace`, {
      method: 'PATCH',
      headers: {
        'job-token': token,
        'content-type': 'text/plain',
        'content-range': `${start}-${start + part.length - 1}`,
      },
      body: part,
    });
    await answer.arrayBuffer();
    if (answer.status !== 202) throw new Error(`part ${at} was answered ${answer.status}`);
    if ((at + 1) % Math.floor(parts / 5) !== 0) continue;
    fifths.push((performance.now() - began) / 1000);
    began = performance.now();
  }
  const [first = NaN, last = NaN] = [fifths[0], fifths[4]];
  const seconds = fifths.map((each) => each.toFixed(1)).join(', ');
  const title = `a log of ${megabytes} MB in parts of 4 kB: the last fifth against the first`;
  line(title, (last / first).toFixed(2), '', '1.2', `${seconds} s`);
}

/** The body of an upload, which is never whole in memory. */
function sendFile(url: string, token: string, file: string, bytes: number): Promise<number> {
  const boundary = 'a-boundary-that-no-file-has';
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n`,
  );
  const end = Buffer.from(`\r\n--${boundary}--\r\n`);
  const headers = {
    'job-token': token,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': head.length + bytes + end.length,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    async function* body() {
      yield head;
      yield* createReadStream(file);
      yield end;
    }
    pipeline(Readable.from(body()), sent).catch(reject);
  });
}

/** Reads all of it, and keeps nothing. */
async function readAway(url: string, token: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'private-token': token } });
  if (answer.status !== 200 || answer.body === null) throw new Error(`${url}: ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) bytes += chunk.length;
  return bytes;
}

/** The most memory that the server has beyond what it had, in MB, while something is done. */
async function growthDuring({ pid }: BenchServer, work: () => Promise<unknown>): Promise<number> {
  const { own: before } = await memoryOf(pid);
  let most = before;
  const timer = setInterval(() => {
    void memoryOf(pid).then(({ own }) => (most = Math.max(most, own)));
  }, 50);
  await work();
  clearInterval(timer);
  return most - before;
}

async function writeArchive(file: string, files: number, bytes: number): Promise<number> {
  const zip = new ZipFile();
  const contents = Buffer.alloc(bytes, 'fired clay ');
  for (let at = 0; at < files; at += 1) {
    zip.addBuffer(contents, `file-${at}`, { compress: false });
  }
  zip.end();
  const target = createWriteStream(file);
  await pipeline(zip.outputStream, target);
  return target.bytesWritten;
}

/** Archives go up and come down, and a file of a megabyte is read out of a large one and of a small one. */
export async function measureArchives(
  server: BenchServer,
  jobs: { readonly small: RunningJob; readonly half: RunningJob; readonly large: RunningJob },
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-bench-archives-'));
  const file = path.join(folder, 'a.zip');
  const send = async ({ id, token }: RunningJob, files: number) => {
    const bytes = await writeArchive(file, files, megabyte);
    const status = await sendFile(
      `${server.origin}/api/v4/jobs/${id}/artifacts`,
      token,
      file,
      bytes,
    );
    if (status !== 201) throw new Error(`the upload was answered ${status}`);
  };
  const urlOf = ({ id, project }: RunningJob) =>
    `${server.origin}/api/v4/projects/${project}/jobs/${id}/artifacts`;
  const { small, half, large } = jobs;
  await send(small, 2);
  // The first uploads and downloads load what they need.
  await readAway(urlOf(small), small.readerToken);
  const up = await growthDuring(server, () => send(half, 500));
  line('RSS growth while 500 MB go up', `${up.toFixed(0)} MB`, '', '48 MB');
  const down = await growthDuring(server, () => readAway(urlOf(half), half.readerToken));
  line('RSS growth while 500 MB come down', `${down.toFixed(0)} MB`, '', '48 MB');
  // A body may have a gigabyte.
  await send(large, 1_000);
  await rm(folder, { recursive: true });
  const ratios: number[] = [];
  const timeOf = async (job: RunningJob, name: string) => {
    const began = performance.now();
    const bytes = await readAway(`${urlOf(job)}/${name}`, job.readerToken);
    if (bytes !== megabyte) throw new Error(`${name} has ${bytes} bytes`);
    return performance.now() - began;
  };
  const times: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const few = await timeOf(small, 'file-1');
    const many = await timeOf(large, 'file-999');
    times.push(many);
    ratios.push(many / few);
  }
  const title = 'a file of 1 MB out of an archive of 1 GB, against one of 2 MB (time)';
  line(title, figure(spreadOf(ratios)), '', '1.5', `${spreadOf(times).median.toFixed(1)} ms`);
}
