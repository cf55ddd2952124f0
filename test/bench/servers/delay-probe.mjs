// Loaded into the server that is measured, before anything else: tells on a port of its own how long the event loop
// was held up since it was last asked, and makes the process as large as one that has served for long.
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds. The timer comes this much later at best, which is no delay. */
const resolution = 1;
const ballast = Buffer.alloc(Number(process.env.PROBE_BALLAST_MB ?? 0) * 1024 * 1024, 1);
const delays = monitorEventLoopDelay({ resolution });
delays.enable();

const server = createServer((_req, res) => {
  const milliseconds = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
  const answer = {
    median: milliseconds(delays.percentile(50)),
    p99: milliseconds(delays.percentile(99)),
    worst: milliseconds(delays.max),
    resident: process.memoryUsage.rss() / 1024 / 1024,
    ballast: ballast.length,
  };
  delays.reset();
  res.end(JSON.stringify(answer));
});
server.listen(Number(process.env.PROBE_PORT), '127.0.0.1');
server.unref();
