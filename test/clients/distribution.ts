import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCertificate } from '#src/image-registry/certificate.ts';
import { ensureRegistryKey } from '#src/image-registry/signing-key.ts';
import type { TestApp } from '#test/support/app.ts';

/**
 * CNCF Distribution 2.8 at an address that is known before it runs: servers name each other. While it is stopped nobody
 * answers there; its images stay.
 */
export class Distribution {
  readonly url: string;
  readonly #program: string;
  readonly #folder: string;
  readonly #front: Server;
  readonly #open: Set<Socket>;
  readonly #target: { port: number | null };
  #process: ChildProcess | null = null;

  private constructor(
    program: string,
    folder: string,
    { front, open, target }: Awaited<ReturnType<typeof listen>>,
  ) {
    this.#program = program;
    this.#folder = folder;
    this.#front = front;
    this.#open = open;
    this.#target = target;
    this.url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  }

  static async at(program: string): Promise<Distribution> {
    const folder = await mkdtemp(join(tmpdir(), 'hearth-distribution-'));
    return new Distribution(program, folder, await listen());
  }

  /** Starts it with the app as its token service, and the secret for its notifications; one that deletes nothing is usual. */
  async start({ db, environment, origin }: TestApp, secret: string, deletes = true): Promise<void> {
    const key = await ensureRegistryKey(db, environment.clock());
    const bundle = join(this.#folder, 'bundle.pem');
    await writeFile(bundle, createCertificate(key));
    const settings = join(this.#folder, 'config.json');
    const events = `${origin}/container_registry_event/events`;
    // JSON is YAML, too.
    const content = {
      version: 0.1,
      log: { level: 'info', accesslog: { disabled: true } },
      storage: {
        filesystem: { rootdirectory: join(this.#folder, 'images') },
        delete: { enabled: deletes },
      },
      http: { addr: '127.0.0.1:0', host: this.url, secret: 'of the uploads of a test' },
      auth: {
        token: {
          realm: `${origin}/jwt/auth`,
          service: 'container_registry',
          issuer: environment.config.baseUrl,
          rootcertbundle: bundle,
        },
      },
      notifications: {
        endpoints: [
          {
            ...{ name: 'hearth', url: events, headers: { Authorization: [secret] } },
            ...{ timeout: '5s', threshold: 10, backoff: '50ms' },
          },
        ],
      },
    };
    await writeFile(settings, JSON.stringify(content));
    const child = spawn(this.#program, ['serve', settings], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { OTEL_TRACES_EXPORTER: 'none' },
    });
    this.#process = child;
    this.#target.port = await new Promise<number>((resolve, reject) => {
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const port = /listening on 127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        if (port !== undefined) resolve(Number(port));
      });
      child.once('exit', () => reject(new Error(`the registry ended: ${said}`)));
    });
  }

  async stop(): Promise<void> {
    this.#target.port = null;
    for (const socket of this.#open) socket.destroy();
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async close(): Promise<void> {
    await this.stop();
    await new Promise((resolve) => this.#front.close(resolve));
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Passes connections on to the port that is set; without one it ends them. */
async function listen() {
  const target: { port: number | null } = { port: null };
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  };
  const front = createServer((near) => {
    keep(near);
    if (target.port === null) {
      near.destroy();
      return;
    }
    const far = connect(target.port, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return { front, open, target };
}
