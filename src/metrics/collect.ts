import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import type { Environment } from '#src/context.ts';
import { measureLoad } from '#src/database/database.ts';
import { readDiskSpace } from '#src/disk/free-space.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { readDeliveryCounts } from '#src/outbound/delivery-counts.ts';
import { createGauge, type GatheredMetrics, type Metric } from './metric.ts';
import type { RequestCounts } from './request-counts.ts';

type Sources = Pick<Environment, 'config' | 'db' | 'git' | 'workers'>;

/** Watches the process from the first request for metrics on. */
let ofNode: Registry | null = null;

/** The metrics of one process. */
export async function collectProcessMetrics(
  { db, git, workers }: Pick<Sources, 'db' | 'git' | 'workers'>,
  requests: RequestCounts,
): Promise<Metric[]> {
  const work = await git.workUnderWay();
  const { busy, slots } = workers.load();
  return [
    ...requests.metrics(),
    createDeliveryMetric(),
    createGauge(
      'hearth_git_work',
      'Pieces of work that git has under way or waiting, by kind.',
      work.flatMap(({ kind, running, waiting }) => [
        { value: running, labels: { kind, state: 'running' } },
        { value: waiting, labels: { kind, state: 'waiting' } },
      ]),
    ),
    createGauge(
      'hearth_database_connections',
      'Connections in use and idle, and work that waits for one; on SQLite of the one that writes.',
      Object.entries(measureLoad(db)).map(([state, value]) => ({ value, labels: { state } })),
    ),
    createGauge('hearth_worker_slots', 'Places for background work.', [
      { value: busy, labels: { state: 'busy' } },
      { value: slots - busy, labels: { state: 'free' } },
    ]),
    ...(await collectNodeMetrics()),
  ];
}

async function collectNodeMetrics(): Promise<Metric[]> {
  if (ofNode === null) {
    ofNode = new Registry();
    collectDefaultMetrics({ register: ofNode });
  }
  const metrics = (await ofNode.getMetricsAsJSON()) as unknown as Metric[];
  // The maximum over all processes, because an average would hide a stalled one.
  return metrics.map((metric) =>
    metric.name.startsWith('nodejs_eventloop_lag') ? { ...metric, aggregator: 'max' } : metric,
  );
}

function createDeliveryMetric(): Metric {
  return {
    name: 'hearth_deliveries_total',
    help: 'Deliveries to hooks and integrations, by outcome.',
    type: 'counter',
    aggregator: 'sum',
    values: Object.entries(readDeliveryCounts()).map(([outcome, value]) => ({
      value,
      labels: { outcome },
    })),
  };
}

/** Maximum number of counted deliveries. */
const maxCounted = 100_000;

/** The index contains only waiting jobs. */
const findWaiting = prepareStatement<object, { count: number; oldest: string | null }>((db) =>
  db(
    db('deliveries')
      .whereRaw("state = 'waiting'")
      .limit(maxCounted, { skipBinding: true })
      .select('created_at')
      .as('waiting'),
  )
    .count({ count: '*' })
    .min({ oldest: 'created_at' }),
);

/**
 * Metrics that all processes of the instance share. While the database is away, only the metrics of the disk and of
 * each process are available.
 */
export async function collectInstanceMetrics({
  config,
  db,
  workers,
}: Pick<Sources, 'config' | 'db' | 'workers'>): Promise<Metric[]> {
  const disk = await collectDiskMetrics(config.dataDir);
  const found = await Promise.all([workers.jobs(), findWaiting.first(db, {})]).catch(() => null);
  if (found === null) return disk;
  const [jobs, waiting] = found;
  const values = jobs.map(({ worker, state, count }) => ({
    value: count,
    labels: { worker, state },
  }));
  const oldest = waiting?.oldest == null ? 0 : (Date.now() - Date.parse(waiting.oldest)) / 1000;
  return [
    ...disk,
    createGauge('hearth_jobs', 'Background work by kind and state.', values),
    createGauge('hearth_deliveries_waiting', `Deliveries that wait, counted to ${maxCounted}.`, [
      { value: Number(waiting?.count ?? 0), labels: {} },
    ]),
    createGauge('hearth_deliveries_oldest_seconds', 'The age of the oldest of them.', [
      { value: Math.max(0, oldest), labels: {} },
    ]),
  ];
}

/** The space of the disk that holds repositories; none where the system does not answer. */
async function collectDiskMetrics(dataDir: string): Promise<Metric[]> {
  const space = await readDiskSpace(dataDir).catch(() => null);
  if (space === null) return [];
  const { freeBytes, sizeBytes } = space;
  return [
    createGauge('hearth_disk_free_bytes', 'Free bytes of the disk with the data directory.', [
      { value: freeBytes, labels: {} },
    ]),
    createGauge('hearth_disk_size_bytes', 'Size of the disk with the data directory.', [
      { value: sizeBytes, labels: {} },
    ]),
  ];
}

export interface Exposition {
  readonly type: string;
  readonly text: string;
}

/** Joins the answers of all processes into the text that monitors read. */
export async function expose(
  own: readonly Metric[],
  shared: readonly Metric[],
  { answers, missing }: GatheredMetrics,
): Promise<Exposition> {
  const processes = createGauge(
    'hearth_processes',
    'Server processes, by whether they are in here.',
    [
      { value: answers.length + 1, labels: { state: 'answered' } },
      { value: missing, labels: { state: 'missing' } },
    ],
  );
  const registry = AggregatorRegistry.aggregate([own, ...answers, [...shared, processes]]);
  return { type: registry.contentType, text: await registry.metrics() };
}
