import type { Worker } from 'node:cluster';
import type { GatheredMetrics, Metric, OtherProcesses } from '#src/metrics/metric.ts';

/** Time limit of an answer, in milliseconds: a stalled process must not delay the others. */
const answerTimeoutMs = 1000;

/** A message between a process and the primary. The numbers tell which question an answer belongs to. */
type Message =
  | { readonly gather: number }
  | { readonly gathered: number; readonly result: GatheredMetrics }
  | { readonly collect: number }
  | { readonly collected: number; readonly metrics: readonly Metric[] };

/** The primary's part: passes a question of one process on to all others, and their answers back. */
export function passOnMetrics(processes: () => readonly Worker[]): (worker: Worker) => void {
  let next = 0;
  const open = new Map<number, (worker: Worker, metrics: readonly Metric[]) => void>();
  const ask = (others: readonly Worker[]): Promise<GatheredMetrics> =>
    new Promise((resolve) => {
      const number = next++;
      const answers = new Map<Worker, readonly Metric[]>();
      const finish = () => {
        clearTimeout(timer);
        open.delete(number);
        resolve({ answers: [...answers.values()], missing: others.length - answers.size });
      };
      const timer = setTimeout(finish, answerTimeoutMs);
      open.set(number, (worker, metrics) => {
        if (others.includes(worker)) answers.set(worker, metrics);
        if (answers.size === others.length) finish();
      });
      for (const other of others) send(other, { collect: number });
      if (others.length === 0) finish();
    });
  return (worker) => {
    worker.on('message', (message: Message) => {
      if ('collected' in message) open.get(message.collected)?.(worker, message.metrics);
      if (!('gather' in message)) return;
      const others = processes().filter((each) => each !== worker);
      void ask(others).then((result) => send(worker, { gathered: message.gather, result }));
    });
  };
}

/** A process that has ended is detected by a timeout. */
function send(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

/** The part of each process among several. */
export function createOtherProcesses(): OtherProcesses {
  let collect: (() => Promise<Metric[]>) | null = null;
  let next = 0;
  const open = new Map<number, (result: GatheredMetrics) => void>();
  const tell = (message: Message) => process.send?.(message, undefined, {}, () => undefined);
  process.on('message', (message: Message) => {
    if ('gathered' in message) open.get(message.gathered)?.(message.result);
    if (!('collect' in message) || collect === null) return;
    collect().then(
      (metrics) => tell({ collected: message.collect, metrics }),
      () => undefined,
    );
  });
  return {
    offer(work) {
      collect = work;
    },
    gather: () =>
      new Promise((resolve) => {
        const number = next++;
        const finish = (result: GatheredMetrics) => {
          clearTimeout(timer);
          open.delete(number);
          resolve(result);
        };
        // The primary may be stopped, as others may.
        const timer = setTimeout(() => finish({ answers: [], missing: 1 }), 2 * answerTimeoutMs);
        open.set(number, finish);
        tell({ gather: number });
      }),
  };
}
