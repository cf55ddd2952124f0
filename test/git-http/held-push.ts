import { execFile } from 'node:child_process';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface HeldPush {
  /** Sends the rest; what git reports then, with the words for whoever pushes. */
  finish(): Promise<{ readonly status: number; readonly text: string }>;
}

export interface Held {
  /** URL of the project with credentials. */
  readonly url: string;
  /** Full name of a new ref. */
  readonly ref: string;
  readonly to: string;
  readonly pack: Buffer;
}

/** A push of one ref that stops in the middle of its pack. */
export function holdPush({ url, ref, to, pack }: Held): HeldPush {
  const command = `${'0'.repeat(40)} ${to} ${ref}\0 report-status side-band-64k`;
  const packet = (command.length + 4).toString(16).padStart(4, '0') + command;
  const middle = Math.floor(pack.length / 2);
  const type = 'application/x-git-receive-pack-request';
  const sending = post(`${url}/git-receive-pack`, { 'content-type': type });
  sending.write(Buffer.concat([Buffer.from(`${packet}0000`), pack.subarray(0, middle)]));
  return { finish: () => finish(sending, pack.subarray(middle)) };
}

/** Pack of all objects that a commit of a work tree reaches. */
export async function packOf(work: string, commit: string): Promise<Buffer> {
  const command = `echo ${commit} | git pack-objects --revs --stdout --quiet`;
  const options = { cwd: work, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const;
  return (await run('sh', ['-c', command], options)).stdout;
}

/** A request with the credentials of an address, whose body comes later. */
function post(address: string, headers: Record<string, string>): ClientRequest {
  const { hostname, port, pathname, username, password } = new URL(address);
  const auth = [username, password].map(decodeURIComponent).join(':');
  return request({ hostname, port, path: pathname, method: 'POST', headers, auth });
}

async function finish(sending: ClientRequest, rest: Buffer) {
  sending.end(rest);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') };
}
