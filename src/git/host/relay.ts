import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface RelayOptions {
  readonly host: string;
  readonly port: number;
  /** The other side must send so many bytes in each `quietTime`, in milliseconds, until it has said all. */
  readonly leastBytes: number;
  readonly quietTime: number;
  readonly onQuiet: () => void;
}

export interface Relay {
  readonly port: number;
  close(): void;
}

/**
 * A port of this machine, for one connection, that leads to another server and watches what it sends: git itself waits
 * for ever on git://. Rejects when there is no port.
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
