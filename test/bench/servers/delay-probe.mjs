// Loaded into the server that is measured, before anything else: tells on a port of its own how long the event loop
// was held up since it was last asked, how long of it by work of its own and not for want of a core, and makes the
// process as large as one that has served for long.
import { openSync, readSync } from 'node:fs';
import { createServer } from 'node:http';
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { setInterval } from 'node:timers';

/** Milliseconds. The timer comes this much later at best, which is no delay. */
const resolution = 1;
const ballast = Buffer.alloc(Number(process.env.PROBE_BALLAST_MB ?? 0) * 1024 * 1024, 1);
const delays = monitorEventLoopDelay({ resolution });
delays.enable();

// Nanoseconds for which the main thread has run, as Linux tells of it; null elsewhere.
const readRunTime = openRunTime();
const computing = createHistogram();
let before = readRunTime?.() ?? 0;
setInterval(() => {
  const now = readRunTime?.() ?? 0;
  if (now > before) computing.record(now - before);
  before = now;
}, resolution).unref();

function openRunTime() {
  if (process.platform !== 'linux') return null;
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const text = Buffer.alloc(100);
  return () => Number(text.toString('latin1', 0, readSync(file, text, 0, 100, 0)).split(' ', 1)[0]);
}

const server = createServer((_req, res) => {
  const milliseconds = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
  const answer = {
    median: milliseconds(delays.percentile(50)),
    p99: milliseconds(delays.percentile(99)),
    worst: milliseconds(delays.max),
    computing: { p99: computing.percentile(99) / 1e6, worst: computing.max / 1e6 },
    resident: process.memoryUsage.rss() / 1024 / 1024,
    ballast: ballast.length,
  };
  delays.reset();
  computing.reset();
  res.end(JSON.stringify(answer));
});
server.listen(Number(process.env.PROBE_PORT), '127.0.0.1');
server.unref();
