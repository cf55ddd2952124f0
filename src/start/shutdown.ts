import type { Server } from 'node:http';

/** Milliseconds that pending requests may take after the request to stop. */
const drainTimeMs = 10_000;
/**
 * Milliseconds that the parts may then take to close. An earlier end would only lose work of a busy machine; the
 * supervisor of the server has its own limit.
 */
const closeTimeMs = 20_000;

/**
 * Shuts down on SIGTERM or SIGINT: rejects new connections, finishes current requests (at most ten seconds), closes
 * the parts, exits with 0. A second signal ends the process at once.
 */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(signal === 'SIGINT' ? 130 : 143);
    stopping = true;
    void drain(server)
      .then(() => limitTime(closeTimeMs, close()))
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Stopped uncleanly: ${String(error)}\n`);
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Resolves after the last connection; idle ones are closed now, busy ones after their response or the time limit. */
async function drain(server: Server, timeMs = drainTimeMs): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // Node closes idle connections with the server; one that becomes idle later must not be kept alive.
  server.keepAliveTimeout = 1;
  server.prependListener('request', (_req, res) => {
    res.setHeader('Connection', 'close');
  });
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const deadline = setTimeout(() => server.closeAllConnections(), timeMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}

async function limitTime(timeMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error('the database or git did not close in time')),
      timeMs,
    );
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
