// Loaded into each process that is measured, before anything else: notes for how long the event loop was held up at
// most, and tells it to whoever listens on the socket and asks.
import { openSync, readSync } from 'node:fs';
import { connect } from 'node:net';
import { setInterval } from 'node:timers';
import { isMainThread } from 'node:worker_threads';

/** Milliseconds between two looks. */
const period = 2;

/** Nanoseconds that the main thread ran, and that it waited for a core, since it began; null where Linux is not. */
function openSchedule() {
  try {
    // The main thread has the number of the process.
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
    const bytes = Buffer.alloc(100);
    return () => {
      const length = readSync(file, bytes, 0, bytes.length, 0);
      const [ran, waited] = bytes.latin1Slice(0, length).split(' ');
      return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 };
    };
  } catch {
    return null;
  }
}

function startMeter(socketPath) {
  const schedule = openSchedule();
  const now = () => ({ at: performance.now(), ...(schedule?.() ?? { ran: 0, waited: 0 }) });
  const none = { wall: 0, ran: 0, held: 0 };
  let before = now();
  let worst = none;
  let questions = 0;
  const look = () => {
    const after = now();
    const wall = after.at - before.at;
    // A thread that others keep from the core is held up by them, not by what it does.
    const held = Math.max(0, wall - (after.waited - before.waited) - period);
    const ran = schedule === null ? held : after.ran - before.ran;
    if (ran > worst.ran) worst = { wall, ran, held };
    before = after;
    for (; questions > 0; questions -= 1) {
      tell(worst);
      worst = none;
    }
  };
  setInterval(look, period).unref();

  const socket = connect(socketPath);
  socket.setEncoding('utf8').on('error', () => undefined);
  socket.unref();
  const tell = (value) => socket.write(`${JSON.stringify(value)}\n`);
  const name = process.argv[1]?.includes('/git/host/') === true ? 'git host' : 'server';
  tell({ name, pid: process.pid });
  // Each character is a question, answered when the turn that it came in is over and counted.
  socket.on('data', (text) => (questions += text.length));
}

if (isMainThread && process.env.STALL_METER_SOCKET) startMeter(process.env.STALL_METER_SOCKET);
