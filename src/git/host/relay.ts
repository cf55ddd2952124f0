import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface RelayOptions {
  readonly host: string;
  readonly port: number;
  /** Minimum bytes that the other side must send in each `quietTime`, in milliseconds. */
  readonly leastBytes: number;
  readonly quietTime: number;
  readonly onQuiet: () => void;
}

export interface Relay {
  readonly port: number;
  close(): void;
}

/**
 * A local port, for one connection, that relays to another server and monitors its data: git itself has no time limit
 * for git://. Rejects when no port is available.
 */
export async function openRelay(options: RelayOptions): Promise<Relay> {
  const sockets: Socket[] = [];
  let received = 0;
  let over = false;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    server.close();
    const { host, port } = options;
    const far = connect({ host, port, allowHalfOpen: true });
    sockets.push(near, far);
    far.on('data', (chunk: Buffer) => (received += chunk.length));
    far.on('end', () => (over = true));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroySoon());
    }
  });
  server.maxConnections = 1;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const timer = setInterval(() => {
    if (!over && received < options.leastBytes) options.onQuiet();
    received = 0;
  }, options.quietTime);
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      clearInterval(timer);
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
