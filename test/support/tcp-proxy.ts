import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP connection to elsewhere that fails on demand. */
export interface TcpProxy {
  /** The url, with the address of the proxy in place of its own. */
  readonly url: string;
  /** Stops all traffic of old and new connections without an error, as if the network had been cut. */
  freeze(): void;
  /** Lets new connections pass; frozen ones stay frozen. */
  thaw(): void;
  /** Ends the connections there are. */
  cut(): void;
  close(): Promise<void>;
}

/** Listens on a free port of this machine and passes on what comes to the host and port of `target`. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let frozen = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (frozen) {
      near.pause();
      return;
    }
    const far = connect(Number(port), hostname);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    freeze() {
      frozen = true;
      for (const socket of open) socket.unpipe().pause();
    },
    thaw() {
      frozen = false;
    },
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
