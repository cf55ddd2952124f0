/** One line of a metric; `metricName` where it differs from the metric's, as the parts of a histogram do. */
export interface MetricValue {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly metricName?: string;
}

/** A metric as plain data, in the form in which prom-client merges several processes. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram' | 'summary';
  /** The aggregation of the values of several processes. */
  readonly aggregator: 'sum' | 'max' | 'min' | 'average' | 'first' | 'omit';
  readonly values: readonly MetricValue[];
}

export function createGauge(name: string, help: string, values: readonly MetricValue[]): Metric {
  return { name, help, type: 'gauge', aggregator: 'sum', values };
}

/** The other processes of the instance on this machine. */
export interface OtherProcesses {
  /** Registers the function that collects the metrics of this process. */
  offer(collect: () => Promise<Metric[]>): void;
  /** The metrics of the other processes that answer within a second. */
  gather(): Promise<GatheredMetrics>;
}

export interface GatheredMetrics {
  readonly answers: readonly (readonly Metric[])[];
  /** Processes that did not answer. */
  readonly missing: number;
}
