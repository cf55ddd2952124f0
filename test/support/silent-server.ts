import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The behaviour of a server of git when it is asked: nothing, a byte now and then without end, or what it should. */
export type Manner = 'is silent' | 'drips' | 'answers';

export interface SilentServer {
  /** http:// or git://, without a path. */
  readonly url: string;
  readonly port: number;
  /** How many were asked for objects. */
  readonly asked: () => number;
  /** Cuts every connection off and answers no more, as at the end of the test. */
  readonly hangUp: () => void;
}

const line = (text: string) => (text.length + 4).toString(16).padStart(4, '0') + text;
const id = 'a'.repeat(40);
const refs = `${line(`${id} HEAD\0side-band-64k ofs-delta\n`)}${line(`${id} refs/heads/main\n`)}0000`;
const service = `${line('# service=git-upload-pack\n')}0000`;

interface Writable {
  write(text: string): unknown;
}

/** A server that tells its refs, and sends objects, in these manners; it has none. Until the test ends. */
export async function silentServer(
  scheme: 'http' | 'git',
  toldRefs: Manner,
  sentObjects: Exclude<Manner, 'answers'> = 'is silent',
): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  const drips = new Set<NodeJS.Timeout>();
  let asked = 0;
  const behave = (to: Writable, manner: Manner) => {
    if (manner === 'answers') to.write(refs);
    if (manner === 'drips') drips.add(setInterval(() => to.write('0'), 50));
  };
  const keep = (socket: Socket) => {
    socket.on('error', () => undefined);
    sockets.add(socket);
  };
  const plain = createServer((socket) => {
    keep(socket);
    behave(socket, toldRefs);
    // The wants follow the request that opens the conversation.
    let heard = 0;
    socket.on('data', () => {
      heard += 1;
      if (heard === 2) asked += 1;
    });
  });
  const http = createHttpServer((request, response) => {
    const first = request.url?.includes('info/refs') === true;
    const kind = first ? 'advertisement' : 'result';
    response.setHeader('content-type', `application/x-git-upload-pack-${kind}`);
    if (first && toldRefs === 'answers') {
      response.end(service + refs);
      return;
    }
    if (!first) asked += 1;
    const manner = first ? toldRefs : sentObjects;
    if (manner === 'drips') response.flushHeaders();
    // A message of 65 kB for whoever fetches, of which one byte comes at a time.
    if (!first && manner === 'drips') response.write(`${line('NAK\n')}ffe0\x02`);
    behave(response, manner);
  });
  http.on('connection', keep);
  const server = scheme === 'git' ? plain : http;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hangUp = () => {
    for (const drip of drips) clearInterval(drip);
    // Git asks once more when its connection is cut off.
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(hangUp);
  const { port } = server.address() as AddressInfo;
  return { url: `${scheme}://127.0.0.1:${port}`, port, asked: () => asked, hangUp };
}
